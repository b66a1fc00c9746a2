import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listArticles, readFrontMatter, sourceDir} from '../articles/files';
import {readArguments} from './lib/arguments';

/**
 * `npm run content:confirm` prints the statements that the product's owner still has to confirm, as a table;
 * `-- --json` prints them as JSON. They stand in the front matter of articles, and in the declaration file of the SDK
 * above what they are about.
 */
const {values} = readArguments({
  usage: 'npm run content:confirm -- [--json]',
  does: 'Lists the statements that the owner of the product still has to confirm.',
  options: {json: {type: 'boolean'}},
});
const declarations = 'static/sdk/sw.d.ts';

const inArticles = listArticles(sourceDir).flatMap((article) => {
  const file = path.join(sourceDir, article);
  const statements = readFrontMatter(file).confirm ?? [];
  if (!Array.isArray(statements) || statements.some((statement) => typeof statement !== 'string')) {
    throw new Error(`${file}: "confirm" in the front matter must be a list of texts.`);
  }
  return statements.map((statement: string) => ({article, statement}));
});

const inDeclarations = readFileSync(declarations, 'utf8')
  .split('\n')
  .flatMap((line, i) => {
    const statement = /^\s*\/\/ confirm: (.+)$/.exec(line)?.[1];
    return statement ? [{article: `${declarations}:${i + 1}`, statement}] : [];
  });
const open = [...inArticles, ...inDeclarations];

if (values.json) {
  console.log(JSON.stringify(open, null, 2));
} else {
  console.log('| Place | To confirm |\n| --- | --- |');
  for (const {article, statement} of open) {
    console.log(`| ${article} | ${statement.replaceAll('|', '\\|')} |`);
  }
  const articles = new Set(inArticles.map(({article}) => article)).size;
  console.log(
    `\n${open.length} statements to confirm: ${inArticles.length} in ${articles} articles, ${inDeclarations.length} in ${declarations}.`,
  );
}
