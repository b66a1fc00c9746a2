import type words from './en/words.json';

/** The parts of a language: each is exported by a file of its folder, whose `index.ts` lists the files. */

/** What forms of a word end with, and what is written for it in their stem. */
export type Ending = [pattern: RegExp, replacement: string];

/** What search knows about a language; readers load it with the search box. */
export interface SearchLanguage {
  /**
   * The first match of each list is replaced. Light on purpose: readers leave accents out, and a stem only has to be the
   * same for the forms that they type.
   */
  endings: Ending[][];
  /** Folded words in questions that say nothing about a subject, with spaces between them. */
  stopWords: string;
  /** Groups of words that mean the same; a query with one of them also asks for the first of its group. */
  synonyms: string[][];
}

/** How numbers are written. */
export interface NumberFormat {
  decimal: string;
  group: string;
  /** The least number of digits that are grouped. */
  groupedFrom: number;
  /** The sign with the space before it. */
  percent: string;
  euro: (amount: string) => string;
}

export interface Language extends SearchLanguage {
  /** Language tag of dates for `Intl`. */
  dateTag: string;
  numbers: NumberFormat;
  /** Corrects a long date of `Intl`. */
  writtenDay?: (day: string) => string;
  /** Abbreviations with a space where lines don't break. */
  unbroken?: string[];
  /** What a word that is in no dictionary may be a form of. */
  dictionaryForms?: (word: string) => string[];
  /** Words that promise instead of explaining. */
  fillers: string[];
  /** Phrases that sound translated (regular expressions), with what to write instead. */
  phrases?: Record<string, string>;
  /** What plugins write into articles and feeds, and what the column Required of parameter tables contains. */
  words: typeof words;
}
