import {brotliCompressSync, constants} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {articlesOf} from '../../articles/files';
import {builtFile, builtFinder} from './built-index';
import {languages} from '../../languages';
import {localeCodes} from '../../settings/locales';
import {articlesPerPage} from '../../src/search/embedded';
import {createFinder} from '../../src/search/finder';
import {toHits} from '../../src/search/hits';
import type {SiteQuery} from './site-queries';
import {askOurs, isUnread, placeOf, readersQuestions, successOf, type Success} from './success';

/**
 * The quality of the embedded search: queries of readers, each with the articles that answer it. The ranking is tuned
 * on one half of them; the other half is only read here, as totals, so that it measures queries that nobody tuned for.
 */

/** Percentages that the unread half reaches in every language: lower limits, raised with the search. */
const goal = {first: 84, firstThree: 92};

/** Bytes that the reader's browser loads, compressed: for any first letter, and for 95 % of the queries. */
const limit = {firstLetter: 15_000, query: 130_000};

const fastBrotli = {params: {[constants.BROTLI_PARAM_QUALITY]: 6}};

for (const locale of localeCodes.filter((code) => articlesOf(code).length > 0)) {
  const queries = readersQuestions(locale);
  const finder = builtFinder(locale);

  async function measure(half: SiteQuery[], showMisses: boolean): Promise<Success> {
    const answers = await Promise.all(half.map(({query}) => askOurs(finder, query)));
    for (const [index, query] of half.entries()) {
      const place = placeOf(query, answers[index]!);
      if (showMisses && place !== 0) {
        console.log(`  ${query.query}: ${place < 0 ? 'not among the first eight' : `place ${place + 1}`}`);
      }
    }
    return successOf(half, answers);
  }

  test(`${locale}: queries that nobody tuned for find their article`, async () => {
    expect(queries.length).toBeGreaterThanOrEqual(120);
    const tuning = await measure(
      queries.filter((query) => !isUnread(query)),
      true,
    );
    const unread = await measure(queries.filter(isUnread), false);
    for (const [name, {queries: count, first, firstThree, empty}] of Object.entries({tuning, unread})) {
      console.log(
        `Search ${locale}, ${name}: ${count} queries, success@1 ${first} %, success@3 ${firstThree} %, ${empty} empty`,
      );
    }
    expect(unread.first).toBeGreaterThanOrEqual(goal.first);
    expect(unread.firstThree).toBeGreaterThanOrEqual(goal.firstThree);
    expect(unread.empty + tuning.empty).toBe(0);
  });

  test(`${locale}: the first letter and a query typed key by key load few bytes`, async () => {
    const place = {folder: '', locale, sectionOf: () => ''};
    const sizes = new Map<string, number>();
    /** Of a file of the index. */
    function sizeOf(name: string): number {
      const size = sizes.get(name) ?? brotliCompressSync(JSON.stringify(builtFile(name)), fastBrotli).length;
      sizes.set(name, size);
      return size;
    }
    const typed = await Promise.all(
      queries
        .filter((_query, place) => place % 3 === 0)
        .map(async ({query}) => {
          const files = new Set<string>();
          const finder = createFinder(locale, languages[locale], <T>(name: string) => {
            files.add(name);
            return Promise.resolve(builtFile(name) as T);
          });
          const bytes = () => [...files].reduce((total, file) => total + sizeOf(file), 0);
          await (await finder.find(query[0]!, [])).read(0, articlesPerPage);
          expect(bytes(), query[0]).toBeLessThanOrEqual(limit.firstLetter);
          for (const end of query.split('').keys()) {
            await (await finder.find(query.slice(0, end + 1), [])).read(0, articlesPerPage);
          }
          // The excerpts that the box shows when the reader pauses.
          const {matches, read} = await finder.find(query, []);
          const hits = (await read(0, articlesPerPage))
            .flatMap((article) => toHits(article, matches, place))
            .slice(0, 20);
          await Promise.all(hits.flatMap(({anchor, excerpt}) => (anchor && excerpt ? [excerpt()] : [])));
          return bytes();
        }),
    );
    const [ofMost] = typed.sort((a, b) => a - b).slice(Math.floor(typed.length * 0.95));
    expect(ofMost).toBeLessThanOrEqual(limit.query);
  });
}
