import {toHits, toTitleHit, type PagefindPage, type SearchPlace} from './hits';
import {fold, queryPreparer, type PreparedQuery} from './query';
import {isAnswer, sectionWeight, titleFit} from './rank';
import type {SearchClient, SearchHit, SearchRequest, SearchResponse} from './types';
import {isBeginning, titlesThatBegin, type SearchWords} from './words';

/**
 * The embedded engine: Pagefind's index, which the build writes beside the pages, behind Algolia's search API, so
 * DocSearch and the search page don't need to know which engine answers. For the first letters it searches only titles,
 * which cost a tenth of the index.
 */

interface PagefindMatch {
  id: string;
  score: number;
  data: () => Promise<PagefindPage>;
}

interface Pagefind {
  options: (options: Record<string, unknown>) => Promise<void>;
  search: (query: string, options: {filters: Record<string, {any: string[]}>}) => Promise<{results: PagefindMatch[]}>;
}

interface Words {
  titles: SearchWords['titles'];
  prepare: (query: string) => PreparedQuery;
}

/** Up to 20 hits in total. Each article costs a request of about 3 KB before the first hit is shown. */
const articlesPerPage = 6;
const hitsPerPage = 20;

/** Weights of the scores of a query's first, second and third variants. */
const variantWeights = [1, 0.8, 0.6];

/**
 * Docs versions in Algolia's facet filters (`docusaurus_tag:…`). Each language has its own index, so language filters
 * don't matter.
 */
export const docsTags = (facetFilters: SearchRequest['facetFilters'] = []): string[] =>
  facetFilters
    .flat()
    .filter((filter) => filter.startsWith('docusaurus_tag:'))
    .map((filter) => filter.replace('docusaurus_tag:', ''));

/** Matches of all variants, each article once with its best score. */
async function matchesOf(pagefind: Pagefind, variants: string[], tags: string[]) {
  const filters: Record<string, {any: string[]}> = tags.length > 0 ? {docusaurus_tag: {any: tags}} : {};
  const best = new Map<string, PagefindMatch>();
  const outcomes = await Promise.all(variants.map((variant) => pagefind.search(variant, {filters})));
  for (const [index, {results}] of outcomes.entries()) {
    for (const result of results) {
      const score = result.score * variantWeights[index]!;
      if ((best.get(result.id)?.score ?? 0) < score) {
        best.set(result.id, {...result, score});
      }
    }
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}

function searchTitles(
  {titles}: Words,
  {query, page = 0, facetFilters}: SearchRequest,
  place: SearchPlace,
): SearchResponse {
  const found = titlesThatBegin(query, titles, docsTags(facetFilters));
  const hits = found
    .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
    .map((entry) => toTitleHit(entry, [fold(query)], place));
  return {hits, nbHits: found.length, page, nbPages: Math.ceil(found.length / hitsPerPage)};
}

async function searchIndex(
  pagefind: Pagefind,
  {variants, words}: PreparedQuery,
  {page = 0, facetFilters}: SearchRequest,
  place: SearchPlace,
): Promise<SearchResponse> {
  const tags = docsTags(facetFilters);
  let matches = variants.length > 0 ? await matchesOf(pagefind, variants, tags) : [];
  if (matches.length === 0 && words.length > 1) {
    // No article has all the words, so accept articles with any of them.
    matches = await matchesOf(pagefind, words.slice(0, variantWeights.length), tags);
  }
  const shown = matches.slice(page * articlesPerPage, (page + 1) * articlesPerPage);
  const asked = fold(variants[0] ?? '').split(' ');
  const articles = await Promise.all(
    shown.map(async (match) => {
      const hits = toHits(await match.data(), words, place);
      const [{hierarchy, url_without_anchor: url}] = hits as [SearchHit];
      const fit = 1 + 2 * titleFit(hierarchy.lvl1 ?? '', asked);
      return {hits, score: match.score * fit * sectionWeight(url)};
    }),
  );
  const answers = articles.filter(({hits}) => hits.some((hit) => isAnswer(hit, words)));
  const hits = answers
    .sort((a, b) => b.score - a.score)
    .flatMap((article) => article.hits)
    .slice(0, hitsPerPage);
  const nbHits = answers.length === 0 ? 0 : matches.length;
  return {hits, nbHits, page, nbPages: Math.ceil(nbHits / articlesPerPage)};
}

async function loadWords({folder, htmlLang, locale}: SearchPlace): Promise<Words> {
  const response = await fetch(`${folder}words.${htmlLang.toLowerCase()}.json`);
  if (!response.ok) {
    throw new Error(`${response.url}: status ${response.status}`);
  }
  const {titles, vocabulary} = (await response.json()) as SearchWords;
  return {titles, prepare: queryPreparer(locale, vocabulary)};
}

async function loadPagefind({folder}: SearchPlace): Promise<Pagefind> {
  const modulePath: string = `${folder}pagefind.js`;
  // The build writes this file, so the bundler must not resolve the import.
  const pagefind = (await import(/* webpackIgnore: true */ modulePath)) as Pagefind;
  await pagefind.options({noWorker: true, excerptLength: 24});
  return pagefind;
}

/** Loads once and caches the result; after a failure, the next call tries again. */
function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw new Error('The search index could not be loaded.', {cause});
    }));
}

/** The client of the embedded engine; each file loads with the first query that needs it. */
export function createEmbeddedClient(place: SearchPlace): SearchClient {
  const words = lazily(() => loadWords(place));
  const pagefind = lazily(() => loadPagefind(place));

  async function answer(request: SearchRequest): Promise<SearchResponse> {
    const ready = await words();
    return isBeginning(request.query)
      ? searchTitles(ready, request, place)
      : searchIndex(await pagefind(), ready.prepare(request.query), request, place);
  }

  return {
    search: async ({requests}) => ({results: await Promise.all(requests.map(answer))}),
    addAlgoliaAgent() {
      // There is no server to report it to.
    },
  };
}
