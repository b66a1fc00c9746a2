import {fold} from './query';
import type {SearchHit} from './types';

/** Decides which of the engine's matches count as results, and in which order. */

/**
 * Weights of articles by section: most readers ask about their daily work, and most articles under review have a
 * current counterpart.
 */
const sectionWeights: [section: string, weight: number][] = [
  ['/docs/to-review/', 0.4],
  ['/docs/university/', 1.25],
];

export const sectionWeight = (pathname: string): number =>
  sectionWeights.find(([section]) => pathname.includes(section))?.[1] ?? 1;

/**
 * For an unknown word, Pagefind matches ever shorter prefixes of it, down to a single letter. An article counts as a
 * result only if one of its matches contains the first 60% of a searched word.
 */
export function isAnswer({_snippetResult}: SearchHit, words: string[]): boolean {
  const matches = [...(_snippetResult.content?.value ?? '').matchAll(/<mark>(.*?)<\/mark>/g)].map(([, match]) =>
    fold(match ?? '').replace(/^[^\p{L}\p{N}]+/u, ''),
  );
  const begin = (word: string) => word.slice(0, Math.max(1, Math.ceil(word.length * 0.6)));
  return words.some((word) => matches.some((match) => match.includes(begin(word))));
}

/**
 * How well a title fits the searched words, from 0 to 1: an article is usually named after its subject. Title words
 * that weren't searched for reduce the score, but less than missing ones. The name of an API fits only a query with an
 * API name.
 */
export function titleFit(title: string, words: string[]): number {
  const isApiName = /\p{L}\.\p{L}/u;
  if (isApiName.test(title) && !words.some((word) => isApiName.test(word))) {
    return 0;
  }
  const titleWords = fold(title).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const stem = (word: string) => word.slice(0, Math.max(4, word.length - 2));
  const found = words.filter((word) => titleWords.some((titleWord) => titleWord.startsWith(stem(word)))).length;
  return found === 0 ? 0 : (found / words.length) * (0.5 + 0.5 * Math.min(1, found / titleWords.length));
}
