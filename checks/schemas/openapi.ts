import {parse, type YAMLParseError} from 'yaml';
import {formatProblem, type Problem} from '../../articles/problem';

/** Reads the OpenAPI documents: samples are validated against them. */

/** @param message what the parser says, of which the first line is enough */
export const problemOf = (file: string, line: number, message: string): Problem => ({
  file,
  line,
  message: `not an OpenAPI document: ${message.split('\n')[0]}`,
});

/**
 * Closes an object that lists its properties: an API may add properties to its responses, but a sample only shows
 * documented ones.
 */
const closed = (_key: unknown, node: unknown): unknown =>
  node !== null && typeof node === 'object' && 'properties' in node && 'type' in node
    ? {...node, additionalProperties: false}
    : node;

/**
 * The schemas that a document defines, closed, under the key that references to them start with.
 * @throws Error with file and line when the document is not YAML
 */
export function readComponents(file: string, source: string): {components?: unknown} {
  try {
    return {components: (parse(source, closed) as {components?: unknown} | null)?.components};
  } catch (error) {
    const {message, linePos} = error as YAMLParseError;
    throw new Error(formatProblem(problemOf(file, linePos?.[0].line ?? 1, message)), {cause: error});
  }
}
