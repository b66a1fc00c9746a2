import {readText} from '../lib/files';
import {inFormOf} from '../lib/strings';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listArticles, readFrontMatter, routeOf, sourceDir} from './files';

/** The list of the routes that articles have been published at: links lead there from everywhere. */

/** One route a line, without a language; {@link publishRoutes} writes it. */
export const routesFile = 'articles/routes.txt';

/** Every route in the list, with or without an article today. */
export const publishedRoutes = (): string[] => readText(routesFile).trimEnd().split('\n');

/** The routes of the articles in `docs/`. */
export const articleRoutes = (): string[] =>
  listArticles(sourceDir).map((article) => routeOf(article, readFrontMatter(path.join(sourceDir, article)).slug));

/**
 * Adds the routes of new articles to the list and sorts it; never removes one.
 * @returns what was added
 */
export function publishRoutes(): string[] {
  const published = publishedRoutes();
  const added = articleRoutes().filter((route) => !published.includes(route));
  const text = `${[...published, ...added].sort().join('\n')}\n`;
  writeFileSync(routesFile, inFormOf(readFileSync(routesFile, 'utf8'), text));
  return added;
}
