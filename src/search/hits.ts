import {escapeHtml} from '../../lib/html';
import type {Locale} from '../../settings/locales';
import type {ArticleText, Section} from './files';
import {fold, wordPattern} from './text';
import type {Hierarchy, SearchHit} from './types';

/** Converts articles into Algolia hits, with excerpts. */

/** What the engine must know about the page. */
export interface SearchPlace {
  /** Path of the index, with a trailing slash. */
  folder: string;
  /** Locale of the page, which determines the index. */
  locale: Locale;
  /** Name of the section of the site that a path belongs to. */
  sectionOf: (pathname: string) => string;
}

/** Whether a word of the text, folded, is one that the reader looks for. */
export type Matches = (word: string) => boolean;

const hitsPerArticle = 3;
const excerptWords = 24;

/** Id of the heading above the links at the end of each article, which are never results. */
const relatedArticles = 'related-articles';

/** @returns HTML of a text, with `<mark>` around the words that match */
export function markWords(text: string, matches: Matches): string {
  let html = '';
  let end = 0;
  for (const {0: word, index} of text.matchAll(wordPattern)) {
    const marked = matches(fold(word)) ? `<mark>${escapeHtml(word)}</mark>` : escapeHtml(word);
    html += escapeHtml(text.slice(end, index)) + marked;
    end = index + word.length;
  }
  return html + escapeHtml(text.slice(end));
}

interface Excerpt {
  html: string;
  /** Different matching words in it. */
  found: number;
}

/** The passage of a text with the most different matches, from a few words before the first of them. */
export function excerptOf(text: string, matches: Matches): Excerpt {
  const words = [...text.matchAll(wordPattern)];
  const places = words.flatMap(({0: word}, place) => (matches(fold(word)) ? [place] : []));
  let best = {start: 0, found: 0};
  for (const start of places) {
    const inside = places.filter((place) => place >= start && place < start + excerptWords - 4);
    const found = new Set(inside.map((place) => fold(words[place]![0]))).size;
    if (found > best.found) {
      best = {start, found};
    }
  }
  const first = Math.max(0, Math.min(best.start - 4, words.length - excerptWords));
  const begin = first === 0 ? 0 : words[first]!.index;
  const after = words[first + excerptWords];
  const passage = text.slice(begin, after?.index).trim();
  const start = begin === 0 || /^[\p{Lu}¿¡«“]/u.test(passage) ? '' : '… ';
  const end = after && !/[.!?:»”]$/.test(passage) ? ' …' : '';
  return {html: passage && start + markWords(passage, matches) + end, found: best.found};
}

/** A section with its best passage. */
interface Passage {
  section: Section;
  excerpt: Excerpt;
}

function toHit(article: ArticleText, {section, excerpt}: Passage, matches: Matches, place: SearchPlace): SearchHit {
  const [level, anchor, heading, text] = section;
  const origin = typeof window === 'undefined' ? 'https://localhost' : window.location.origin;
  const url = origin + article.route;
  const hierarchy: Hierarchy = {
    lvl0: place.sectionOf(article.route),
    lvl1: article.title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
    ...(anchor && {[level]: heading}),
  };
  const marked = {
    lvl1: {value: markWords(article.title, matches)},
    ...(anchor && {[level]: {value: markWords(heading, matches)}}),
  };
  const hash = anchor ? `#${anchor}` : '';
  return {
    objectID: article.route + hash,
    url: url + hash,
    url_without_anchor: url,
    anchor,
    type: level,
    hierarchy,
    content: text || null,
    language: place.locale,
    docusaurus_tag: article.tag,
    _snippetResult: {...(excerpt.html && {content: {value: excerpt.html}}), hierarchy: marked},
    _highlightResult: {hierarchy: {lvl0: {value: hierarchy.lvl0!}, ...marked}},
  };
}

/** How well a section matches: by its heading first, then by its text. */
function sectionScore({section: [, , heading], excerpt}: Passage, matches: Matches): number {
  const found = new Set((heading.match(wordPattern) ?? []).map(fold).filter(matches)).size;
  return 2 * found + excerpt.found;
}

/** The article itself, then its best-matching sections. */
export function toHits(article: ArticleText, matches: Matches, place: SearchPlace): SearchHit[] {
  const passages = article.sections
    .filter(([, anchor]) => anchor !== relatedArticles)
    .map((section) => ({section, excerpt: excerptOf(section[3], matches)}));
  // The article shows its description, unless the reader's words are further below.
  const excerpt = [excerptOf(article.description, matches), ...passages.map((passage) => passage.excerpt)].reduce(
    (a, b) => (b.found > a.found ? b : a),
  );
  const best = passages
    .filter(({section: [, anchor]}) => anchor)
    .map((passage) => ({passage, score: sectionScore(passage, matches)}))
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, hitsPerArticle - 1);
  return [
    toHit(article, {section: ['lvl1', null, '', ''], excerpt}, matches, place),
    ...best.map(({passage}) => toHit(article, passage, matches, place)),
  ];
}
