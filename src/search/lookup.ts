import type {Locale} from '../../settings/locales';
import {
  beginningKey,
  directoryFile,
  type ArticleText,
  type Directory,
  type KnownWords,
  type LoadFile,
  type Shard,
} from './files';
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

export interface Lookup {
  /** What a query asks for. */
  read: (query: string) => Promise<FoundConcept[]>;
  /** The articles whose title has a word that begins with the letters. */
  begin: (letters: string) => Promise<Term | undefined>;
  article: (number: number) => Promise<ArticleText>;
  words: () => Promise<KnownWords>;
  directory: () => Promise<Directory>;
}

/** Letters from which on an incomplete word is completed. */
const lettersToComplete = 3;
const completions = 8;

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

export function createLookup(locale: Locale, loadFile: LoadFile): Lookup {
  const load = cached(loadFile);
  const reader = queryReader(locale);
  const stem = stemmer(locale);
  const directory = () => load<Directory>(directoryFile(locale));
  const inFolder = async <T>(name: string): Promise<T> => load<T>(`${(await directory()).folder}/${name}`);

  /** The shard in which a key is, if any has it. */
  async function shardOf(key: string): Promise<Shard> {
    const {shards} = await directory();
    const after = shards.findIndex((first) => first > key);
    const number = (after === -1 ? shards.length : after) - 1;
    return number < 0 ? {} : inFolder<Shard>(`${number}.json`);
  }

  async function termOf(shard: Shard, stems: string[]): Promise<Term> {
    const all = Object.values((await directory()).versions);
    const total = Math.max(...all.map(([, last]) => last)) + 1;
    const articles = new Map<number, number>();
    let count = 0;
    for (const key of stems) {
      const [size = 0, ...pairs] = shard[key]!;
      count = Math.max(count, size);
      let article = 0;
      for (let i = 0; i < pairs.length; i += 2) {
        article += pairs[i]!;
        articles.set(article, Math.max(articles.get(article) ?? 0, pairs[i + 1]!));
      }
    }
    return {stems, idf: Math.log(1 + (total - count + 0.5) / (count + 0.5)), articles};
  }

  async function exact(key: string): Promise<Term | undefined> {
    const shard = await shardOf(key);
    return Object.hasOwn(shard, key) ? termOf(shard, [key]) : undefined;
  }

  async function complete(word: string): Promise<Term | undefined> {
    const shard = await shardOf(word);
    const keys = Object.keys(shard).filter((key) => key.startsWith(word));
    const best = keys.sort((a, b) => shard[b]![0]! - shard[a]![0]!).slice(0, completions);
    return best.length > 0 ? termOf(shard, best) : undefined;
  }

  const isKnown = async (word: string): Promise<boolean> =>
    reader.synonymWords.has(word) || (await exact(stem(word))) !== undefined;

  async function read(query: string): Promise<FoundConcept[]> {
    const typed = typedWords(query);
    const content = reader.content(typed);
    const known = await Promise.all(content.map(isKnown));
    const last = /[\p{L}\p{N}]$/u.test(query) ? fold(typed.at(-1) ?? '') : '';
    const beginning =
      last.length >= lettersToComplete && !known.at(-1) && content.at(-1) === last ? await complete(last) : undefined;
    const unknown = content.filter((word, index) => !known[index] && !(beginning && word === last));
    const vocabulary =
      unknown.length > 0 ? [...(await inFolder<KnownWords>('words.json')).words, ...reader.synonymWords] : [];
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
        // A rare word for a frequent thing matters as much as the thing.
        const sums = possible
          .filter(({weight}, index) => index === 0 || weight >= 0.9)
          .map(({terms}) => terms.reduce((sum, {idf}) => sum + idf, 0));
        return {alternatives: possible, mass: possible.length > 0 ? Math.min(...sums) : 0};
      }),
    );
    return found.filter(({alternatives}) => alternatives.length > 0);
  }

  return {
    read,
    begin: (letters) => exact(beginningKey(fold(letters))),
    article: (number) => inFolder<ArticleText>(`a${number}.json`),
    words: () => inFolder<KnownWords>('words.json'),
    directory,
  };
}
