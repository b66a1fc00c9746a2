import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {builtFinder} from '../../builder/search/built-index';
import {localeCodes, localePrefix} from '../../settings/locales';

/**
 * The quality of the embedded search: queries of readers, each with the articles that answer it. The ranking is tuned
 * on one half of them; the other half is only read here, as totals, so that it measures queries that nobody tuned for.
 */

interface Query {
  query: string;
  /** Routes of the expected articles: usually one, two or three where several answer equally. */
  routes: string[];
}

/** Percentages that the unread half reaches in every language: lower limits, raised with the search. */
const goal = {first: 80, firstThree: 91};

const withoutSlash = (path: string) => decodeURIComponent(path).replace(/\/$/, '');

const isForTuning = ({query}: Query) => parseInt(createHash('sha1').update(query).digest('hex')[0]!, 16) % 2 === 0;

for (const locale of localeCodes) {
  const queries = JSON.parse(readFileSync(`tests/search/queries.${locale}.json`, 'utf8')) as Query[];
  const finder = builtFinder(locale);

  /** Percentages of the queries, and how many have no result. */
  async function measure(half: Query[], showMisses: boolean) {
    let first = 0;
    let firstThree = 0;
    let empty = 0;
    for (const {query, routes} of half) {
      const {found, read} = await finder.find(query, []);
      const articles = await read(0, 8);
      const wanted = routes.map((route) => withoutSlash(localePrefix(locale) + route));
      const place = articles.findIndex(({article}) => wanted.includes(withoutSlash(article.route)));
      first += place === 0 ? 1 : 0;
      firstThree += place >= 0 && place < 3 ? 1 : 0;
      empty += found === 0 ? 1 : 0;
      if (showMisses && place !== 0) {
        console.log(`  ${query}: ${place < 0 ? 'not among the first eight' : `place ${place + 1}`}`);
      }
    }
    const percent = (count: number) => Math.round((count / half.length) * 1000) / 10;
    return {queries: half.length, first: percent(first), firstThree: percent(firstThree), empty};
  }

  test(`${locale}: queries that nobody tuned for find their article`, async () => {
    expect(queries.length).toBeGreaterThanOrEqual(120);
    const tuning = await measure(queries.filter(isForTuning), true);
    const unread = await measure(
      queries.filter((query) => !isForTuning(query)),
      false,
    );
    for (const [name, {queries: count, first, firstThree, empty}] of Object.entries({tuning, unread})) {
      console.log(
        `Search ${locale}, ${name}: ${count} queries, success@1 ${first} %, success@3 ${firstThree} %, ${empty} empty`,
      );
    }
    expect(unread.first).toBeGreaterThanOrEqual(goal.first);
    expect(unread.firstThree).toBeGreaterThanOrEqual(goal.firstThree);
    expect(unread.empty + tuning.empty).toBe(0);
  });
}
