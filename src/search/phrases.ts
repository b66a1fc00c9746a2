import {exactScores, type ExactPlace} from './exact';
import type {Lookup} from './lookup';
import {looksPasted} from './names';
import {typedWords} from './query';
import type {Candidate} from './rank';
import {plainText} from './text';

/** Finds the articles that have words in the order in which a reader quotes or pastes them. */

const quotes = /"([^"]*)"|“([^”]*)”|«([^»]*)»/g;

/** Reads the quotation marks of all four languages; one without a partner says nothing. */
export function readQuotes(query: string): {phrases: string[]; plain: string} {
  const phrases = [...query.matchAll(quotes)].map(([, straight, curly, angled]) => straight ?? curly ?? angled ?? '');
  return {
    phrases: phrases.filter((phrase) => typedWords(phrase).length > 0),
    plain: query.replace(/["“”«»]/g, ' '),
  };
}

/** From how many words on a query may be a sentence that a reader pasted. */
const wordsOfSentence = 5;

export const isSentence = (query: string): boolean => looksPasted(query) && typedWords(query).length >= wordsOfSentence;

/** Articles whose texts are read together. */
const batch = 8;

/**
 * Reads articles until enough of them have the phrases.
 * @param articles the likeliest first
 * @param wanted how many are enough
 * @param most how many are read
 */
export async function phrasePlaces(
  articles: Candidate[],
  phrases: string[],
  lookup: Lookup,
  {wanted, most}: {wanted: number; most: number},
): Promise<ExactPlace[]> {
  const asked = phrases.map((phrase) => plainText(phrase));
  const placeIn = async ({article}: Candidate): Promise<ExactPlace[]> => {
    const [{title, keywords, headings}, [description, beginning, ...below]] = await Promise.all([
      lookup.card(article),
      lookup.texts(article),
    ]);
    const sections = [
      [title, keywords, description, beginning],
      ...below.map((text, index) => [headings[index]?.[2] ?? '', text]),
    ].map((texts) => texts.map((text) => plainText(text)).join(''));
    const found = asked.map((phrase) => sections.findIndex((text) => text.includes(phrase)));
    return found.includes(-1) ? [] : [{article, section: found[0]!, score: exactScores.phrase}];
  };
  const places: ExactPlace[] = [];
  for (let read = 0; read < Math.min(most, articles.length) && places.length < wanted; read += batch) {
    places.push(...(await Promise.all(articles.slice(read, Math.min(read + batch, most)).map(placeIn))).flat());
  }
  return places;
}

/** Finds the words of a text in others, whatever is between them; the last one may be incomplete. */
export function patternOf(text: string): RegExp | undefined {
  const words = typedWords(text).flatMap((word) => word.split('.'));
  return words.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]+')}`, 'iu') : undefined;
}
