import {readFileSync} from 'node:fs';

/** Where readers find what was published at an address where it no longer is. */

export const redirectsFile = 'articles/redirects.json';

/**
 * The address that replaces an old one, or `null` if nothing does: `/docs/old` to `/docs/new` for an article, and
 * `/docs/page#old` to `/docs/page#new` for a heading. Without language, and without a slash at the end.
 */
export type Redirects = Readonly<Record<string, string | null>>;

export const readRedirects = (): Redirects => JSON.parse(readFileSync(redirectsFile, 'utf8')) as Redirects;

/**
 * Where an address leads in the end, however often its article has moved: to itself if it isn't in the list.
 * @throws Error if it leads in a circle
 */
export function destination(address: string, redirects: Redirects): string | null {
  const passed = new Set<string>();
  let current: string | null = address;
  while (current !== null && current in redirects) {
    if (passed.has(current)) {
      throw new Error(
        `${redirectsFile}: ${address} leads back to ${current}. Let the last address be that of an article.`,
      );
    }
    passed.add(current);
    current = redirects[current] ?? null;
  }
  return current;
}

/** An old address, and the present one. */
export type Moved = [from: string, to: string];

function moved(redirects: Redirects, what: 'article' | 'heading'): Moved[] {
  return Object.keys(redirects)
    .filter((from) => from.includes('#') === (what === 'heading'))
    .flatMap((from) => {
      const to = destination(from, redirects);
      return to === null ? [] : [[from, to] as Moved];
    });
}

/**
 * The articles that have moved.
 * @throws Error if an address leads in a circle
 */
export const movedArticles = (redirects = readRedirects()): Moved[] => moved(redirects, 'article');

/**
 * The ids that an article had, each with the id of today's heading.
 * @param route of the article
 * @throws Error if an address leads in a circle
 */
export const formerIds = (route: string, redirects = readRedirects()): [former: string, id: string][] =>
  moved(redirects, 'heading')
    .map(([from, to]) => [from.split('#'), to.split('#')] as const)
    .filter(([[page]]) => page === route)
    .map(([[, former], [, id]]) => [former!, id!]);
