import {readStatements} from '../checks/confirm';
import {readArguments} from './lib/arguments';
import {runCommand} from './lib/run';

const {values} = readArguments({
  usage: 'npm run content:confirm -- [--json]',
  does: 'Lists the statements that the owner of the product still has to confirm.',
  options: {json: {type: 'boolean'}},
});

runCommand(() => {
  const statements = readStatements();
  if (values.json) {
    console.log(JSON.stringify(statements, null, 2));
    return;
  }
  console.log('| Place | To confirm |\n| --- | --- |');
  for (const {article, statement} of statements) {
    console.log(`| ${article} | ${statement.replaceAll('|', '\\|')} |`);
  }
  console.log(`\n${statements.length} statements to confirm.`);
});
