import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {localePrefix, type Locale} from '../../settings/locales';
import {articlesPerPage} from '../../src/search/embedded';
import type {Finder} from '../../src/search/finder';
import type {SiteQuery} from './site-queries';

/** Measures how often a search is right. */

const hashOf = (query: string): Buffer => createHash('sha1').update(query).digest();

/** Always the same queries, as if drawn by chance, up to a number of them. */
export const sampleOf = (queries: SiteQuery[], most: number): SiteQuery[] =>
  [...queries].sort((a, b) => Buffer.compare(hashOf(a.query), hashOf(b.query))).slice(0, most);

/** In which half of the queries it is; one of them may be read, to tune the search. */
export const isUnread = ({query}: SiteQuery): boolean => Math.floor(hashOf(query)[0]! / 16) % 2 === 1;

/** @returns questions of readers in one language, with the articles that answer them */
export const readersQuestions = (locale: Locale): SiteQuery[] =>
  (JSON.parse(readFileSync(`tests/search/queries.${locale}.json`, 'utf8')) as SiteQuery[]).map(({query, routes}) => ({
    query,
    routes: routes.map((route) => localePrefix(locale) + route),
  }));

const address = (route: string): string => decodeURIComponent(route).replace(/\/$/, '');

/** @returns addresses of the articles that our search finds, as many as the box shows */
export async function askOurs(finder: Finder, query: string): Promise<string[]> {
  const {read} = await finder.find(query, []);
  return (await read(0, articlesPerPage)).map(({card}) => address(card.route));
}

export interface Success {
  queries: number;
  /** Percentages with a right article first, and among the first three. */
  first: number;
  firstThree: number;
  /** Queries without an answer. */
  empty: number;
}

/** @returns the place of the first right article, from 0 on; -1 if none is right */
export function placeOf({routes}: SiteQuery, answer: string[]): number {
  const wanted = routes.map(address);
  return answer.findIndex((route) => wanted.includes(address(route)));
}

/** @param answers addresses for each query, the best first */
export function successOf(queries: SiteQuery[], answers: string[][]): Success {
  const places = queries.map((query, index) => placeOf(query, answers[index]!));
  const percent = (isRight: (place: number) => boolean) =>
    Math.round((places.filter(isRight).length / places.length) * 1000) / 10;
  return {
    queries: queries.length,
    first: percent((place) => place === 0),
    firstThree: percent((place) => place >= 0 && place < 3),
    empty: answers.filter((found) => found.length === 0).length,
  };
}
