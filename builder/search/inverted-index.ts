import {hash as hashOf} from 'node:crypto';
import {languages} from '../../languages';
import type {Locale} from '../../settings/locales';
import {
  beginningKey,
  directoryFile,
  maxWeight,
  type ArticleCard,
  type ArticleTexts,
  type Directory,
  type KnownTitles,
  type KnownWords,
  type NameShard,
  type Shard,
} from '../../src/search/files';
import {nameKinds, rareNames} from '../../src/search/names';
import {articleWeight} from '../../src/search/rank';
import {fold, stemmer, wordsOf} from '../../src/search/text';
import type {Names} from './names';

/** Makes the embedded index of one language: which words are in which article, and how much each says about it. */

export interface IndexedArticle extends ArticleCard {
  /** Words of the breadcrumbs and of the path. */
  place: string;
  description: string;
  /** Before the first heading, and below each heading. */
  texts: string[];
  /** The names in each of them. */
  names: Names[];
}

/**
 * How much a word counts by its place, and how strongly a long text dilutes it; fitted to the queries for tuning. A
 * title counts more than this: see `fitOf` in `rank.ts`.
 */
const fields = {
  title: {weight: 0.9, dilution: 0.3},
  headings: {weight: 0.2, dilution: 0.5},
  description: {weight: 1, dilution: 0.4},
  keywords: {weight: 10, dilution: 0.05},
  place: {weight: 4.8, dilution: 0.37},
  text: {weight: 4.6, dilution: 0.45},
};

type Field = keyof typeof fields;

/** How soon further occurrences in one field stop to count. */
const saturation = 1.4;

/** Articles that a word keeps; those with less weight can't be among the first. */
const articlesPerWord = 400;
const articlesPerBeginning = 20;
const articlesPerName = 8;
/** Characters of a shard before compression. */
const shardSize = 5000;
/** Words for correcting typos; it's as many in a larger catalog. */
const vocabularySize = 4000;

/** Brings what an article's word weighs to a range of about 0 to 1. */
const weightOfAll = 14;

const fieldNames = Object.keys(fields) as Field[];

type FieldWords = Record<Field, string[]>;

const fieldWords = ({place, keywords, title, description, headings, texts}: IndexedArticle): FieldWords => ({
  title: wordsOf(title),
  headings: headings.flatMap(([, , heading]) => wordsOf(heading)),
  description: wordsOf(description),
  place: wordsOf(place),
  keywords: wordsOf(keywords),
  text: texts.flatMap(wordsOf),
});

function countOf(words: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

type Postings = Map<string, [article: number, weight: number][]>;

function add<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key) ?? [];
  list.push(item);
  lists.set(key, list);
}

/** BM25 for each field, so that a word in a title counts more than any number of them in the text. */
function addWords(
  postings: Postings,
  articles: IndexedArticle[],
  words: FieldWords[],
  stem: (word: string) => string,
): void {
  const averageOf = (name: Field) => words.reduce((sum, own) => sum + own[name].length, 0) / words.length || 1;
  const averages = fieldNames.map((name) => [name, averageOf(name)] as const);
  for (const [article, own] of words.entries()) {
    const totals = new Map<string, number>();
    for (const [name, average] of averages) {
      const {weight, dilution} = fields[name];
      const length = 1 - dilution + (dilution * own[name].length) / average;
      for (const [word, count] of countOf(own[name].map(stem))) {
        const fit = count / length;
        totals.set(word, (totals.get(word) ?? 0) + (weight * fit) / (saturation + fit));
      }
    }
    const factor = articleWeight(articles[article]!.route);
    for (const [word, total] of totals) {
      add(postings, word, [article, (factor * total) / weightOfAll]);
    }
  }
}

/** The first letters of the titles' words; titles that begin with them come first. */
function addBeginnings(postings: Postings, articles: IndexedArticle[]): void {
  for (const [article, {route, title}] of articles.entries()) {
    const beginnings = new Map<string, number>();
    for (const [place, word] of wordsOf(title).entries()) {
      for (const letters of new Set([word.slice(0, 1), word.slice(0, 2)])) {
        beginnings.set(letters, beginnings.get(letters) ?? (place === 0 ? 1 : 0.5));
      }
    }
    for (const [letters, weight] of beginnings) {
      add(postings, beginningKey(letters), [article, weight * articleWeight(route)]);
    }
  }
}

/** Keeps the articles with the most weight, in the order of their numbers, as the differences that compress well. */
function encode(list: [article: number, weight: number][], kept: number): number[] {
  const best = [...list].sort((a, b) => b[1] - a[1]).slice(0, kept);
  let before = 0;
  const pairs = best
    .sort((a, b) => a[0] - b[0])
    .flatMap(([article, weight]) => {
      const distance = article - before;
      before = article;
      return [distance, Math.max(1, Math.min(maxWeight, Math.round(weight * 75)))];
    });
  return [list.length, ...pairs];
}

/** The articles that have each name, those that explain it first. */
function nameEntries(articles: IndexedArticle[]): [name: string, entry: number[]][] {
  const places = new Map<string, [article: number, section: number, kind: number][]>();
  for (const [article, {names}] of articles.entries()) {
    const own = new Map<string, [section: number, kind: number]>();
    for (const [section, kinds] of names.entries()) {
      for (const [name, kind] of kinds) {
        if (kind > (own.get(name)?.[1] ?? 0)) {
          own.set(name, [section, kind]);
        }
      }
    }
    for (const [name, place] of own) {
      add(places, name, [article, ...place]);
    }
  }
  const weight = (article: number) => articleWeight(articles[article]!.route);
  return [...places].flatMap(([name, all]) => {
    const marked = all.filter(([, , kind]) => kind >= nameKinds.marked).length;
    // What many articles have in bold says as little as its words do.
    if (name.includes(' ') && marked > rareNames) {
      return [];
    }
    const best = all.sort((a, b) => b[2] - a[2] || weight(b[0]) - weight(a[0]) || a[0] - b[0]);
    return [[name, [marked || all.length, ...best.slice(0, articlesPerName).flat()]]];
  });
}

/** The shards with their first keys, which an object would sort otherwise if they are numbers. */
function shardsOf(entries: [key: string, entry: number[]][]): {first: string; shard: Shard}[] {
  const shards: {first: string; shard: Shard}[] = [];
  let size = shardSize;
  let before: string | undefined;
  const sorted = entries
    .map(([key, entry]) => ({key, entry, folded: fold(key)}))
    .sort((a, b) => (a.folded < b.folded || (a.folded === b.folded && a.key < b.key) ? -1 : 1));
  for (const {key, entry, folded} of sorted) {
    // Names that differ only in case stay together.
    if (size >= shardSize && folded !== before) {
      shards.push({first: folded, shard: {}});
      size = 0;
    }
    before = folded;
    shards.at(-1)!.shard[key] = entry;
    size += JSON.stringify(entry).length + key.length + 4;
  }
  return shards;
}

/** Words of at least three letters by the number of articles they are in. */
function vocabulary(words: FieldWords[]): KnownWords {
  const all = words.flatMap((own) => [...new Set(Object.values(own).flat())]);
  return [...countOf(all.filter((word) => /^\p{L}{3,}$/u.test(word)))]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([word]) => word)
    .slice(0, vocabularySize);
}

function versionsOf(articles: IndexedArticle[]): Directory['versions'] {
  const versions: Directory['versions'] = {};
  for (const [number, {tag}] of articles.entries()) {
    versions[tag] = [versions[tag]?.[0] ?? number, number];
  }
  return versions;
}

/** The files of the index of one language by path; see `src/search/files.ts`. */
export function invertedIndex(locale: Locale, articles: IndexedArticle[]): Map<string, unknown> {
  const sorted = [...articles].sort((a, b) => (a.tag + a.route < b.tag + b.route ? -1 : 1));
  const postings: Postings = new Map();
  const words = sorted.map(fieldWords);
  addWords(postings, sorted, words, stemmer(languages[locale]));
  addBeginnings(postings, sorted);
  const kept = (key: string) => (key.startsWith('^') ? articlesPerBeginning : articlesPerWord);
  const shards = shardsOf(Array.from(postings, ([key, list]) => [key, encode(list, kept(key))]));
  const names = shardsOf(nameEntries(sorted));
  const titles = sorted.map(({title, route}): KnownTitles[number] => [title, route]);
  const files = new Map<string, unknown>([
    ['words.json', vocabulary(words)],
    ['titles.json', titles],
    ...shards.map(({shard}, number): [string, Shard] => [`${number}.json`, shard]),
    ...names.map(({shard}, number): [string, NameShard] => [`n${number}.json`, shard]),
    ...sorted.flatMap(
      ({route, title, tag, keywords, headings, description, texts}, number): [string, ArticleCard | ArticleTexts][] => [
        [`a${number}.json`, {route, title, tag, keywords, headings}],
        [`t${number}.json`, [description, texts[0] ?? '', ...texts.slice(1)]],
      ],
    ),
  ]);
  const hash = hashOf('sha256', JSON.stringify([...files])).slice(0, 8);
  const directory: Directory = {
    folder: `files/${locale}-${hash}`,
    versions: versionsOf(sorted),
    shards: shards.map(({first}) => first),
    names: names.map(({first}) => first),
  };
  return new Map([
    [directoryFile(locale), directory],
    ...[...files].map(([name, content]): [string, unknown] => [`${directory.folder}/${name}`, content]),
  ]);
}
