import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {articlesOf} from '../../articles/files';
import {buildDir} from '../../builder/build';
import {builtFinder} from './built-index';
import {localeCodes, localePrefix, type Locale} from '../../settings/locales';
import {plural} from './plurals';
import {siteQueries, type Kind, type SiteQuery} from './site-queries';
import {askOurs, isUnread, sampleOf, successOf} from './success';

/**
 * What readers paste finds the article that has it. The queries are drawn from the built site, so nobody can tune to a
 * list; each half of them, divided by a hash, reaches the goals.
 */

/** Percentages of queries whose article is first, and among the first three. */
const goals: Partial<Record<Kind | 'words', {first: number; firstThree: number}>> = {
  identifier: {first: 97, firstThree: 99.5},
  // Headings and labels of more than one word, and messages: a single one is an ordinary word of many articles.
  words: {first: 95, firstThree: 99},
  // Also those of figures, which the index doesn't have.
  sentence: {first: 75, firstThree: 80},
};

const locales = localeCodes.filter((code) => articlesOf(code).length > 0);

function groupsOf(locale: Locale): Record<string, SiteQuery[]> {
  const {identifier, heading, label, message, sentence} = siteQueries(locale);
  const words = [...heading, ...label, ...message].filter(({query}) => query.includes(' '));
  return {identifier, words, sentence: sampleOf(sentence, 1000)};
}

for (const locale of locales) {
  const finder = builtFinder(locale);

  for (const [kind, queries] of Object.entries(groupsOf(locale))) {
    test(`${locale}: a pasted ${kind} finds its article`, async () => {
      const goal = goals[kind as keyof typeof goals]!;
      for (const half of [true, false]) {
        const own = queries.filter((query) => isUnread(query) === half);
        const result = successOf(own, await Promise.all(own.map(({query}) => askOurs(finder, query))));
        const {first, firstThree, empty} = result;
        console.log(
          `Search ${locale}, ${kind}, one half: ${result.queries} queries, success@1 ${first} %, success@3 ${firstThree} %, ${empty} empty`,
        );
        expect(result.queries).toBeGreaterThan(300);
        expect.soft(first).toBeGreaterThanOrEqual(goal.first);
        expect.soft(firstThree).toBeGreaterThanOrEqual(goal.firstThree);
        expect.soft(empty).toBe(0);
      }
    });
  }

  test(`${locale}: quoted words that an article has are found`, async () => {
    for (const {query} of sampleOf(siteQueries(locale).label, 200)) {
      const {isNearest, found} = await finder.find(`"${query}"`, []);
      expect.soft([query, isNearest, found > 0]).toEqual([query, false, true]);
    }
  });

  test(`${locale}: the singular and the plural of a noun find the same article first`, async () => {
    const nouns = nounsOf(locale);
    expect(nouns.length).toBeGreaterThan(70);
    for (const noun of nouns) {
      const [[one], [many]] = await Promise.all([askOurs(finder, noun), askOurs(finder, plural(noun, locale))]);
      expect.soft(many, plural(noun, locale)).toBe(one);
    }
  });
}

/** Terms that are no nouns, or nouns without a plural, by their English name. */
const withoutPlural = new Set(
  `API v2, approve, reject, submit, sign in, single sign-on, settings, save, delete, edit, download, upload, select,
  click, manage, search, in bulk, store, fix, before you begin, what happens next, rules and limits, troubleshooting,
  related articles, set it up, field mapping, errors and retries, check that it works, planned hours, release notes,
  billing, full-time equivalent (FTE), key visual`.split(/,\s+/),
);

/** The nouns of the termbase and of the glossary, as readers type them. */
function nounsOf(locale: Locale): string[] {
  const {terms} = JSON.parse(readFileSync('termbase.json', 'utf8')) as {terms: Record<Locale, string>[]};
  const glossary = path.join(buildDir, localePrefix(locale), 'docs/university/Basics/glossary.md');
  const names = [...readFileSync(glossary, 'utf8').matchAll(/^\| \*\*([^*(]+)\*\*/gm)].map(([, name]) => name!);
  const nouns = [...terms.filter(({en}) => !withoutPlural.has(en)).map((term) => term[locale]), ...names];
  return [...new Set(nouns.map((noun) => noun.toLowerCase()))];
}

test('the beginning of an ordinary word finds articles about it, and no place that has it as a name', async () => {
  const finder = builtFinder('en');
  for (const [beginning, place] of [
    ['estim', /Estimate/],
    ['expen', /Expenses/],
    ['timeshee', /Time sheets/],
  ] as const) {
    expect((await askOurs(finder, beginning))[0], beginning).toMatch(place);
  }
});
