import path from 'node:path';
import {readText} from '../../lib/files';
import {listArticles, readFrontMatter, routeOf, sourceDir} from '../../articles/files';
import {annotatedFiles, notesOf} from '../../articles/owner-notes';

/** Something that the product's owner still has to confirm. */
export interface Statement {
  /** Path of the article below `docs/`, or file and line of a published file. */
  article: string;
  statement: string;
  /** Page on which readers see what depends on the statement. */
  route: string;
}

function inArticle(article: string): Statement[] {
  const file = path.join(sourceDir, article);
  const {confirm: statements = [], slug} = readFrontMatter(file);
  if (!Array.isArray(statements) || statements.some((statement) => typeof statement !== 'string')) {
    throw new Error(`${file}: "confirm" in the front matter must be a list of texts.`);
  }
  return statements.map((statement: string) => ({article, statement, route: routeOf(article, slug)}));
}

/**
 * Reads the statements to confirm: `confirm` in the front matter of articles, and the notes in the OpenAPI documents and
 * the SDK's declarations.
 * @throws Error with the file whose `confirm` isn't a list of texts
 */
export const readStatements = (): Statement[] => [
  ...listArticles(sourceDir).flatMap(inArticle),
  ...annotatedFiles.flatMap((name) => {
    const file = path.join('static', name);
    return notesOf(readText(file)).map(({line, statement}) => ({
      article: `${file}:${line}`,
      statement,
      route: `/${name}`,
    }));
  }),
];
