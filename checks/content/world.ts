import {ask} from '../../articles/world/queries';
import {messageOf} from '../../lib/errors';
import type {Finding, Rule} from './rule';

/** Compares the numbers that an article shows with the sample world, as its front matter asks under `world`. */

interface Claim {
  /** A piece of the article, as its author wrote it. */
  text: string;
  /** A query for each number in it, or `any` for a number that isn't compared. */
  is: string[];
}

/** Numbers, without those in codes and dates: `ACME0011`, `2026-09`. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\p{L}\d.,-])\d[\d,]*(?:\.\d+)?(?![\p{L}\d-])/gu)].map(([number]) =>
    Number(number.replaceAll(',', '')),
  );

function checkClaim({text: piece, is}: Claim, line: number): Finding[] {
  const problem = (message: string): Finding => ({rule: 'world', line, message});
  const numbers = numbersIn(piece);
  if (numbers.length !== is.length) {
    return [
      problem(`"${piece}" has ${numbers.length} numbers but ${is.length} queries. Give each number one, or any.`),
    ];
  }
  return is.flatMap((query, index) => {
    if (query === 'any') {
      return [];
    }
    try {
      const value = ask(query);
      return value === numbers[index]
        ? []
        : [problem(`${numbers[index]} in "${piece}" is ${value} in the sample world (${query}). Correct the article.`)];
    } catch (error) {
      return [problem(`"${query}": ${messageOf(error)}`)];
    }
  });
}

export const checkWorld: Rule = ({frontMatter, lineOfKey, text}) => {
  const claims = (frontMatter.world ?? []) as Claim[];
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  return claims.flatMap((claim, index) => {
    const line = lineOfKey(['world', String(index)]);
    return body.includes(claim.text)
      ? checkClaim(claim, line)
      : [{rule: 'world', line, message: `"${claim.text}" isn't in the article. Update it under world.`}];
  });
};
