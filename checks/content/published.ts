import {readFileSync} from 'node:fs';
import type {Problem} from '../../articles/problem';
import {destination, readRedirects, redirectsFile} from '../../articles/redirects';
import {plain, published, routesFile, served, unpublished} from '../../articles/routes';

/** Whether each address that was ever published still leads to an article or heading, or is said to be removed. */

const rule = 'published';

const ask = (address: string, form: string): string =>
  `nothing is at ${address} any more, but links lead there. Write into ${redirectsFile} where it is now, "${address}": ` +
  `"${form}", or "${address}": null if it was removed. If it was never online, take it out of ${routesFile}.`;

const withIds = (route: string, ids: string[]): string[] => [route, ...ids.map((id) => `${route}#${id}`)];

/** What authors have to write into the list of redirects, which throws if it's wrong, or into that of addresses. */
export function checkPublished(): Problem[] {
  const redirects = readRedirects();
  const articles = served();
  const files = new Map(articles.map(({file, route}) => [plain(route), file]));
  const there = new Set(articles.flatMap(({route, ids}) => withIds(plain(route), ids)));
  const lost = published().flatMap(([route, ...ids], index): Problem[] => {
    const from = plain(route!);
    const to = destination(from, redirects) ?? '';
    const file = files.get(to);
    if (!file) {
      return to === from ? [{file: routesFile, line: index + 1, rule, message: ask(from, '/docs/…')}] : [];
    }
    const gone = withIds(to, ids).filter((address) => !there.has(address) && !(address in redirects));
    return gone.map((address) => ({file, line: 1, rule, message: ask(address, `${to}#…`)}));
  });
  const lines = readFileSync(redirectsFile, 'utf8').split('\n');
  const wrong = Object.keys(redirects).flatMap((from) => {
    const to = destination(from, redirects);
    const [page, id] = (from.includes('#') || to === null ? from : to).split('#');
    const isFound = to === null || (there.has(to) && (id === undefined || to.startsWith(`${page}#`)));
    const line = lines.findIndex((text) => text.includes(`${JSON.stringify(from)}:`)) + 1;
    const message = isFound
      ? `${from} is there. Remove the entry, which would lead readers away.`
      : `${to} isn't ${id === undefined ? 'an article' : `a heading of ${page}`}. Name one that is there, or null.`;
    return isFound && !there.has(from) ? [] : [{file: redirectsFile, line, rule, message}];
  });
  const added = unpublished().map((text) => {
    const message = `${text.split(' #')[0]} or an id there isn't in the list yet. Run npm run routes, which adds it.`;
    return {file: routesFile, line: 1, rule, message};
  });
  return [...lost, ...wrong, ...added];
}
