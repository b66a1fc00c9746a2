import type {Subject} from './rule';

/** Splits the texts of an article into words for the spelling check. */

/** Each word, and the lines of the article that have it. */
export type Words = Record<string, number[]>;

/** What looks like words but isn't: addresses, email addresses, file names, keys with a dot or an underscore. */
const notWords = /\bhttps?:\/\/\S+|\S+@\S+|\S*\w[._/\\]\w\S*|#\S+/gu;

/** The words of an article, without those that contain digits: they are codes. */
export function wordsOf({texts, headings}: Subject): Words {
  const words = new Map<string, Set<number>>();
  for (const {text, line} of [...texts, ...headings]) {
    for (const [index, part] of text.split('\n').entries()) {
      for (const [word] of part.replace(notWords, ' ').matchAll(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}’']*(?<![’'])/gu)) {
        words.set(word, (words.get(word) ?? new Set()).add(line + index));
      }
    }
  }
  return Object.fromEntries(
    [...words].filter(([word]) => !/\p{N}/u.test(word)).map(([word, lines]) => [word, [...lines]]),
  );
}
