import path from 'node:path';
import {readArticle} from '../plugins/translations/article';
import {listArticles, sourceDir} from '../plugins/translations/status';

/**
 * `npm run content:confirm` prints the statements that the product's owner still has to confirm, as a table;
 * `-- --json` prints them as JSON.
 */
const open = listArticles(sourceDir).flatMap((article) => {
  const file = path.join(sourceDir, article);
  const statements = readArticle(file).frontMatter.confirm ?? [];
  if (!Array.isArray(statements) || statements.some((statement) => typeof statement !== 'string')) {
    throw new Error(`${file}: "confirm" in the front matter must be a list of texts.`);
  }
  return statements.map((statement: string) => ({article, statement}));
});

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(open, null, 2));
} else {
  console.log('| Article | To confirm |\n| --- | --- |');
  for (const {article, statement} of open) {
    console.log(`| ${article} | ${statement.replaceAll('|', '\\|')} |`);
  }
  console.log(`\n${open.length} statements to confirm in ${new Set(open.map(({article}) => article)).size} articles.`);
}
