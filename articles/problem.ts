import assert from 'node:assert';
import path from 'node:path';
import {closest} from 'fastest-levenshtein';
import {messageOf} from '../lib/errors';

/** Something that an author or translator has to fix. */
export interface Problem {
  file: string;
  line: number;
  /** Name of the rule that found it, if the check has several. */
  rule?: string;
  /** What is wrong and how to fix it. */
  message: string;
}

/** `file:line: message`, or `file:line rule: message`. */
export const formatProblem = ({file, line, rule, message}: Problem): string =>
  `${file}:${line}${rule ? ` ${rule}` : ''}: ${message}`;

/** @throws Error with the nearest name, if a name isn't one of the known */
export function oneOf<T extends string>(what: string, name: unknown, known: readonly T[]): T {
  const nearest = closest(String(name), known);
  assert(known.includes(name as T), `there is no ${what} "${String(name)}". Did you mean "${nearest}"?`);
  return name as T;
}

/** Wraps an error with its place in an article, whose path may be absolute, for plugins that stop the build. */
export function located(cause: unknown, file: string, line = 1): Error {
  return new Error(formatProblem({file: path.relative('.', file), line, message: messageOf(cause)}), {cause});
}
