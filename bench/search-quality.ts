import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import type {Browser} from '@playwright/test';
import {builtFinder} from '../builder/search/built-index';
import {kinds, siteQueries, type Kind, type SiteQuery} from '../builder/search/site-queries';
import {localeCodes, localePrefix, type Locale} from '../settings/locales';
import {inBrowser, inFreshPage} from './browser';
import {askPagefind, indexWithPagefind, pagefindVersion, type Answer} from './pagefind';
import {reportResults, type Table} from './results';

/** Compares what the site's search and Pagefind find: the same queries, on the same built pages. */

/** Of each kind, in each language. */
const mostQueries = 300;

const rowNames: Record<Kind, string> = {
  identifier: 'Identifiers',
  heading: 'Headings',
  label: 'Labels of the interface',
  message: 'Messages',
  sentence: 'Sentences',
};

const hashOf = (query: string): string => createHash('sha1').update(query).digest('hex');

/** Always the same ones, and as if drawn by chance. */
const sample = (queries: SiteQuery[]): SiteQuery[] =>
  queries
    .map((query) => ({query, hash: hashOf(query.query)}))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1))
    .slice(0, mostQueries)
    .map(({query}) => query);

/** The half of the readers' questions on which our ranking isn't tuned (`tests/search/quality.spec.ts`). */
function unreadQuestions(locale: Locale): SiteQuery[] {
  const questions = JSON.parse(readFileSync(`tests/search/queries.${locale}.json`, 'utf8')) as SiteQuery[];
  return questions
    .filter(({query}) => parseInt(hashOf(query)[0]!, 16) % 2 === 1)
    .map(({query, routes}) => ({query, routes: routes.map((route) => localePrefix(locale) + route)}));
}

async function askOurs(locale: Locale, queries: string[]): Promise<Answer[]> {
  const finder = builtFinder(locale);
  const answers: Answer[] = [];
  for (const query of queries) {
    const {found, read} = await finder.find(query, []);
    // As many as the box reads to order them.
    const articles = await read(0, 8);
    answers.push({found, routes: articles.slice(0, 3).map(({card}) => card.route)});
  }
  return answers;
}

const address = (route: string): string => decodeURIComponent(route).replace(/\/$/, '');

/** In how many percent the first article is right, in how many one of the first three is, and how many find nothing. */
function scores(queries: SiteQuery[], answers: Answer[]): Record<string, string | number> {
  const places = queries.map(({routes}, index) => {
    const wanted = routes.map(address);
    return answers[index]!.routes.findIndex((route) => wanted.includes(address(route)));
  });
  const percent = (count: number) => `${((count / queries.length) * 100).toFixed(1)} %`;
  return {
    'success@1': percent(places.filter((place) => place === 0).length),
    'success@3': percent(places.filter((place) => place >= 0).length),
    'No result': answers.filter(({found}) => found === 0).length,
  };
}

async function compare(browser: Browser, locale: Locale, queries: SiteQuery[]): Promise<Table[string]> {
  const texts = queries.map(({query}) => query);
  const ours = scores(queries, await askOurs(locale, texts));
  const theirs = scores(queries, await inFreshPage(browser, (page) => askPagefind(page, locale, texts)));
  const columns = Object.entries(ours).flatMap(([name, value]): [string, string | number][] => [
    [`${name}, ours`, value],
    [`${name}, Pagefind`, theirs[name]!],
  ]);
  return {Queries: queries.length, ...Object.fromEntries(columns)};
}

/**
 * Asks both engines for all kinds of queries, and writes how often they are right into `bench/RESULTS.md`.
 * @throws Error when there is no build, or Pagefind can't be installed
 */
export async function measureSearchQuality(): Promise<void> {
  await indexWithPagefind();
  const tables: Record<string, Table> = {};
  await inBrowser(async (browser) => {
    for (const locale of localeCodes) {
      const drawn = siteQueries(locale);
      const asked: [string, SiteQuery[]][] = [
        ...kinds.map((kind): [string, SiteQuery[]] => [rowNames[kind], sample(drawn[kind])]),
        ['Questions of readers', sample(unreadQuestions(locale))],
      ];
      const table: Table = {};
      for (const [name, queries] of asked) {
        console.log(`${locale}: ${queries.length} ${name.toLowerCase()}`);
        table[name] = await compare(browser, locale, queries);
      }
      tables[`Queries, ${locale}`] = table;
    }
  });
  await reportResults(
    'Search beside Pagefind',
    `How often a right article is first (success@1) or among the first three (success@3), in this site's search and in Pagefind ${pagefindVersion} with its default settings. Both have the text, the descriptions, and the keywords of the same articles, and get the same queries: at most ${mostQueries} of each kind, chosen by hash from the text that one or two articles have, and the half of the readers' questions on which our ranking isn't tuned.`,
    tables,
  );
}
