import type {SearchLanguage} from '../../languages/language';
import {memoized} from '../../lib/memo';
import type {Locale} from '../../settings/locales';
import {exactPlaces, exactScores, mergedPlaces, type ExactPlace} from './exact';
import type {ArticleCard, LoadFile} from './files';
import type {FoundCard, Matches} from './hits';
import {createLookup, type FoundConcept} from './lookup';
import {
  candidates,
  finalScore,
  fitOf,
  readCard,
  wantedStems,
  withTexts,
  type Asked,
  type Candidate,
  type Fit,
} from './rank';
import {isBeginning, queryReader, similar, stopStems, typedWords} from './query';
import {isSentence, patternOf, phrasePlaces, readQuotes} from './phrases';
import {fold, plainText, stemmer, wordsOf} from './text';
import type {Suggestion} from './types';

/** Finds and orders the articles that answer a query. */

/** An article with the reasons for its place. */
export interface RankedArticle extends FoundCard {
  candidate: Candidate;
  fit: Fit;
  score: number;
}

export interface Found {
  /** Number of articles. */
  found: number;
  matches: Matches;
  /** Whether no article has the words in quotation marks in their order, and these only have the words. */
  isNearest: boolean;
  /** Articles by their place; those that are read together are in their final order. */
  read: (from: number, to: number) => Promise<RankedArticle[]>;
}

export type Finder = ReturnType<typeof createFinder>;

const suggestions = 3;

/** Results with less of the query than this part of the best one's are left out. */
const leastCoverage = 0.4;

/** Results whose texts are read to order them, once the words are complete: a text is three times as large as a card. */
const readTexts = 2;

/** Texts that are read to find a sentence that a reader pasted, or those that have the quoted words. */
const readForSentence = {wanted: 1, most: 8};
const readForQuotes = {wanted: 48, most: 200};

/** Coverage of articles with all words, whatever the last digits of the sum. */
const allWords = 0.999;

const byScore = (a: RankedArticle, b: RankedArticle): number =>
  (b.candidate.exact ?? 0) - (a.candidate.exact ?? 0) || b.score - a.score;

interface AskedExactly {
  query: string;
  /** What is in quotation marks. */
  phrases: string[];
  concepts: FoundConcept[];
  /** Whether the last word is a whole one. */
  isComplete: boolean;
  /** Where the articles have the query, or words of it, as a name. */
  names: ExactPlace[];
}

const nothingAsked: Asked = {concepts: [], wanted: new Map(), phrase: ''};

export function createFinder(locale: Locale, language: SearchLanguage, loadFile: LoadFile) {
  const lookup = createLookup(locale, language, loadFile);
  const stem = stemmer(language);
  const stops = stopStems(language);
  const stems = (text: string) =>
    wordsOf(text)
      .map(stem)
      .filter((word) => !stops.has(word));

  const readOnce = memoized((card: ArticleCard) => readCard(card, stems, stem));

  async function isIncluded(tags: readonly string[]): Promise<(article: number) => boolean> {
    const {versions} = await lookup.directory();
    const ranges = Object.entries(versions).flatMap(([tag, range]) => (tags.includes(tag) ? [range] : []));
    return (article) => tags.length === 0 || ranges.some(([first, last]) => article >= first && article <= last);
  }

  async function ranked(candidate: Candidate, asked: Asked): Promise<RankedArticle> {
    const card = await lookup.card(candidate.article);
    const fit = fitOf(asked, readOnce(card));
    return {card, texts: () => lookup.texts(candidate.article), candidate, fit, score: finalScore(candidate, fit)};
  }

  /** For one or two letters: the titles with a word that begins with them. */
  async function findBeginning(query: string, tags: readonly string[]): Promise<Found> {
    const letters = fold(query);
    const term = await lookup.begin(letters);
    const isAllowed = await isIncluded(tags);
    const articles = [...(term?.articles ?? [])]
      .filter(([article]) => isAllowed(article))
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .map(([article, words]) => ({article, words, coverage: 1}));
    const read = (from: number, to: number) =>
      Promise.all(articles.slice(from, to).map((candidate) => ranked(candidate, nothingAsked)));
    const matches: Matches = {word: (word) => (word.startsWith(letters) ? letters : undefined)};
    return {found: articles.length, matches, isNearest: false, read};
  }

  /** Which articles have the query as it was typed: as a name, or, of the candidates, in their texts. */
  async function findExactly(asked: AskedExactly, all: Candidate[]) {
    const {query, phrases, isComplete, names} = asked;
    const isNamed = names.some(({score}) => score >= exactScores.query);
    const isPasted = isComplete && !isNamed && isSentence(query);
    if (phrases.length === 0 && !isPasted) {
      return {places: names, isNearest: false};
    }
    const isQuoted = phrases.length > 0;
    const {concepts} = isQuoted ? await lookup.read(`${phrases.join(' ')} `) : asked;
    // As it was typed: without synonyms.
    const typed = concepts.map(({alternatives, mass}) => ({alternatives: alternatives.slice(0, 1), mass}));
    const withAllWords = candidates(typed, () => true).filter(({coverage}) => coverage > allWords);
    const having = new Set(withAllWords.map(({article}) => article));
    const likely = all.filter(({article}) => having.has(article));
    const limit = isQuoted ? readForQuotes : readForSentence;
    const places = await phrasePlaces(likely, isQuoted ? phrases : [query], lookup, limit);
    const found = new Set(places.map(({article}) => article));
    return {
      places: mergedPlaces([...names.filter(({article}) => !isQuoted || found.has(article)), ...places]),
      isNearest: isQuoted && places.length === 0 && likely.length <= limit.most,
    };
  }

  async function findWords(typed: string, tags: readonly string[]): Promise<Found> {
    const {phrases, plain: query} = readQuotes(typed);
    const [{concepts, isComplete}, names, isAllowed] = await Promise.all([
      lookup.read(query),
      exactPlaces(query, lookup),
      isIncluded(tags),
    ]);
    const all = candidates(concepts, isAllowed);
    const {places, isNearest} = await findExactly({query, phrases, concepts, isComplete, names}, all);
    const exact = new Map(places.filter(({article}) => isAllowed(article)).map((place) => [place.article, place]));
    const most = Math.max(0, ...all.map(({coverage}) => coverage));
    const byNumber = new Map(all.map((candidate) => [candidate.article, candidate]));
    const first = [...exact.values()].map(({article, score}): Candidate => ({
      ...(byNumber.get(article) ?? {article, words: 0, coverage: 0}),
      exact: score,
    }));
    const results = [
      ...first.sort((a, b) => b.exact! - a.exact!),
      ...all.filter(
        ({article, coverage}) =>
          coverage >= leastCoverage * most && !exact.has(article) && !(phrases.length > 0 && exact.size > 0),
      ),
    ];
    const wanted = wantedStems(concepts);
    const asked = {concepts, wanted, phrase: plainText(query, stem)};
    const reread = async (article: RankedArticle): Promise<RankedArticle> => {
      const fit = withTexts(article.fit, asked, await article.texts(), stems, stem);
      return {...article, fit, score: finalScore(article.candidate, fit)};
    };
    const read = async (from: number, to: number) => {
      const articles = await Promise.all(
        results.slice(from, to).map(async (candidate) => ({
          ...(await ranked(candidate, asked)),
          section: exact.get(candidate.article)?.section,
        })),
      );
      articles.sort(byScore);
      const withText = from === 0 && isComplete && concepts.length > 1 ? readTexts : 0;
      const read = await Promise.all(articles.slice(0, withText).map(reread));
      return [...read.sort(byScore), ...articles.slice(withText)];
    };
    const isWhole = first.some((candidate) => candidate.exact! >= exactScores.phrase);
    return {
      found: results.length,
      matches: {
        word: (word) => wanted.get(stem(word)),
        exact: isWhole ? patternOf(phrases[0] ?? query) : undefined,
      },
      isNearest,
      read,
    };
  }

  /** Articles for a query without results: those with words, or a title, that look like the query. */
  async function suggest(query: string): Promise<Suggestion[]> {
    const [words, titles] = await Promise.all([lookup.words(), lookup.titles()]);
    const near = queryReader(language)
      .content(typedWords(query))
      .flatMap((word) => similar(word, words) ?? []);
    const {read} = await findWords(near.join(' '), []);
    const byWords = (await read(0, 2 * suggestions)).map(({card: {title, route}}) => ({title, route}));
    const names = titles.map(([name]) => fold(name));
    const title = similar(fold(query), names);
    const byTitle = titles.flatMap(([name, route]) => (fold(name) === title ? [{title: name, route}] : []));
    const all = [...byTitle, ...byWords];
    return all
      .filter(({route}, index) => all.findIndex((other) => other.route === route) === index)
      .slice(0, suggestions);
  }

  /**
   * @param tags of the docs versions to search; all if empty
   * @throws Error when a file of the index can't be loaded
   */
  const find = (query: string, tags: readonly string[]): Promise<Found> =>
    isBeginning(query.trim()) ? findBeginning(query.trim(), tags) : findWords(query, tags);

  return {find, suggest};
}
