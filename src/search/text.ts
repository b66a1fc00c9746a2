import type {SearchLanguage} from '../../languages/language';
import {memoized} from '../../lib/memo';

/** Divides texts into words, in the same way for the index, for queries and for excerpts. */

/** Lower case without accents: `Orçamento` and `orcamento` are one word. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');

/** A word as it's written, or a number with its decimals, such as a version. */
export const wordPattern = /\p{N}+(?:\.\p{N}+)+|[\p{L}\p{N}\p{Mn}]+/gu;

/** Parts of an identifier: `toDocument` has `to` and `Document`. */
const identifierParts = (word: string): string[] =>
  /\p{Ll}\p{Lu}/u.test(word) ? word.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u) : [];

/**
 * The folded words of a text between spaces, to look for words in their order.
 * @param form what stands for a word: its stem, to find its other forms too
 */
export const plainText = (text: string, form: (word: string) => string = (word) => word): string =>
  ` ${(text.match(/[\p{L}\p{N}\p{Mn}]+/gu) ?? []).map((word) => form(fold(word))).join(' ')} `;

/** The folded words of a text; an identifier is followed by its parts. */
export const wordsOf = (text: string): string[] =>
  (text.match(wordPattern) ?? []).flatMap((word) => [word, ...identifierParts(word)].map(fold));

/** The forms of one word have the same stem: `approve`, `approving`, and `approval` have `approv`. */
export const stemmer = ({endings}: SearchLanguage): ((word: string) => string) =>
  memoized((word: string) => {
    if (word.length < 3 || /\d/.test(word)) {
      return word;
    }
    return endings.reduce((stem, list) => {
      const [ending, replacement] = list.find(([pattern]) => pattern.test(stem)) ?? [];
      return ending ? stem.replace(ending, replacement!) : stem;
    }, word);
  });
