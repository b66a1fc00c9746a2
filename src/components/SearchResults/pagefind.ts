/** The part of Pagefind's browser API that the search page uses. The build writes it to `/pagefind/pagefind.js`. */
export interface PagefindHit {
  url: string;
  /** The matching passage as HTML; matches stand in `<mark>`. */
  excerpt: string;
  meta: {title: string};
}

interface Pagefind {
  search: (query: string) => Promise<{results: {data: () => Promise<PagefindHit>}[]}>;
}

/** Written by the build, so the bundler must leave the import alone. */
const modulePath: string = '/pagefind/pagefind.js';

let pagefind: Promise<Pagefind> | undefined;

/**
 * Searches the pages of the current language, which Pagefind reads from `<html lang>`.
 * @returns the number of hits and the first `limit` of them, best first
 * @throws Error when the index can't be loaded (no network, or a server without the built index)
 */
export async function searchDocs(query: string, limit: number): Promise<{count: number; hits: PagefindHit[]}> {
  pagefind ??= import(/* webpackIgnore: true */ modulePath);
  const {results} = await pagefind
    .catch((error: unknown) => {
      pagefind = undefined;
      throw error;
    })
    .then((engine) => engine.search(query));
  return {count: results.length, hits: await Promise.all(results.slice(0, limit).map((result) => result.data()))};
}
