import {furtherNames, projects} from '../../articles/world/data';
import {ask} from '../../articles/world/queries';
import {messageOf} from '../../lib/errors';
import type {Finding, Rule} from './rule';

/** Compares an article with the sample world: numbers, where its front matter has a query under `world`, and codes. */

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

/** Codes of the sample clients' projects and jobs: `ACME0011`, `ACME0011CREA001`. */
const codes = /(?<![A-Z\d])(?:ACME|BLUE|CEDA)\d{4}(?:[A-Z]{2,4}\d{3})?(?![A-Z\d])/g;

const checkCodes = (text: string): Finding[] =>
  text.split('\n').flatMap((line, index) =>
    [...line.matchAll(codes)]
      .filter(([code]) => !(code in projects) && !(code in furtherNames))
      .map(([code]) => ({
        rule: 'world',
        line: index + 1,
        message: `${code} isn't in the sample world. Use a code of articles/world/data.ts, or add this one there.`,
      })),
  );

export const checkWorld: Rule = ({frontMatter, lineOfKey, text}) => {
  const claims = (frontMatter.world ?? []) as Claim[];
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  const ofClaims = claims.flatMap((claim, index) => {
    const line = lineOfKey(['world', String(index)]);
    return body.includes(claim.text)
      ? checkClaim(claim, line)
      : [{rule: 'world', line, message: `"${claim.text}" isn't in the article. Update it under world.`}];
  });
  return [...ofClaims, ...checkCodes(text)];
};
