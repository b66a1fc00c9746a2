import {escapeHtml} from '../../lib/html';
import type {Locale} from '../../settings/locales';
import type {ArticleCard, ArticleTexts, Heading} from './files';
import {fold, wordPattern} from './text';
import type {Hierarchy, SearchHit} from './types';

/** Converts articles into Algolia hits, and makes their excerpts. */

/** What the engine must know about the page. */
export interface SearchPlace {
  /** Path of the index, with a trailing slash. */
  folder: string;
  /** Locale of the page, which determines the index. */
  locale: Locale;
  /** Name of the section of the site that a path belongs to. */
  sectionOf: (pathname: string) => string;
}

/** What a text has of a query. */
export interface Matches {
  /** What a folded word matches, equal for the forms of one word; undefined if nothing. */
  word: (folded: string) => unknown;
  /** What a reader quoted or pasted, which counts more than words. */
  exact?: RegExp;
}

const hitsPerArticle = 3;
const excerptWords = 24;
/** Of a page, above its first heading. */
export const noHeadings = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};

/** @returns HTML of a text, with `<mark>` around the words that match */
export function markWords(text: string, matches: Matches): string {
  const exact = matches.exact?.exec(text);
  if (exact) {
    const [before, after] = [text.slice(0, exact.index), text.slice(exact.index + exact[0].length)];
    return `${escapeHtml(before)}<mark>${escapeHtml(exact[0])}</mark>${escapeHtml(after)}`;
  }
  let html = '';
  let end = 0;
  for (const {0: word, index} of text.matchAll(wordPattern)) {
    const isMarked = matches.word(fold(word)) !== undefined;
    html += escapeHtml(text.slice(end, index)) + (isMarked ? `<mark>${escapeHtml(word)}</mark>` : escapeHtml(word));
    end = index + word.length;
  }
  return html + escapeHtml(text.slice(end));
}

/** How many different things of the query the words have. */
const foundIn = (words: string[], matches: Matches): number =>
  new Set(words.map((word) => matches.word(fold(word))).filter((match) => match !== undefined)).size;

/**
 * The passage of a text with what a reader pasted, or else with the most different matches (`found` of them), from a few
 * words before the first.
 */
export function excerptOf(text: string, matches: Matches): {html: string; found: number} {
  const words = [...text.matchAll(wordPattern)];
  const exact = matches.exact?.exec(text);
  const isMatch = (word: string) => matches.word(fold(word)) !== undefined;
  const places = words.flatMap(({0: word}, place) => (!exact && isMatch(word) ? [place] : []));
  let best = {start: 0, found: 0};
  if (exact) {
    const start = words.findIndex(({0: word, index}) => index + word.length > exact.index);
    best = {start: Math.max(0, start), found: Infinity};
  }
  for (const start of places) {
    const inside = places.filter((place) => place >= start && place < start + excerptWords - 4);
    const inWords = inside.map((place) => words[place]![0]);
    const found = foundIn(inWords, matches);
    if (found > best.found) {
      best = {start, found};
    }
  }
  // On a phone, the box shows four or five words of an excerpt.
  const first = Math.max(0, exact ? best.start - 2 : Math.min(best.start - 4, words.length - excerptWords));
  const begin = first === 0 ? 0 : words[first]!.index;
  const after = words[first + excerptWords];
  const passage = text.slice(begin, after?.index).trim();
  const start = begin === 0 || /^[\p{Lu}¿¡«“]/u.test(passage) ? '' : '… ';
  const end = after && !/[.!?:»”]$/.test(passage) ? ' …' : '';
  return {html: passage && start + markWords(passage, matches) + end, found: best.found};
}

/** An article's excerpt: of its description, unless more of the reader's words are further below. */
function articleExcerpt(texts: ArticleTexts, matches: Matches): string {
  return texts
    .map((text) => excerptOf(text, matches))
    .reduce((best, excerpt) => (excerpt.found > best.found ? excerpt : best)).html;
}

/** An article as it was found. */
export interface FoundCard {
  card: ArticleCard;
  /** Loads what the excerpts are made from. */
  texts: () => Promise<ArticleTexts>;
  /** The section that has what the reader pasted; 0 before the first heading. */
  section?: number;
}

interface HitParts {
  heading?: Heading;
  excerpt: () => Promise<string>;
}

function toHit(card: ArticleCard, {heading, excerpt}: HitParts, matches: Matches, place: SearchPlace): SearchHit {
  const [level, anchor, text] = heading ?? (['lvl1', null, ''] as const);
  const origin = typeof window === 'undefined' ? 'https://localhost' : window.location.origin;
  const url = origin + card.route;
  const hierarchy: Hierarchy = {
    lvl0: place.sectionOf(card.route),
    lvl1: card.title,
    ...noHeadings,
    ...(anchor && {[level]: text}),
  };
  const marked = {
    lvl1: {value: markWords(card.title, matches)},
    ...(anchor && {[level]: {value: markWords(text, matches)}}),
  };
  const hash = anchor ? `#${anchor}` : '';
  return {
    objectID: card.route + hash,
    url: url + hash,
    url_without_anchor: url,
    anchor,
    type: level,
    hierarchy,
    content: null,
    language: place.locale,
    docusaurus_tag: card.tag,
    _snippetResult: {hierarchy: marked},
    _highlightResult: {hierarchy: {lvl0: {value: hierarchy.lvl0!}, ...marked}},
    excerpt,
  };
}

/**
 * The section that the reader pasted something from, or else the article itself; then its headings with the most of the
 * reader's words.
 */
export function toHits({card, texts, section = 0}: FoundCard, matches: Matches, place: SearchPlace): SearchHit[] {
  const below = (index: number): HitParts => ({
    heading: card.headings[index]!,
    excerpt: async () => excerptOf((await texts())[index + 2]!, matches).html,
  });
  const first: HitParts =
    section > 0 ? below(section - 1) : {excerpt: async () => articleExcerpt(await texts(), matches)};
  const headings = card.headings
    .map(([, , text], index) => ({index, found: foundIn(text.match(wordPattern) ?? [], matches)}))
    .filter(({index, found}) => found > 0 && index !== section - 1)
    .sort((a, b) => b.found - a.found)
    .slice(0, hitsPerArticle - 1)
    .map(({index}) => below(index));
  return [first, ...headings].map((parts) => toHit(card, parts, matches, place));
}
