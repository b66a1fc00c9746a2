import type {Problem} from '../../articles/problem';
import {problemOf} from '../../checks/schemas/validate';
import {messageOf} from '../../lib/errors';

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
