import {escapeHtml} from '../../lib/html';
import type {Locale} from '../../settings/locales';
import {fold} from './query';
import type {Hierarchy, Level, SearchHit} from './types';
import type {SearchWords} from './words';

/** Converts the embedded engine's results into Algolia hits. */

export interface PagefindSection {
  title: string;
  url: string;
  anchor?: {element: string; id: string};
  /** The matching passage as HTML; matches are in `<mark>`. */
  excerpt: string;
}

export interface PagefindPage {
  url: string;
  excerpt: string;
  meta: {title: string};
  /** Values of the filters that the page was indexed with. */
  filters: {docusaurus_tag?: string[]};
  sub_results: PagefindSection[];
}

/** What the engine must know about the page. */
export interface SearchPlace {
  /** Path of the index, with a trailing slash. */
  folder: string;
  /** Language of the page, which determines Pagefind's index. */
  htmlLang: string;
  /** Locale whose synonyms to use. */
  locale: Locale;
  /** Name of the section of the site that a path belongs to. */
  sectionOf: (pathname: string) => string;
}

const hitsPerArticle = 3;

/** Id of the heading above the links at the end of each article, which are never results. */
const relatedArticles = 'related-articles';

/** @returns HTML of a heading, with `<mark>` around words that begin with a searched word */
export function markWords(text: string, words: string[]): string {
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .map((part, index) => {
      const matches = index % 2 === 1 && words.some((word) => fold(part).startsWith(word) && word.length > 0);
      return matches ? `<mark>${escapeHtml(part)}</mark>` : escapeHtml(part);
    })
    .join('');
}

/** Drops the title at the beginning of an article's passage: it's shown above. */
function withoutTitle(excerpt: string, title: string): string {
  const [sentence = '', text = ''] = /^(.*?)\.(?:<\/mark>)? /s.exec(excerpt) ?? [];
  return text.replace(/<[^>]+>/g, '') === title ? excerpt.slice(sentence.length) : excerpt;
}

/** Says with an ellipsis where Pagefind cut a passage out of a sentence, and drops separators of cells at its edges. */
export function withEllipses(excerpt: string): string {
  const passage = excerpt.replace(/^[\s·]+|[\s·]+$/g, '');
  const text = passage.replace(/<[^>]+>/g, '');
  if (text === '') {
    return '';
  }
  const start = /^[\p{Lu}\p{N}«“"'¿¡(]/u.test(text) ? '' : '… ';
  const end = /[.!?:»”"']$/.test(text) ? '' : ' …';
  return start + passage + end;
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
  const excerpt = withEllipses(withoutTitle(section?.excerpt ?? page.excerpt, page.meta.title));
  return {
    objectID: url.pathname + url.hash,
    url: url.href,
    url_without_anchor: url.origin + url.pathname,
    anchor: url.hash.slice(1) || null,
    type: level ?? 'lvl1',
    hierarchy,
    content: excerpt.replace(/<[^>]+>/g, '') || null,
    language: place.locale,
    docusaurus_tag: page.filters.docusaurus_tag?.[0] ?? '',
    _snippetResult: {...(excerpt && {content: {value: excerpt}}), hierarchy: marked},
    _highlightResult: {hierarchy: {lvl0: {value: hierarchy.lvl0!}, ...marked}},
  };
}

/** How well a section matches: by its heading first, then by its text. */
const sectionScore = ({title, excerpt}: PagefindSection, words: string[]) =>
  10 * (markWords(title, words).split('<mark>').length - 1) + (excerpt.split('<mark>').length - 1);

/**
 * The article itself, then its best-matching sections. The result without an h2 or h3 anchor is the article's
 * beginning.
 */
export function toHits(page: PagefindPage, words: string[], place: SearchPlace): SearchHit[] {
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

/** A hit for an article of which only the title is known. */
export function toTitleHit(
  [route, title, tag]: SearchWords['titles'][number],
  words: string[],
  place: SearchPlace,
): SearchHit {
  const page = {url: route, excerpt: '', meta: {title}, filters: {docusaurus_tag: [tag]}, sub_results: []};
  return toHit(page, undefined, words, place);
}
