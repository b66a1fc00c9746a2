import {fold} from './query';
import type {SearchHit} from './types';

/** Decides which of the engine's matches count as results, and in which order. */

/**
 * What an article counts by its section: most readers ask about their daily work, and an article under review has in
 * most cases a current one beside it.
 */
const sectionWeights: [section: string, weight: number][] = [
  ['/docs/to-review/', 0.4],
  ['/docs/university/', 1.25],
];

export const sectionWeight = (pathname: string): number =>
  sectionWeights.find(([section]) => pathname.includes(section))?.[1] ?? 1;

/**
 * For an unknown word, Pagefind matches ever shorter prefixes of it, down to a single letter. An article counts
 * when one of its matches begins with most of a searched word.
 */
export function isAnswer({_snippetResult}: SearchHit, words: string[]): boolean {
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
