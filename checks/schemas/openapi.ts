import {parse, type YAMLParseError} from 'yaml';
import {formatProblem, type Problem} from '../../articles/problem';
import {messageOf} from '../../lib/errors';

/** Reads and lints the OpenAPI documents: the API reference shows them, and samples are validated against them. */

const problemOf = (file: string, line: number, message: string): Problem => ({
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

/** What is wrong in a document, by the strict rules of Redocly. */
export async function lintDocument(file: string, source: string): Promise<Problem[]> {
  // Loaded here: Node 20 sometimes fails to require this ES module while test files load.
  const {createConfig, getLineColLocation, lintFromString} = await import('@redocly/openapi-core');
  const config = await createConfig({extends: ['recommended-strict']});
  try {
    const problems = await lintFromString({source, absoluteRef: file, config});
    const lineAt = ([place]: (typeof problems)[number]['location']) =>
      place ? getLineColLocation(place).start.line : 1;
    return problems.map(({message, location}) => ({file, line: lineAt(location), message}));
  } catch (error) {
    // The parser's message ends with the place where it stopped: `(65:8)`.
    return [problemOf(file, Number(/\((\d+):\d+\)/.exec(messageOf(error))?.[1] ?? 1), messageOf(error))];
  }
}
