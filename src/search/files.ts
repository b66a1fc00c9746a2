import type {Locale} from '../../settings/locales';
import type {Hierarchy} from './types';

/** The files of the embedded index, which the build writes for each language, and the browser loads one by one. */

/** The first file, `<locale>.json`; the others are in a folder whose name changes with their content. */
export interface Directory {
  /** Path of the folder with the other files. */
  folder: string;
  /** The first and the last article of each docs version, by tag. */
  versions: Record<string, [first: number, last: number]>;
  /** First key of each shard; the keys are sorted. */
  shards: string[];
  /** The same for the shards of names. */
  names: string[];
}

/**
 * `<number>.json`: for each stem, the number of articles with it, then pairs: the distance from the article before, and
 * the weight of the word in the article (1 to {@link maxWeight}). The articles with the first one or two letters of a
 * title's word are below `^` and the letters.
 */
export type Shard = Record<string, number[]>;

export const maxWeight = 99;

/**
 * `n<number>.json`: for each name (see `names.ts`), the number of articles that mark it (or have it, if none
 * does), then three numbers for each of the
 * best: the article, the section that explains it best (0 before the first heading), and how (`nameKinds`).
 */
export type NameShard = Shard;

export type Heading = [level: keyof Hierarchy, anchor: string, text: string];

/** `a<number>.json`: what ranks an article and shows it as a hit. Each key in the search box loads some. */
export interface ArticleCard {
  /** Path within the site, encoded. */
  route: string;
  title: string;
  tag: string;
  /** What readers call it. */
  keywords: string;
  headings: Heading[];
}

/** `t<number>.json`: the text of an article, for excerpts and for the order of the first results. */
export type ArticleTexts = [description: string, beginning: string, ...belowHeadings: string[]];

/** `words.json`, for queries with unknown words: folded words, the most frequent first. */
export type KnownWords = string[];

/** `titles.json`, for queries without results. */
export type KnownTitles = [title: string, route: string][];

/** Loads a file of the index; the path is relative to its folder. */
export type LoadFile = <T>(path: string) => Promise<T>;

/** Key of the titles with a word that begins with these letters. */
export const beginningKey = (letters: string): string => `^${letters}`;

/** Name of the first file. */
export const directoryFile = (locale: Locale): string => `${locale}.json`;
