import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../lib/files';
import {inFormOf} from '../lib/strings';
import {articleRoute, listArticles, sourceDir} from './files';

/** The list of what articles have been published at: links lead there from everywhere. */

/** A route a line, without a language, and the ids of its headings (` #id`); {@link publishRoutes} writes it. */
export const routesFile = 'articles/routes.txt';

/** Without the slash at the end that routes of folders have, as links may have it or not. */
export const plain = (route: string): string => route.replace(/(.)\/$/, '$1');

/** Every line of the list, with or without an article today: the route, then the ids. */
export const published = (): string[][] =>
  readText(routesFile)
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' #'));

const fence = /^ *(`{3,}|~{3,})[^]*?^ *\1 *$/gm;

/** The articles in `docs/` as they are today: file, route, and the ids of its headings. */
export const served = (): {file: string; route: string; ids: string[]}[] =>
  listArticles(sourceDir).map((article) => {
    const file = path.join(sourceDir, article);
    const headings = readText(file)
      .replace(fence, '')
      .matchAll(/^#{2,6} .*\{#([\w-]+)\} *$/gm);
    return {file, route: articleRoute(article), ids: [...headings].map(([, id]) => id!)};
  });

/** The lines of the list, sorted, with today's routes and ids. */
function complete(): string[] {
  const ids = new Map(published().map(([route, ...known]) => [route!, known]));
  served().forEach(({route, ids: today}) => ids.set(route, [...(ids.get(route) ?? []), ...today]));
  return [...ids].map(([route, all]) => [route, ...[...new Set(all)].sort()].join(' #')).sort();
}

/** What the list doesn't have yet, line by line: a route with the ids of its headings. */
export function unpublished(): string[] {
  const lines = readText(routesFile).split('\n');
  return complete().filter((line) => !lines.includes(line));
}

/** Adds new routes and ids to the list; never removes one. */
export const publishRoutes = (): void =>
  writeFileSync(routesFile, inFormOf(readFileSync(routesFile, 'utf8'), `${complete().join('\n')}\n`));
