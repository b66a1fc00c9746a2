import {expect, test} from '@playwright/test';
import {builtFinder} from './built-index';
import {localeCodes} from '../../settings/locales';
import {askPagefind, indexWithPagefind, pagefindVersion} from './pagefind';
import {kinds, siteQueries} from './site-queries';
import {askOurs, isUnread, readersQuestions, sampleOf, successOf} from './success';

/**
 * Asks this site's search and Pagefind the same queries on the same built pages: `npm run bench:search` prints how often
 * each is right.
 */

/** Of each kind, in each language. */
const mostQueries = 300;

test.describe.configure({mode: 'serial', timeout: 900_000});

test.beforeAll(async () => {
  test.setTimeout(900_000);
  await indexWithPagefind();
});

for (const locale of localeCodes) {
  test(`${locale}: search is right at least as often as Pagefind`, async ({page}) => {
    const drawn = siteQueries(locale);
    const asked = [
      ...kinds.map((kind) => [kind, drawn[kind]] as const),
      ['question', readersQuestions(locale).filter(isUnread)] as const,
    ];
    const table: Record<string, Record<string, string | number>> = {};
    const finder = builtFinder(locale);
    for (const [kind, all] of asked) {
      const queries = sampleOf(all, mostQueries);
      const texts = queries.map(({query}) => query);
      const ours = successOf(queries, await Promise.all(texts.map((text) => askOurs(finder, text))));
      const theirs = successOf(queries, await askPagefind(page, locale, texts));
      table[kind] = {
        queries: queries.length,
        'first, ours': ours.first,
        [`first, Pagefind ${pagefindVersion}`]: theirs.first,
        'first three, ours': ours.firstThree,
        'first three, Pagefind': theirs.firstThree,
        'empty, ours': ours.empty,
        'empty, Pagefind': theirs.empty,
      };
      expect.soft(ours.first, kind).toBeGreaterThanOrEqual(theirs.first);
    }
    console.table(table);
  });
}
