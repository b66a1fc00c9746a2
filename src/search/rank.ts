import type {ArticleCard, ArticleTexts} from './files';
import type {FoundConcept} from './lookup';
import {plainText} from './text';

/** Decides in which order articles answer a query. */

/**
 * Weights of articles by their place, from measurement: most readers ask about their daily work; articles under review
 * have a current counterpart; incident reports come first when they're asked for.
 */
const articleWeights: readonly [place: RegExp, weight: number][] = [
  [/\/docs\/to-review\//, 0.8],
  [/\/docs\/status\/./, 0.67],
  [/\/docs\/(documenting|design\/template)\//, 0.9],
  [/\/docs\/university\//, 1.15],
];

/** @param pathname of an article, with or without the locale's prefix */
export const articleWeight = (pathname: string): number =>
  articleWeights.find(([place]) => place.test(pathname))?.[1] ?? 1;

/** How much the parts of {@link Fit} add to what an article's words weigh; fitted to the queries for tuning. */
const fitWeights: Fit = {
  title: 0.5,
  heading: 0.45,
  titlePairs: 1.05,
  keywordPairs: 0.5,
  phrase: 2.5,
  textPairs: 0.3,
  textPhrase: 1.5,
};

/** How strongly results with a smaller part of the query fall behind. */
const coveragePower = 0.7;

export interface Candidate {
  /** Number of the card. */
  article: number;
  /** What its words weigh, by the index. */
  words: number;
  /** Which part of the query's meaning it has, from 0 to 1. */
  coverage: number;
  /** How much of the query it has as it was typed; see `exact.ts`. */
  exact?: number;
}

const wordScore = ({words, coverage}: Candidate): number => words * coverage ** coveragePower;

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

const massOfAll = (concepts: FoundConcept[]): number => sum(concepts.map(({mass}) => mass));

/** What each article has of one concept: its words' weight, and the share of the concept's meaning. */
function fits({alternatives}: FoundConcept): Map<number, {weight: number; share: number}> {
  const best = new Map<number, {weight: number; share: number}>();
  for (const {terms, weight} of alternatives) {
    const all = sum(terms.map(({idf}) => idf));
    const own = new Map<number, {weight: number; share: number}>();
    for (const {idf, articles} of terms) {
      for (const [article, impact] of articles) {
        const before = own.get(article) ?? {weight: 0, share: 0};
        own.set(article, {weight: before.weight + (impact * idf) / all, share: before.share + idf / all});
      }
    }
    for (const [article, fit] of own) {
      // Half of a phrase says less than half of its meaning.
      const scaled = fit.weight * weight * fit.share;
      if ((best.get(article)?.weight ?? 0) < scaled) {
        best.set(article, {weight: scaled, share: weight * fit.share});
      }
    }
  }
  return best;
}

/**
 * First round, from the index alone: extra words in a query cost nothing. An article scores by the concepts that it
 * matches and by the share of the query that they cover.
 * @param isIncluded whether an article may be a result
 * @returns the articles with any of the concepts, best first
 */
export function candidates(concepts: FoundConcept[], isIncluded: (article: number) => boolean): Candidate[] {
  const total = massOfAll(concepts);
  const found = new Map<number, Candidate>();
  for (const concept of concepts) {
    for (const [article, {weight, share}] of fits(concept)) {
      const before = found.get(article) ?? {article, words: 0, coverage: 0};
      const words = before.words + concept.mass * weight;
      found.set(article, {article, words, coverage: before.coverage + (share * concept.mass) / total});
    }
  }
  return [...found.values()]
    .filter(({article}) => isIncluded(article))
    .sort((a, b) => wordScore(b) - wordScore(a) || a.article - b.article);
}

/** A card, divided into stems once, without the stems that say nothing about the subject. */
export interface ReadCard {
  title: string[];
  headings: string[][];
  keywords: string[][];
  /** The stems of all words, for phrases. */
  plain: string;
}

/** @param stems divides a text, and leaves out what says nothing about the subject */
export function readCard(
  {title, headings, keywords}: ArticleCard,
  stems: (text: string) => string[],
  stem: (word: string) => string,
): ReadCard {
  const texts = headings.map(([, , text]) => text);
  return {
    title: stems(title),
    headings: texts.map(stems),
    keywords: keywords.split(',').map(stems),
    plain: plainText([title, ...texts, keywords].join(' '), stem),
  };
}

/** How well an article's card answers a query; each part from 0 to 1. */
export interface Fit {
  /** Its name. */
  title: number;
  /** Its best heading. */
  heading: number;
  /** How many concepts that are adjacent in the query are also adjacent in its name. */
  titlePairs: number;
  /** The same for its keywords. */
  keywordPairs: number;
  /** Whether its card has the query word for word. */
  phrase: number;
  /** The pairs in its text, and whether that has the query word for word; 0 until it's read. */
  textPairs: number;
  textPhrase: number;
}

/** How much of a query's meaning a set of stems has. */
function massOf(concepts: FoundConcept[], stems: ReadonlySet<string>): number {
  return sum(
    concepts.map(({alternatives, mass}) => {
      const shares = alternatives.map(({terms, weight}) => {
        const present = terms.filter((term) => term.stems.some((stem) => stems.has(stem)));
        return (weight * sum(present.map(({idf}) => idf))) / sum(terms.map(({idf}) => idf));
      });
      return mass * Math.max(...shares);
    }),
  );
}

/** The stems that a query looks for, each with the number of its concept. */
export const wantedStems = (concepts: FoundConcept[]): Map<string, number> =>
  new Map(
    concepts.flatMap(({alternatives}, number) =>
      alternatives.flatMap(({terms}) =>
        terms.flatMap(({stems}) => stems.map((stem): [string, number] => [stem, number])),
      ),
    ),
  );

/** How far apart two words may be to count as adjacent: one word may be between them. */
const pairDistance = 2;

/** The part of a query's neighboring concepts that are neighbors in one of the texts, too. */
function pairsIn(concepts: FoundConcept[], wanted: ReadonlyMap<string, number>, texts: string[][]): number {
  const pairs = concepts.slice(1).map(({mass}, before) => mass + concepts[before]!.mass);
  const found = texts.flatMap((stems) => {
    const numbers = stems.map((stem) => wanted.get(stem));
    return numbers.flatMap((number, place) =>
      numbers
        .slice(place + 1, place + 1 + pairDistance)
        .flatMap((next) =>
          number !== undefined && next !== undefined && Math.abs(number - next) === 1 ? [Math.min(number, next)] : [],
        ),
    );
  });
  return pairs.length === 0 ? 0 : sum([...new Set(found)].map((pair) => pairs[pair]!)) / sum(pairs);
}

/** Whether a text has the words of a query, in any form, in their order. */
const isPhraseIn = (phrase: string, plain: string): boolean => phrase.trim().includes(' ') && plain.includes(phrase);

/** A query, as each article is compared with it. */
export interface Asked {
  concepts: FoundConcept[];
  /** See {@link wantedStems}. */
  wanted: ReadonlyMap<string, number>;
  /** The stems of all words of the query. */
  phrase: string;
}

/** Second round, from the cards of the best articles: names, and words next to each other. */
export function fitOf({concepts, wanted, phrase}: Asked, card: ReadCard): Fit {
  const total = massOfAll(concepts);
  const nameFit = (stems: string[]): number => {
    const found = stems.filter((stem) => wanted.has(stem)).length;
    return found === 0 ? 0 : (massOf(concepts, new Set(stems)) / total) * (0.2 + (0.8 * found) / stems.length);
  };
  return {
    title: nameFit(card.title),
    heading: Math.max(0, ...card.headings.map(nameFit)),
    titlePairs: pairsIn(concepts, wanted, [card.title]),
    keywordPairs: pairsIn(concepts, wanted, card.keywords),
    phrase: isPhraseIn(phrase, card.plain) ? 1 : 0,
    textPairs: 0,
    textPhrase: 0,
  };
}

/** Third round, from the texts of the first few: the fit with what they add. */
export function withTexts(
  fit: Fit,
  {concepts, wanted, phrase}: Asked,
  texts: ArticleTexts,
  stems: (text: string) => string[],
  stem: (word: string) => string,
): Fit {
  return {
    ...fit,
    textPairs: pairsIn(concepts, wanted, texts.map(stems)),
    textPhrase: isPhraseIn(phrase, plainText(texts.join(' '), stem)) ? 1 : 0,
  };
}

/** The order of the results: the largest first. */
export const finalScore = (candidate: Candidate, fit: Fit): number =>
  wordScore(candidate) *
  (1 + sum(Object.entries(fitWeights).map(([part, weight]: [string, number]) => weight * fit[part as keyof Fit])));
