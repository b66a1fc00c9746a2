import {fold} from './query';
import {sectionWeight} from './rank';

/** The titles of all articles: results for the first letters, before the index has loaded. */

/** The content of `words.<language>.json`, which the build writes beside the index for each language. */
export interface SearchWords {
  /** Words of titles, headings and code, the most frequent first. */
  vocabulary: readonly string[];
  /** Each article's route within the site (encoded), its title, and its docs version as a tag. */
  titles: readonly [route: string, title: string, tag: string][];
}

/** Queries up to this length are answered by titles alone. */
const lettersForTitles = 2;

/** Whether a query is so short that only titles are searched. */
export const isBeginning = (query: string): boolean => /^\S+$/.test(query) && query.length <= lettersForTitles;

/**
 * Titles with a word that starts with the typed letters. Titles that start with them come first, then the order is by
 * section.
 * @param tags tags of the docs versions to search; all if empty
 */
export function titlesThatBegin(
  query: string,
  titles: SearchWords['titles'],
  tags: readonly string[],
): SearchWords['titles'][number][] {
  const start = fold(query);
  return titles
    .filter(([, , tag]) => tags.length === 0 || tags.includes(tag))
    .map((entry) => {
      const words = fold(entry[1]).split(/[^\p{L}\p{N}]+/u);
      const place = words.findIndex((word) => word.startsWith(start));
      return {entry, place: Math.min(1, place), weight: sectionWeight(entry[0])};
    })
    .filter(({place}) => place >= 0)
    .sort((a, b) => a.place - b.place || b.weight - a.weight)
    .map(({entry}) => entry);
}
