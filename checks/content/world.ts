import escapeStringRegexp from 'escape-string-regexp';
import {closest} from 'fastest-levenshtein';
import {spellingsOf} from '../../articles/world/dates';
import {facts} from '../../articles/world/facts';
import type {Rule} from './rule';
import {checkLines} from './world-lines';

/** Compares an article with the sample world: the facts that its front matter names under `world`, and its lines. */

interface Claim {
  /** A piece of the article, as its author wrote it. */
  text: string;
  /** A fact for each number in it, or `any` for a number that isn't compared, and for words and dates that it has. */
  is: string[];
}

/** Numbers, without those in codes and dates: `ACME0011`, `2026-09`. */
const numbersIn = (text: string): number[] =>
  (text.match(/(?<![\p{L}\d.,-])\d[\d,]*(?:\.\d+)?(?![\p{L}\d-])/gu) ?? []).map((number) =>
    Number(number.replaceAll(',', '')),
  );

/** Finds words, whole: `1 October` isn't in `31 October`. */
const whole = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])${escapeStringRegexp(words)}(?![\p{L}\d])`, 'u');

/** No-break spaces are the author's own: `30 Nov` is found as well. */
const withSpaces = (text: string): string => text.replaceAll('\u00A0', ' ');

function mistakesIn({text, is}: Claim): string[] {
  const unknown = is.filter((name) => name !== 'any' && !facts.has(name));
  if (unknown.length > 0) {
    return unknown.map((name) => {
      const nearest = closest(name, [...facts.keys()]);
      return `there is no fact "${name}". Did you mean "${nearest}"? articles/world/README.md explains the names.`;
    });
  }
  const problems: string[] = [];
  /** The text without the words that are facts. */
  let rest = withSpaces(text);
  const isCounted = (name: string) => typeof facts.get(name) !== 'string';
  for (const name of is.filter((fact) => !isCounted(fact))) {
    const spellings = spellingsOf(String(facts.get(name)));
    const found = spellings.map(whole).find((words) => words.test(rest));
    if (!found) {
      problems.push(`"${text}" doesn't have "${spellings.join('" or "')}" (${name}). Correct the article.`);
    } else {
      rest = rest.replace(found, '');
    }
  }
  const numbers = numbersIn(rest);
  const counted = is.filter(isCounted);
  if (problems.length > 0) {
    return problems;
  }
  if (numbers.length !== counted.length) {
    return [`"${text}" has ${numbers.length} numbers but ${counted.length} facts. Give each number one, or any.`];
  }
  return counted
    .map((name, index) => ({name, number: numbers[index], value: facts.get(name)}))
    .filter(({name, number, value}) => name !== 'any' && number !== value)
    .map(
      ({name, number, value}) =>
        `${number} in "${text}" is ${value} in the sample world (${name}). Correct the article.`,
    );
}

export const checkWorld: Rule = (subject) => {
  const {frontMatter, lineOfKey, body} = subject;
  const claims = ((frontMatter.world ?? []) as Claim[]).flatMap((claim, index) =>
    (withSpaces(body).includes(withSpaces(claim.text))
      ? mistakesIn(claim)
      : [`"${claim.text}" isn't in the article. Update it under world.`]
    ).map((message) => ({rule: 'world', line: lineOfKey(['world', String(index)]), message})),
  );
  return [...claims, ...checkLines(subject)];
};
