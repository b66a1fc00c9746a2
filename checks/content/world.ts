import escapeStringRegexp from 'escape-string-regexp';
import {answer} from '../../articles/world/queries';
import {messageOf} from '../../lib/errors';
import type {Finding, Rule} from './rule';
import {checkFacts} from './world-lines';

/** Compares an article with the sample world: what its front matter has a query for under `world`, and plain facts. */

interface Claim {
  /** A piece of the article, as its author wrote it. */
  text: string;
  /** A query for each number in it, or `any` for a number that isn't compared, and for words and dates that it has. */
  is: string[];
}

/** Numbers, without those in codes and dates: `ACME0011`, `2026-09`. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\p{L}\d.,-])\d[\d,]*(?:\.\d+)?(?![\p{L}\d-])/gu)].map(([number]) =>
    Number(number.replaceAll(',', '')),
  );

/** Where words are in a text, whole: `1 October` isn't in `31 October`. */
const placeOf = (words: string, text: string): number =>
  text.search(new RegExp(String.raw`(?<![\p{L}\d])${escapeStringRegexp(words)}(?![\p{L}\d])`, 'u'));

/** No-break spaces are the author's own: `30 Nov` is found as well. */
const withSpaces = (text: string): string => text.replaceAll('\u00A0', ' ');

function checkClaim({text: piece, is}: Claim, line: number): Finding[] {
  const messages: string[] = [];
  const expected: {query: string; value: number | undefined}[] = [];
  /** The piece without the words that have a query. */
  let rest = withSpaces(piece);
  for (const query of is) {
    if (query === 'any') {
      expected.push({query, value: undefined});
      continue;
    }
    try {
      const value = answer(query);
      if (typeof value === 'number') {
        expected.push({query, value});
        continue;
      }
      const words = value.find((spelling) => placeOf(spelling, rest) >= 0);
      if (words === undefined) {
        messages.push(`"${piece}" doesn't have "${value.join('" or "')}" (${query}). Correct the article.`);
      } else {
        const place = placeOf(words, rest);
        rest = rest.slice(0, place) + rest.slice(place + words.length);
      }
    } catch (error) {
      messages.push(`"${query}": ${messageOf(error)}`);
    }
  }
  const numbers = numbersIn(rest);
  if (messages.length === 0 && numbers.length !== expected.length) {
    messages.push(
      `"${piece}" has ${numbers.length} numbers but ${expected.length} queries. Give each number one, or any.`,
    );
  } else if (messages.length === 0) {
    messages.push(
      ...expected.flatMap(({query, value}, index) =>
        value === undefined || value === numbers[index]
          ? []
          : [`${numbers[index]} in "${piece}" is ${value} in the sample world (${query}). Correct the article.`],
      ),
    );
  }
  return messages.map((message) => ({rule: 'world', line, message}));
}

export const checkWorld: Rule = (subject) => {
  const {frontMatter, lineOfKey, body} = subject;
  const claims = ((frontMatter.world ?? []) as Claim[]).flatMap((claim, index) => {
    const line = lineOfKey(['world', String(index)]);
    return withSpaces(body).includes(withSpaces(claim.text))
      ? checkClaim(claim, line)
      : [{rule: 'world', line, message: `"${claim.text}" isn't in the article. Update it under world.`}];
  });
  return [...claims, ...checkFacts(subject)];
};
