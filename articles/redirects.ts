import assert from 'node:assert';
import {messageOf} from '../lib/errors';
import {readText} from '../lib/files';

/** Where readers find what was published at an address where it no longer is. */

export const redirectsFile = 'articles/moved.json';

/**
 * The address that replaces an old one, or `null` if nothing does: `/docs/old` to `/docs/new` for an article, or to
 * `/docs/new#part` if it was merged into another; `/docs/page#old` to `/docs/page#new` for a heading. Without language,
 * and without a slash at the end.
 */
export type Redirects = Readonly<Record<string, string | null>>;

/** @throws Error with the file if it isn't such a list */
export function readRedirects(): Redirects {
  try {
    const list = JSON.parse(readText(redirectsFile)) as Redirects | null;
    assert(list?.constructor === Object, 'this is no list of addresses');
    return list;
  } catch (error) {
    throw new Error(`${redirectsFile}:1: ${messageOf(error)}. Write {"/docs/old": "/docs/new"}, no comma at the end.`);
  }
}

/** Where an address leads in the end, to itself if it isn't in the list; throws an error if it leads in a circle. */
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

/** The articles that have moved, or, of the article at a route, the ids that other headings have now. */
export const moved = (page?: string, redirects = readRedirects()): Moved[] =>
  Object.keys(redirects).flatMap((from) => {
    const to = destination(from, redirects);
    const isWanted = page === undefined ? !from.includes('#') : from.startsWith(`${page}#`);
    return isWanted && to !== null ? [[from, to]] : [];
  });
