import type {Locale} from '../locales';
import {fold, queryPreparer, type PreparedQuery, type Vocabulary} from './query';
import type {Hierarchy, Level, SearchClient, SearchHit, SearchRequest, SearchResponse} from './types';

/**
 * The embedded engine: Pagefind's index, which the build writes beside the pages, behind Algolia's search API, so
 * that DocSearch and the search page need not know which engine answers.
 */

interface PagefindSection {
  title: string;
  url: string;
  anchor?: {element: string; id: string};
  /** The matching passage as HTML; matches stand in `<mark>`. */
  excerpt: string;
}

interface PagefindPage {
  url: string;
  excerpt: string;
  meta: {title: string};
  sub_results: PagefindSection[];
}

interface PagefindMatch {
  id: string;
  score: number;
  data: () => Promise<PagefindPage>;
}

interface Pagefind {
  options: (options: Record<string, unknown>) => Promise<void>;
  search: (query: string, options: {filters: Record<string, {any: string[]}>}) => Promise<{results: PagefindMatch[]}>;
}

/** What the engine has to know of the page that it answers. */
export interface SearchPlace {
  /** Where the index lies, with a slash at its end. */
  folder: string;
  /** Language of the page, by which Pagefind chooses its index. */
  htmlLang: string;
  /** Locale whose synonyms count. */
  locale: Locale;
  /** Name of the section of the site that a path belongs to. */
  sectionOf: (pathname: string) => string;
}

interface Engine {
  pagefind: Pagefind;
  prepare: (query: string) => PreparedQuery;
}

/** Together up to 20 hits; each article costs a request of about 3 KB before the first of them shows. */
const articlesPerPage = 6;
const hitsPerArticle = 3;
const hitsPerPage = 20;

/** Heading of the links at the end of each article, which answer nothing themselves. */
const relatedArticles = 'related-articles';

/** What the hits of the second and third variant of a query count, relative to those of the first. */
const variantWeights = [1, 0.8, 0.6];

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'})[sign]!);

/** @returns HTML of a heading in which the words that begin with a searched word are marked */
export function markWords(text: string, words: string[]): string {
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .map((part, index) => {
      const matches = index % 2 === 1 && words.some((word) => fold(part).startsWith(word) && word.length > 0);
      return matches ? `<mark>${escapeHtml(part)}</mark>` : escapeHtml(part);
    })
    .join('');
}

/** Facet filters of Algolia (`docusaurus_tag:…`) as Pagefind's; the language is that of the index. */
export function tagFilter(facetFilters: SearchRequest['facetFilters'] = []): Record<string, {any: string[]}> {
  const tags = facetFilters
    .flat()
    .filter((filter) => filter.startsWith('docusaurus_tag:'))
    .map((filter) => filter.replace('docusaurus_tag:', ''));
  return tags.length > 0 ? {docusaurus_tag: {any: tags}} : {};
}

const levelOf: Record<string, Level> = {h2: 'lvl2', h3: 'lvl3', h4: 'lvl4'};

function toHit(
  page: PagefindPage,
  section: PagefindSection | undefined,
  words: string[],
  place: SearchPlace,
): SearchHit {
  const url = new URL(section?.url ?? page.url, window.location.origin);
  const level = section?.anchor ? (levelOf[section.anchor.element] ?? 'lvl2') : undefined;
  const heading = section && markWords(section.title, words);
  const hierarchy: Hierarchy = {
    lvl0: place.sectionOf(url.pathname),
    lvl1: page.meta.title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
    ...(level ? {[level]: section?.title} : {}),
  };
  const marked = {
    lvl1: {value: markWords(page.meta.title, words)},
    ...(level && heading ? {[level]: {value: heading}} : {}),
  };
  const excerpt = section?.excerpt ?? page.excerpt;
  return {
    objectID: url.pathname + url.hash,
    url: url.href,
    url_without_anchor: url.origin + url.pathname,
    anchor: url.hash.slice(1) || null,
    type: level ?? 'lvl1',
    hierarchy,
    content: excerpt.replace(/<[^>]+>/g, ''),
    language: place.locale,
    docusaurus_tag: 'docs-default-current',
    _snippetResult: {content: {value: excerpt}, hierarchy: marked},
    _highlightResult: {hierarchy: {lvl0: {value: hierarchy.lvl0!}, ...marked}},
  };
}

/** How well a section answers: by matches in its heading, then by matches in its text. */
const sectionScore = ({title, excerpt}: PagefindSection, words: string[]) =>
  10 * (markWords(title, words).split('<mark>').length - 1) + (excerpt.split('<mark>').length - 1);

/** The article itself, then the sections that match best; one without anchor is the article's beginning. */
async function toHits(match: PagefindMatch, words: string[], place: SearchPlace): Promise<SearchHit[]> {
  const page = await match.data();
  const beginning = page.sub_results.find(({anchor}) => anchor?.element !== 'h2' && anchor?.element !== 'h3');
  const sections = page.sub_results
    .filter((section) => section !== beginning && section.anchor?.id !== relatedArticles)
    .sort((a, b) => sectionScore(b, words) - sectionScore(a, words));
  const article = {...page, excerpt: beginning?.excerpt ?? page.excerpt};
  return [
    toHit(article, undefined, words, place),
    ...sections.slice(0, hitsPerArticle - 1).map((section) => toHit(page, section, words, place)),
  ];
}

/**
 * Pagefind answers a word that it doesn't know with ever shorter beginnings of it, down to a letter. An article counts
 * when one of its matches begins with most of a searched word.
 */
function isAnswer({_snippetResult}: SearchHit, words: string[]): boolean {
  const matches = [...(_snippetResult.content?.value ?? '').matchAll(/<mark>(.*?)<\/mark>/g)].map(([, match]) =>
    fold(match ?? '').replace(/^[^\p{L}\p{N}]+/u, ''),
  );
  const begin = (word: string) => word.slice(0, Math.max(1, Math.ceil(word.length * 0.6)));
  return words.some((word) => matches.some((match) => match.includes(begin(word))));
}

/**
 * How well a title fits the searched words, from 0 to 1: the article about a subject is named after it. Words of the
 * title that were not searched for count against it, but less than missing ones. The name of an API fits no words.
 */
function titleFit(title: string, words: string[]): number {
  const isApiName = /\p{L}\.\p{L}/u;
  if (isApiName.test(title) && !words.some((word) => isApiName.test(word))) {
    return 0;
  }
  const titleWords = fold(title).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const stem = (word: string) => word.slice(0, Math.max(4, word.length - 2));
  const found = words.filter((word) => titleWords.some((titleWord) => titleWord.startsWith(stem(word)))).length;
  return found === 0 ? 0 : (found / words.length) * (0.5 + 0.5 * Math.min(1, found / titleWords.length));
}

/** Matches of all variants, each article once with its best score. */
async function matchesOf({pagefind}: Engine, variants: string[], filters: Record<string, {any: string[]}>) {
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

async function search(engine: Engine, request: SearchRequest, place: SearchPlace): Promise<SearchResponse> {
  const {variants, words} = engine.prepare(request.query);
  const filters = tagFilter(request.facetFilters);
  let matches = variants.length > 0 ? await matchesOf(engine, variants, filters) : [];
  if (matches.length === 0 && words.length > 1) {
    // No article has all words: those that have one of them are better than none.
    matches = await matchesOf(engine, words.slice(0, variantWeights.length), filters);
  }
  const page = request.page ?? 0;
  const shown = matches.slice(page * articlesPerPage, (page + 1) * articlesPerPage);
  const asked = fold(variants[0] ?? '').split(' ');
  const articles = await Promise.all(
    shown.map(async (match) => {
      const hits = await toHits(match, words, place);
      return {hits, score: match.score * (1 + 2 * titleFit(hits[0]?.hierarchy.lvl1 ?? '', asked))};
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

async function load({folder, htmlLang, locale}: SearchPlace): Promise<Engine> {
  const modulePath: string = `${folder}pagefind.js`;
  const [pagefind, vocabulary] = await Promise.all([
    // Written by the build, so the bundler must leave the import alone.
    import(/* webpackIgnore: true */ modulePath) as Promise<Pagefind>,
    fetch(`${folder}vocabulary.${htmlLang.toLowerCase()}.json`).then(
      (response) => response.json() as Promise<Vocabulary>,
    ),
  ]);
  await pagefind.options({noWorker: true, excerptLength: 24});
  return {pagefind, prepare: queryPreparer(locale, vocabulary)};
}

/** The client of the embedded engine; it loads the index with the first query. */
export function createEmbeddedClient(place: SearchPlace): SearchClient {
  let engine: Promise<Engine> | undefined;
  return {
    async search({requests}) {
      engine ??= load(place);
      try {
        const ready = await engine;
        return {results: await Promise.all(requests.map((request) => search(ready, request, place)))};
      } catch (cause) {
        engine = undefined;
        throw new Error('The search index could not be loaded.', {cause});
      }
    },
    addAlgoliaAgent() {
      // There is no server to tell it to.
    },
  };
}
