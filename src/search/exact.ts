import type {Lookup, NamePlace} from './lookup';
import {isCompound, isNameKey, isStructured, looksPasted, nameKey, rareNames, typedKey} from './names';
import {wordsOf} from './text';

/** Finds the articles that have a name as a reader typed or pasted it; they come before those that have its words. */

/** Where an article has what a reader pasted. */
export interface ExactPlace {
  article: number;
  /** 0 before the first heading. */
  section: number;
  score: number;
}

/** What places count with a name that is the whole query, with a phrase, and with one word of the query. */
export const exactScores = {query: 100, phrase: 50, word: 1};

/** Characters from which on the beginning of several words says which name is meant. */
const lengthOfBeginning = 30;

/** From how many words on a query is looked up as a name even if it is in lower case. */
const wordsOfName = 4;

const isInCapitals = (text: string): boolean => /^\p{Lu}+$/u.test(text);

/** The places of a word or phrase that may be a name; none if an article that has its words is as good. */
async function placesOf(text: string, mayBeBegun: boolean, lookup: Lookup): Promise<NamePlace[]> {
  const [typed, key] = [typedKey(text), nameKey(text)];
  const asTyped = typed !== key && isNameKey(typed) ? (await lookup.name(typed, false)).places : [];
  if (!isNameKey(key) || (asTyped.length > 0 && !isStructured(key))) {
    return asTyped;
  }
  const isPhrase = key.includes(' ');
  if (isPhrase && !looksPasted(text) && key.split(' ').length < wordsOfName) {
    return asTyped;
  }
  const isCode = !isPhrase && isStructured(text);
  const frequency = async () => Math.max(...(await Promise.all(wordsOf(text).map(lookup.frequency))));
  const {count, places} = await lookup.name(key, false);
  if (count > 0) {
    const isRare = async () => isPhrase || isInCapitals(key) || (await frequency()) <= rareNames;
    return isCode || (count <= rareNames && (await isRare())) ? [...asTyped, ...places] : asTyped;
  }
  const isBegun = isPhrase ? key.length >= lengthOfBeginning : isCode;
  return mayBeBegun && isBegun ? (await lookup.name(key, true)).places : asTyped;
}

/** The best place of each article. */
function bestPlaces(places: NamePlace[], scoreOf: (place: NamePlace) => number): ExactPlace[] {
  const best = new Map<number, ExactPlace>();
  for (const place of places) {
    const score = scoreOf(place);
    if (score > (best.get(place.article)?.score ?? 0)) {
      best.set(place.article, {article: place.article, section: place.section, score});
    }
  }
  return [...best.values()];
}

/** Each article once, with what all its places count, in the section that counts most. */
export function mergedPlaces(places: ExactPlace[]): ExactPlace[] {
  const merged = new Map<number, ExactPlace>();
  for (const place of [...places].sort((a, b) => b.score - a.score)) {
    const before = merged.get(place.article);
    merged.set(place.article, before ? {...before, score: before.score + place.score} : place);
  }
  return [...merged.values()];
}

/** @returns places of the whole query, or else of its words that look like code, each article once */
export async function exactPlaces(query: string, lookup: Lookup): Promise<ExactPlace[]> {
  const whole = await placesOf(query, true, lookup);
  if (whole.length > 0) {
    return bestPlaces(whole, ({kind}) => exactScores.query + kind);
  }
  const tokens = query.trim().split(/\s+/);
  const names = tokens.filter((token) => tokens.length > 1 && isStructured(token) && !isCompound(token));
  const found = await Promise.all(names.map((token) => placesOf(token, token === tokens.at(-1), lookup)));
  return mergedPlaces(found.flatMap((places) => bestPlaces(places, () => exactScores.word)));
}
