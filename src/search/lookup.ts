import type {SearchLanguage} from '../../languages/language';
import type {Locale} from '../../settings/locales';
import {
  beginningKey,
  directoryFile,
  type ArticleCard,
  type ArticleTexts,
  type Directory,
  type KnownTitles,
  type KnownWords,
  type LoadFile,
  type Shard,
} from './files';
import {sameCase} from './names';
import {corrected, queryReader, typedWords} from './query';
import {fold, stemmer} from './text';

/** Finds the articles that have a query's words, from as few files of the index as possible. */

/** A word of a query in the index. */
export interface Term {
  /** Its stems; several if it's incomplete. */
  stems: string[];
  /** How rare it is. */
  idf: number;
  /** Its weight in each article. */
  articles: Map<number, number>;
}

/** A concept whose words have been looked up. */
export interface FoundConcept {
  alternatives: {terms: Term[]; weight: number}[];
  /** How much it matters whether an article has it. */
  mass: number;
}

/** Where an article has a name that a query contains. */
export interface NamePlace {
  article: number;
  /** 0 before the first heading. */
  section: number;
  /** See `nameKinds`. */
  kind: number;
}

export type Lookup = ReturnType<typeof createLookup>;

/** How much more a rare word matters than a frequent one; fitted to the queries for tuning. */
const rarityPower = 0.26;

/** Letters from which on an incomplete word is completed, or a wrong one corrected. */
const lettersToComplete = 3;
const completions = 8;
/** How many shards are loaded for its completions. */
const shardsToComplete = 4;

type Entry = [stem: string, articles: number[]];

/** Loads each file once; after a failure, the next call tries again. */
function cached(load: LoadFile): LoadFile {
  const files = new Map<string, Promise<unknown>>();
  return <T>(path: string) => {
    const file =
      files.get(path) ??
      load(path).catch((cause: unknown) => {
        files.delete(path);
        throw new Error('The search index could not be loaded.', {cause});
      });
    files.set(path, file);
    return file as Promise<T>;
  };
}

export function createLookup(locale: Locale, language: SearchLanguage, loadFile: LoadFile) {
  const load = cached(loadFile);
  const reader = queryReader(language);
  const stem = stemmer(language);
  const directory = () => load<Directory>(directoryFile(locale));
  const inFolder = async <T>(name: string): Promise<T> => load<T>(`${(await directory()).folder}/${name}`);

  const words = () => inFolder<KnownWords>('words.json');

  /**
   * The keys that begin with some letters, as far as they are in the first few shards; the letters' own is first.
   * @param letters folded
   */
  async function entriesFrom(letters: string, most: number, list: 'shards' | 'names' = 'shards'): Promise<Entry[]> {
    const {[list]: shards} = await directory();
    const after = shards.findIndex((first) => first > letters);
    const next = after === -1 ? shards.length : after;
    const numbers = [next - 1, ...shards.keys()].filter(
      (number, place) => number >= 0 && (place === 0 || (number >= next && shards[number]!.startsWith(letters))),
    );
    const loaded = await Promise.all(
      numbers.slice(0, most).map((number) => inFolder<Shard>(`${list === 'names' ? 'n' : ''}${number}.json`)),
    );
    const entries = loaded.flatMap((shard) => Object.entries(shard));
    // Stems are folded.
    return entries.filter(([key]) => (list === 'names' ? fold(key) : key).startsWith(letters));
  }

  async function termOf(entries: Entry[]): Promise<Term | undefined> {
    const all = Object.values((await directory()).versions);
    const total = Math.max(...all.map(([, last]) => last)) + 1;
    const articles = new Map<number, number>();
    let count = 0;
    for (const [, [size = 0, ...pairs]] of entries) {
      count = Math.max(count, size);
      let article = 0;
      for (let i = 0; i < pairs.length; i += 2) {
        article += pairs[i]!;
        articles.set(article, Math.max(articles.get(article) ?? 0, pairs[i + 1]!));
      }
    }
    const idf = Math.log(1 + (total - count + 0.5) / (count + 0.5));
    return entries.length > 0 ? {stems: entries.map(([stem]) => stem), idf, articles} : undefined;
  }

  const exact = async (key: string): Promise<Term | undefined> =>
    termOf((await entriesFrom(key, 1)).filter(([own]) => own === key));

  const complete = async (letters: string): Promise<Term | undefined> =>
    termOf((await entriesFrom(letters, shardsToComplete)).sort(([, [a]], [, [b]]) => b! - a!).slice(0, completions));

  /**
   * Where the articles have a name, or those that begin with it.
   * @param key see `nameKey`
   * @returns the places, and how many articles mark it, or mention it if none does
   */
  async function name(key: string, isBeginning: boolean): Promise<{count: number; places: NamePlace[]}> {
    const folded = fold(key);
    const entries = await entriesFrom(folded, isBeginning ? 2 : 1, 'names');
    const found = isBeginning ? entries : entries.filter(([own]) => fold(own) === folded);
    const places = found.flatMap(([own, [, ...numbers]]) =>
      numbers.flatMap((article, index) => {
        const kind = numbers[index + 2]! + (own.startsWith(key) ? sameCase : 0);
        return index % 3 === 0 ? [{article, section: numbers[index + 1]!, kind}] : [];
      }),
    );
    const exact = found.find(([own]) => own === key);
    return {count: exact ? exact[1][0]! : Math.max(0, ...found.map(([, [count = 0]]) => count)), places};
  }

  const isKnown = async (word: string): Promise<boolean> =>
    (await exact(stem(word))) !== undefined || reader.synonymWords.has(word);

  /** What a query asks for, and whether its last word is a whole one. */
  async function read(query: string): Promise<{concepts: FoundConcept[]; isComplete: boolean}> {
    const typed = typedWords(query);
    const content = reader.content(typed);
    const known = await Promise.all(content.map(isKnown));
    const last = /[\p{L}\p{N}]$/u.test(query) ? fold(typed.at(-1) ?? '') : '';
    const isBegun = !known.at(-1) && content.at(-1) === last;
    const beginning = isBegun && last.length >= lettersToComplete ? await complete(last) : undefined;
    const unknown = content.filter(
      (word, index) => !known[index] && word.length >= lettersToComplete && !(beginning && word === last),
    );
    const vocabulary = unknown.length > 0 ? [...(await words()), ...reader.synonymWords] : [];
    const corrections = new Map(unknown.map((word) => [word, corrected(word, vocabulary)]));
    const concepts = reader.concepts(typed, (word) => corrections.get(word) ?? word);
    const found = await Promise.all(
      concepts.map(async ({alternatives}) => {
        const resolved = await Promise.all(
          alternatives.map(async ({words, weight}) => {
            const terms = await Promise.all(
              words.map(async (word) => (beginning && word === last ? beginning : exact(stem(word)))),
            );
            const present = terms.filter((term) => term !== undefined);
            return {terms: present, weight: (weight * present.length) / words.length};
          }),
        );
        const possible = resolved.filter(({terms}) => terms.length > 0);
        const [said] = possible;
        const mass = said ? said.terms.reduce((sum, {idf}) => sum + idf, 0) ** rarityPower : 0;
        return {alternatives: possible, mass};
      }),
    );
    return {concepts: found.filter(({alternatives}) => alternatives.length > 0), isComplete: !isBegun};
  }

  return {
    name,
    /** How many articles have a folded word, in any form. */
    frequency: async (word: string) => (await exact(stem(word)))?.articles.size ?? 0,
    read,
    /** The articles whose title has a word that begins with the letters. */
    begin: (letters: string) => exact(beginningKey(fold(letters))),
    card: (article: number) => inFolder<ArticleCard>(`a${article}.json`),
    texts: (article: number) => inFolder<ArticleTexts>(`t${article}.json`),
    words,
    titles: () => inFolder<KnownTitles>('titles.json'),
    directory,
  };
}
