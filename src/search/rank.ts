import type {ArticleText} from './files';
import type {FoundConcept} from './lookup';
import {fold, wordsOf} from './text';

/** Decides in which order articles answer a query. */

/**
 * Weights of articles by their place, from measurement: most readers ask about their daily work; articles under review
 * have a current counterpart; homes, lists, incident reports and the generated reference come first when they're asked
 * for.
 */
const articleWeights: readonly [place: RegExp, weight: number][] = [
  [/\/docs\/to-review\//, 0.7],
  [/\/docs\/status\/./, 0.6],
  [/\/docs\/(\w+\/?)?$/, 0.7],
  [/\/docs\/(documenting|design\/template)\//, 0.5],
  [/\/docs\/api\/reference\//, 0.75],
  [/\/docs\/university\//, 1.1],
];

/** @param pathname of an article, with or without the locale's prefix */
export const articleWeight = (pathname: string): number =>
  articleWeights.find(([place]) => place.test(pathname))?.[1] ?? 1;

/** How much the parts of {@link Fit} add to what an article's words weigh. */
const fitWeights = {title: 0.5, heading: 0.4, question: 0.35, near: 0.5, phrase: 0.6};

/** Words in which {@link Fit.near} looks for the query. */
const windowSize = 24;

export interface Candidate {
  /** Number of the article. */
  article: number;
  /** What its words weigh, by the index. */
  words: number;
  /** Which part of the query's meaning it has, from 0 to 1. */
  coverage: number;
}

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
 * First round, from the index alone: no word of a query is one too many; an article counts by what it has, and by how
 * much of the query that is.
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
    .sort((a, b) => b.words * b.coverage - a.words * a.coverage || a.article - b.article);
}

/** An article's text, divided into stems once. */
export interface ReadArticle {
  title: string[];
  headings: string[][];
  /** The questions in its keywords. */
  questions: string[][];
  /** The description, and each heading with its text. */
  passages: string[][];
  /** All words, for phrases. */
  plain: string;
}

const plainText = (text: string): string => ` ${(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

export function readArticle(text: ArticleText, stem: (word: string) => string): ReadArticle {
  const stems = (part: string) => wordsOf(part).map(stem);
  const passages = [text.description, ...text.sections.map(([, , heading, content]) => `${heading} ${content}`)];
  return {
    title: stems(text.title),
    headings: text.sections.flatMap(([, anchor, heading]) => (anchor ? [stems(heading)] : [])),
    questions: text.keywords.split(',').map(stems),
    passages: passages.map(stems),
    plain: plainText([text.title, ...passages].join(' ')),
  };
}

/** How well an article's text answers a query; each part from 0 to 1. */
export interface Fit {
  /** Its name. */
  title: number;
  /** Its best heading. */
  heading: number;
  /** The best of its keywords. */
  question: number;
  /** How much of the query is close together. */
  near: number;
  /** Whether it has the query word for word. */
  phrase: number;
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

/** The stems that a query looks for. */
export const wantedStems = (concepts: FoundConcept[]): Set<string> =>
  new Set(concepts.flatMap(({alternatives}) => alternatives.flatMap(({terms}) => terms.flatMap(({stems}) => stems))));

/** The largest part of the query's meaning in one window of a passage. */
function nearness(concepts: FoundConcept[], passage: string[], wanted: ReadonlySet<string>): number {
  const places = passage.flatMap((stem, place) => (wanted.has(stem) ? [place] : []));
  const windows = places.map((start) => {
    const inside = places.filter((place) => place >= start && place < start + windowSize);
    return massOf(concepts, new Set(inside.map((place) => passage[place]!)));
  });
  return Math.max(0, ...windows);
}

/**
 * Second round, from the text of the best articles: names, and words that are close together.
 * @param query as the reader typed it
 * @param isStop whether a stem says nothing about the subject
 */
export function fitOf(
  concepts: FoundConcept[],
  query: string,
  article: ReadArticle,
  isStop: (stem: string) => boolean,
): Fit {
  const total = massOfAll(concepts);
  const wanted = wantedStems(concepts);
  const nameFit = (stems: string[]): number => {
    const words = stems.filter((stem) => !isStop(stem));
    const found = words.filter((stem) => wanted.has(stem)).length;
    return found === 0 ? 0 : (massOf(concepts, new Set(words)) / total) * (0.5 + (0.5 * found) / words.length);
  };
  const asked = plainText(query);
  return {
    title: nameFit(article.title),
    heading: Math.max(0, ...article.headings.map(nameFit)),
    question: Math.max(0, ...article.questions.map(nameFit)),
    near: Math.max(...article.passages.map((passage) => nearness(concepts, passage, wanted))) / total,
    phrase: asked.trim().includes(' ') && article.plain.includes(asked) ? 1 : 0,
  };
}

/** The order of the results: the largest first. */
export const finalScore = ({words, coverage}: Candidate, fit: Fit): number =>
  words * coverage * (1 + sum(Object.entries(fitWeights).map(([part, weight]) => weight * fit[part as keyof Fit])));
