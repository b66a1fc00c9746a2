import {readText} from '../lib/files';
import {inFormOf} from '../lib/strings';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listArticles, readFrontMatter, routeOf, sourceDir} from './files';

/** The list of what articles have been published at, routes and the ids of headings: links lead there from everywhere. */

/** A route a line, without a language, and the ids behind it (` #id`); {@link publishRoutes} writes it. */
export const routesFile = 'articles/routes.txt';

/** Without the slash at the end that routes of folders have, as links may have it or not. */
export const plain = (route: string): string => route.replace(/(.)\/$/, '$1');

/** What is served at a route. */
export interface Published {
  route: string;
  ids: string[];
}

/** Everything in the list, with or without an article today, in the order of its lines. */
export const published = (): Published[] =>
  readText(routesFile)
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [route, ...ids] = line.split(' #');
      return {route: route!, ids};
    });

const fence = /^ *(`{3,}|~{3,})[^]*?^ *\1 *$/gm;

/** The ids that an article gives its headings. */
const idsIn = (text: string): string[] =>
  [...text.replace(fence, '').matchAll(/^#{2,6} .*\{#([\w-]+)\} *$/gm)].map(([, id]) => id!);

/** An article as it is today; its file is below `docs/`. */
export const served = (): (Published & {file: string})[] =>
  listArticles(sourceDir).map((file) => {
    const article = path.join(sourceDir, file);
    return {
      file: article,
      route: routeOf(file, readFrontMatter(article).slug),
      ids: idsIn(readText(article)),
    };
  });

export const articleRoutes = (): string[] => served().map(({route}) => route);

/**
 * Adds new routes and ids to the list and sorts it; never removes one.
 * @returns the lines that changed
 */
export function publishRoutes(): string[] {
  const listed = published();
  const ids = new Map(listed.map(({route, ids: known}) => [route, new Set(known)]));
  for (const {route, ids: today} of served()) {
    ids.set(route, new Set([...(ids.get(route) ?? []), ...today]));
  }
  const before = new Set(readText(routesFile).split('\n'));
  const lines = [...ids].map(([route, all]) => [route, ...[...all].sort()].join(' #')).sort();
  writeFileSync(routesFile, inFormOf(readFileSync(routesFile, 'utf8'), `${lines.join('\n')}\n`));
  return lines.filter((line) => !before.has(line));
}
