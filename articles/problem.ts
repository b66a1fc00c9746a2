import path from 'node:path';
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

/**
 * Wraps an error with its place in an article, for plugins that stop the build.
 * @param file absolute path, or path relative to the site's folder
 */
export function located(cause: unknown, file: string, line = 1): Error {
  return new Error(formatProblem({file: path.relative('.', file), line, message: messageOf(cause)}), {cause});
}
