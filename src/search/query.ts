import {closest, distance} from 'fastest-levenshtein';
import type {Locale} from '../../settings/locales';
import {stopWords, synonyms} from './synonyms';

/** Turns what a reader typed into the texts that the embedded engine searches for. */

/** Lower case without accents: `Orçamento` and `orcamento` are one word. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');

/** Maximum edit distance of a typo: 0 for words of up to 3 letters, 1 for up to 6, 2 for longer ones. */
const allowedTypos = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** Identifiers are searched unchanged. */
const isIdentifier = (word: string) => /[\p{Ll}\d]\p{Lu}|[._/{}$]|\p{L}-\p{Lu}/u.test(word);

export interface PreparedQuery {
  /** Texts to search for, best first; hits of later ones count less. */
  variants: string[];
  /** Folded words, for marking them in headings. */
  words: string[];
}

/**
 * Prepares queries of one language.
 * @param vocabulary words of titles, headings and code, the most frequent first, as the build writes them
 */
export function queryPreparer(locale: Locale, vocabulary: readonly string[]): (query: string) => PreparedQuery {
  const stops = new Set(stopWords[locale].split(' '));
  const groups = synonyms[locale].map((group) => group.map(fold));
  const known = new Map<string, string>();
  for (const word of [...vocabulary, ...synonyms[locale].flat().flatMap((phrase) => phrase.split(' '))]) {
    const key = fold(word);
    if (!known.has(key)) {
      known.set(key, word);
    }
  }
  const folded = [...known.keys()];

  /** The known word that the reader meant. The last word of a query may be incomplete. */
  function meant(word: string, isLast: boolean): string {
    const exact = known.get(word);
    if (exact) {
      return exact;
    }
    const completion = isLast && word.length > 2 ? folded.find((candidate) => candidate.startsWith(word)) : undefined;
    if (completion) {
      return known.get(completion)!;
    }
    // The first letter is rarely wrong, but it may be missing.
    const near = folded.filter(
      (candidate) =>
        (candidate.startsWith(word[0]!) && Math.abs(candidate.length - word.length) <= allowedTypos(word)) ||
        candidate.slice(1) === word,
    );
    if (near.length === 0 || /\d/.test(word)) {
      return word;
    }
    const best = closest(word, near);
    return distance(best, word) <= allowedTypos(word) ? known.get(best)! : word;
  }

  /** Replaces synonyms, including their plurals, with the words that the articles use. */
  function withoutSynonyms(text: string): string {
    return groups.reduce((current, [used, ...others]) => {
      const padded = ` ${current} `;
      const other = others.flatMap((phrase) => [`${phrase}s`, phrase]).find((phrase) => padded.includes(` ${phrase} `));
      return other && used && !padded.includes(` ${used} `)
        ? padded.replace(` ${other} `, ` ${used} `).trim()
        : current;
    }, text);
  }

  const content = (words: string[]) => {
    const kept = words.filter((word) => !stops.has(fold(word)));
    return kept.length > 0 ? kept : words;
  };
  const correct = (words: string[]) =>
    words.map((word, index) => (isIdentifier(word) ? word : meant(fold(word), index === words.length - 1)));

  return (query) => {
    const typed = query.trim().split(/\s+/).filter(Boolean);
    const words = content(typed);
    // Replace synonyms twice: before removing stop words, because a phrase may contain some, and after fixing typos,
    // because a synonym may contain one.
    const direct = content(withoutSynonyms(fold(typed.join(' '))).split(' '));
    const canonical = correct(withoutSynonyms(fold(correct(direct).join(' '))).split(' '));
    const variants = [...(words.some(isIdentifier) ? [] : [canonical]), correct(words), words];
    return {
      variants: [...new Set(variants.map((variant) => variant.join(' ')))].filter(Boolean),
      words: [...new Set([...canonical, ...words].map(fold))].filter(Boolean),
    };
  };
}
