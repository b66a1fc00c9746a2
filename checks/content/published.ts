import {readFileSync} from 'node:fs';
import type {Problem} from '../../articles/problem';
import {destination, readRedirects, redirectsFile, type Redirects} from '../../articles/redirects';
import {plain, published, routesFile, served} from '../../articles/routes';

/** Whether each address that was ever published still leads to an article or heading, or is said to be removed. */

type Articles = Map<string, {file: string; ids: ReadonlySet<string>}>;

const rule = 'published';
const unpublished = ` If it was never online, take it out of ${routesFile}.`;

/** What is wrong with an address in the list that leads to no article today, or to one without an id that it had. */
function lostAddresses(today: Articles, redirects: Redirects): Problem[] {
  return published().flatMap(({route, ids}, index) => {
    const place = {file: routesFile, line: index + 1, rule};
    const from = plain(route);
    const to = destination(from, redirects);
    const article = to === null ? undefined : today.get(to);
    if (!article) {
      const message =
        `no article is at ${from} any more, but links lead there. Write into ${redirectsFile} where it is now, ` +
        `"${from}": "/docs/…", or "${from}": null if it was removed.${unpublished}`;
      return to === from ? [{...place, message}] : [];
    }
    return ids
      .filter((id) => !article.ids.has(id) && !(`${to}#${id}` in redirects))
      .map((id) => ({
        file: article.file,
        line: 1,
        rule,
        message:
          `no heading has the id ${id} any more, but links lead there. Write into ${redirectsFile} which one has its ` +
          `text now, "${to}#${id}": "${to}#…", or "${to}#${id}": null if it was removed.${unpublished}`,
      }));
  });
}

/** What is wrong with an entry of the redirects. */
function wrongEntry(from: string, today: Articles, redirects: Redirects): string | undefined {
  const to = destination(from, redirects);
  const [page, id] = from.split('#') as [string, string?];
  const [target, heading] = to?.split('#') ?? [];
  const article = today.get(id === undefined ? from : page);
  if (id === undefined ? article : article?.ids.has(id)) {
    return `${from} is there. Remove the entry, which would lead readers away.`;
  }
  if (id !== undefined && !article) {
    return `no article is at ${page}. Write the entry for the address that the article has now.`;
  }
  if (to === null) {
    return undefined;
  }
  if (id !== undefined && target !== page) {
    return `${to} is on another page, to which browsers can't lead. Name a heading of ${page}, or null.`;
  }
  const found = today.get(target!);
  const isThere = id === undefined ? found && heading === undefined : heading && found?.ids.has(heading);
  return isThere ? undefined : `${to} is nowhere. Name an article or heading that is there, or null.`;
}

function wrongEntries(today: Articles, redirects: Redirects): Problem[] {
  const lines = readFileSync(redirectsFile, 'utf8').split('\n');
  return Object.keys(redirects).flatMap((from) => {
    const message = wrongEntry(from, today, redirects);
    const line = lines.findIndex((text) => text.trimStart().startsWith(`${JSON.stringify(from)}:`)) + 1;
    return message ? [{file: redirectsFile, line, rule, message}] : [];
  });
}

/**
 * @returns what authors have to write into the list of redirects, and what isn't in the list of addresses yet
 * @throws Error if an address leads in a circle
 */
export function checkPublished(): Problem[] {
  const articles = served();
  const today: Articles = new Map(articles.map(({file, route, ids}) => [plain(route), {file, ids: new Set(ids)}]));
  const redirects = readRedirects();
  const known = new Set(published().flatMap(({route, ids}) => [route, ...ids.map((id) => `${route}#${id}`)]));
  const added = articles.flatMap(({file, route, ids}) => {
    const address = [route, ...ids.map((id) => `${route}#${id}`)].find((each) => !known.has(each));
    const message = `${address} isn't in ${routesFile} yet. Run npm run routes, which adds it.`;
    return address === undefined ? [] : [{file, line: 1, rule, message}];
  });
  return [...lostAddresses(today, redirects), ...wrongEntries(today, redirects), ...added];
}
