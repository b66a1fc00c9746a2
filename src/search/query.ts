import {closest, distance} from 'fastest-levenshtein';
import type {SearchLanguage} from '../../languages/language';
import {fold, stemmer, wordPattern, wordsOf} from './text';

/** Turns what a reader typed into the things that the embedded engine looks for. */

/** One way to say a thing. */
export interface Alternative {
  /** Folded words. */
  words: string[];
  /** How much an article counts that says it this way, up to 1. */
  weight: number;
}

/** A thing that the reader asks for, in the words of the query and in those of the articles. */
export interface Concept {
  alternatives: Alternative[];
}

/** How much the articles' word for a thing, and the parts of an identifier, count. */
const synonymWeight = 0.55;
const partsWeight = 0.6;

/** Queries up to this length are answered by the beginnings of titles alone. */
const lettersForTitles = 2;

export const isBeginning = (query: string): boolean =>
  /^[\p{L}\p{N}]+$/u.test(query) && query.length <= lettersForTitles;

/** Stems that say nothing about a subject. */
export const stopStems = (language: SearchLanguage): Set<string> =>
  new Set(language.stopWords.split(' ').map(stemmer(language)));

/** The words of a query as they are typed. */
export const typedWords = (query: string): string[] => query.match(wordPattern) ?? [];

export function queryReader(language: SearchLanguage) {
  const stem = stemmer(language);
  const stops = new Set(language.stopWords.split(' '));
  const groups = language.synonyms.map((group) => group.map((phrase) => wordsOf(phrase)));
  const phrases = groups
    .flatMap((group) => group.map((words) => ({stems: words.map(stem), articles: group[0]!})))
    .sort((a, b) => b.stems.length - a.stems.length);

  const withoutStops = (words: string[]): string[] => {
    const kept = words.filter((word) => !stops.has(word));
    return kept.length > 0 ? kept : words;
  };
  /** The folded words that say something; all of them if none does. */
  const content = (typed: string[]) => withoutStops(typed.map(fold));

  /** What the words ask for. */
  function concepts(typed: string[], correct: (word: string) => string): Concept[] {
    const words = typed.map((word) => correct(fold(word)));
    const kept = new Set(content(typed).map(correct));
    const stems = words.map(stem);
    const found: Concept[] = [];
    for (let place = 0; place < words.length;) {
      const phrase = phrases.find(({stems: wanted}) =>
        wanted.every((wantedStem, i) => stems[place + i] === wantedStem),
      );
      const length = phrase?.stems.length ?? 1;
      const said = withoutStops(words.slice(place, place + length));
      const [, ...parts] = length === 1 ? wordsOf(typed[place]!) : [];
      const others: Alternative[] = [
        ...(phrase ? [{words: withoutStops(phrase.articles), weight: synonymWeight}] : []),
        ...(parts.length > 0 ? [{words: parts, weight: partsWeight}] : []),
      ];
      if (phrase ?? kept.has(words[place]!)) {
        found.push({alternatives: [{words: said, weight: 1}, ...others]});
      }
      place += length;
    }
    return found;
  }
  /** Words that mean something without being in an article. */
  const synonymWords = new Set(groups.flat(2));
  return {content, concepts, synonymWords};
}

/** Maximum edit distance of a typo: 0 for words of up to 3 letters, 1 for up to 6, 2 for longer ones. */
const allowedTypos = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** @returns the known word that the reader meant, or the word itself if none is near */
export function corrected(word: string, words: readonly string[]): string {
  if (/\d/.test(word)) {
    return word;
  }
  // The first letter is rarely wrong, but it may be missing.
  const near = words.filter(
    (candidate) =>
      (candidate.startsWith(word[0]!) && Math.abs(candidate.length - word.length) <= allowedTypos(word)) ||
      candidate.slice(1) === word,
  );
  const best = near.length > 0 ? closest(word, near) : word;
  return distance(best, word) <= allowedTypos(word) ? best : word;
}

/** @returns the word that looks most like the given one, if at least half of it is the same */
export function similar(word: string, words: readonly string[]): string | undefined {
  const best = words.length > 0 ? closest(word, words) : '';
  return best && distance(best, word) <= Math.min(word.length, best.length) / 2 ? best : undefined;
}
