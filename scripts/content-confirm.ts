import {readStatements} from '../checks/confirm';
import {command} from './lib/command';

command({
  usage: 'npm run content:confirm -- [--csv]',
  does: 'Lists the statements that the owner of the product still has to confirm.',
  options: {csv: {type: 'boolean'}},
  run: ({values}) => {
    const statements = readStatements();
    if (values.csv) {
      // A questionnaire for a spreadsheet; the owner fills in the last column.
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
      console.log(['Place', 'Page', 'To confirm', 'Answer'].join(','));
      for (const {article, route, statement} of statements) {
        console.log([article, route, statement, ''].map(quoted).join(','));
      }
      return;
    }
    console.log('| Place | To confirm |\n| --- | --- |');
    for (const {article, statement} of statements) {
      console.log(`| ${article} | ${statement.replaceAll('|', '\\|')} |`);
    }
    console.log(`\n${statements.length} statements to confirm.`);
  },
});
