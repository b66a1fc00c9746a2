import {dueDates, furtherNames, projects, stages} from '../../articles/world/data';
import {ask} from '../../articles/world/queries';
import {messageOf} from '../../lib/errors';
import type {Finding, Rule} from './rule';

/** Compares an article with the sample world: numbers, where its front matter has a query under `world`, and codes. */

interface Claim {
  /** A piece of the article, as its author wrote it. */
  text: string;
  /**
   * A query for each number in it, or `any` for a number that isn't compared; `due:CODE` for the day on which a job is
   * due, and `stage:CODE` for a stage that it names.
   */
  is: string[];
}

/** @throws Error with the codes that have a value, if this one has none */
function valueOf(kind: 'stage' | 'due', code: string): string {
  const values: Record<string, string> = kind === 'stage' ? stages : dueDates;
  const value = values[code];
  if (value === undefined) {
    throw new Error(`articles/world/data.ts has no ${kind} of "${code}". It has ${Object.keys(values).join(', ')}.`);
  }
  return value;
}

const answerOf = (query: string): number =>
  query.startsWith('due:') ? Number(valueOf('due', query.slice(4)).slice(-2)) : ask(query);

/** What is wrong with the stages that a piece names. */
const wrongStages = (piece: string, queries: string[]): string[] =>
  queries.flatMap((query) => {
    try {
      const stage = valueOf('stage', query.slice('stage:'.length));
      return piece.includes(stage)
        ? []
        : [`"${piece}" doesn't name the stage "${stage}" (${query}). Correct the article.`];
    } catch (error) {
      return [messageOf(error)];
    }
  });

/** Numbers, without those in codes and dates: `ACME0011`, `2026-09`. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\p{L}\d.,-])\d[\d,]*(?:\.\d+)?(?![\p{L}\d-])/gu)].map(([number]) =>
    Number(number.replaceAll(',', '')),
  );

function checkClaim({text: piece, is: all}: Claim, line: number): Finding[] {
  const isStage = (query: string) => query.startsWith('stage:');
  const is = all.filter((query) => !isStage(query));
  const problem = (message: string): Finding => ({rule: 'world', line, message});
  const numbers = numbersIn(piece);
  if (numbers.length !== is.length) {
    return [
      problem(`"${piece}" has ${numbers.length} numbers but ${is.length} queries. Give each number one, or any.`),
    ];
  }
  const ofStages = wrongStages(piece, all.filter(isStage)).map(problem);
  const ofNumbers = is.flatMap((query, index) => {
    if (query === 'any') {
      return [];
    }
    try {
      const value = answerOf(query);
      return value === numbers[index]
        ? []
        : [problem(`${numbers[index]} in "${piece}" is ${value} in the sample world (${query}). Correct the article.`)];
    } catch (error) {
      return [problem(`"${query}": ${messageOf(error)}`)];
    }
  });
  return [...ofNumbers, ...ofStages];
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
