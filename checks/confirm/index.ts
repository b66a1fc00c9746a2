import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listArticles, readFrontMatter, sourceDir} from '../../articles/files';

const declarationFile = 'static/sdk/sw.d.ts';

/** Something that the product's owner still has to confirm. */
export interface Statement {
  /** Path of the article below `docs/`, or file and line of the SDK's declarations. */
  article: string;
  statement: string;
}

function inArticle(article: string): Statement[] {
  const file = path.join(sourceDir, article);
  const statements = readFrontMatter(file).confirm ?? [];
  if (!Array.isArray(statements) || statements.some((statement) => typeof statement !== 'string')) {
    throw new Error(`${file}: "confirm" in the front matter must be a list of texts.`);
  }
  return statements.map((statement: string) => ({article, statement}));
}

const inDeclarations = (): Statement[] =>
  readFileSync(declarationFile, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const statement = /^\s*\/\/ confirm: (.+)$/.exec(line)?.[1];
      return statement ? [{article: `${declarationFile}:${index + 1}`, statement}] : [];
    });

/**
 * Reads the statements to confirm: `confirm` in the front matter of articles, and `// confirm:` above a declaration of
 * the SDK.
 * @throws Error with the file whose `confirm` isn't a list of texts
 */
export const readStatements = (): Statement[] => [...listArticles(sourceDir).flatMap(inArticle), ...inDeclarations()];
