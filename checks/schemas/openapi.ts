import {createConfig, getLineColLocation, lintFromString, parseYaml} from '@redocly/openapi-core';
import {formatProblem, type Problem} from '../../articles/problem';

/** Reads and lints the OpenAPI documents: the API reference shows them, and samples are validated against them. */

/** The first line of the parser's message ends with the place where it stopped: `(65:8)`. */
function problemOf(file: string, error: unknown): Problem {
  const [message] = (error as Error).message.split('\n') as [string];
  return {file, line: Number(/\((\d+):\d+\)/.exec(message)?.[1] ?? 1), message: `not an OpenAPI document: ${message}`};
}

/**
 * The schemas that a document defines, under the key that references to them start with.
 * @throws Error with file and line when the document is not YAML
 */
export function readComponents(file: string, source: string): {components?: unknown} {
  try {
    return {components: (parseYaml(source) as {components?: unknown} | null)?.components};
  } catch (error) {
    throw new Error(formatProblem(problemOf(file, error)), {cause: error});
  }
}

/** What is wrong in a document, by the strict rules of Redocly. */
export async function lintDocument(file: string, source: string): Promise<Problem[]> {
  const config = await createConfig({extends: ['recommended-strict']});
  try {
    const problems = await lintFromString({source, absoluteRef: file, config});
    const lineAt = ([place]: (typeof problems)[number]['location']) =>
      place ? getLineColLocation(place).start.line : 1;
    return problems.map(({message, location}) => ({file, line: lineAt(location), message}));
  } catch (error) {
    return [problemOf(file, error)];
  }
}
