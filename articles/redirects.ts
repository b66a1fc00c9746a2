import {readFileSync} from 'node:fs';

/** Where readers find what was published at an address where it no longer is. */

export const redirectsFile = 'articles/moved.json';

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
export function destination(address: string, redirects: Redirects, passed: string[] = []): string | null {
  if (passed.includes(address)) {
    throw new Error(
      `${redirectsFile}: ${passed[0]} leads back to ${address}. Let the last one be an article's address.`,
    );
  }
  const next = redirects[address];
  return typeof next === 'string' ? destination(next, redirects, [...passed, address]) : next === null ? null : address;
}

export type Moved = [from: string, to: string];

/**
 * The articles that have moved, or, of the article at a route, the ids that other headings have now.
 * @throws Error if an address leads in a circle
 */
export const moved = (page?: string, redirects = readRedirects()): Moved[] =>
  Object.keys(redirects).flatMap((from) => {
    const to = destination(from, redirects);
    const isWanted = page === undefined ? !from.includes('#') : from.startsWith(`${page}#`);
    return isWanted && to !== null ? [[from, to]] : [];
  });
