import ts from 'typescript';
import {readMeta} from '../../articles/fences';
import {lineOf, nodesOf, type Article} from '../../articles/parse';
import {yamlLines} from '../../lib/yaml-lines';

/** Finds the JSON samples of an article, and the line of each value and of a mistake in the article. */

export interface Sample {
  file: string;
  /** Line of the article before the first line of the JSON, so that a line of the JSON is added to it. */
  line: number;
  text: string;
  /** Address of the schema in the first line of the fence: `json schema="/openapi/…"`; `none` if there isn't one. */
  schema?: string;
}

/** All `json` fences of an article; a fence quoted in another block doesn't count. */
export const readSamples = ({file, tree}: Article): Sample[] =>
  nodesOf(tree).flatMap((node) =>
    node.type === 'code' && node.lang === 'json'
      ? [{file, line: lineOf(node), text: node.value, schema: readMeta(node.meta).values.schema}]
      : [],
  );

/**
 * Line in the article where the JSON of a sample is broken.
 * @param message what the engine says, with the position of most errors; TypeScript's lenient parser finds the others
 */
export function lineOfError({file, line, text}: Sample, message: string): number {
  const position = /at position (\d+)/.exec(message)?.[1] ?? ts.parseConfigFileTextToJson(file, text).error?.start;
  return line + text.slice(0, Number(position ?? text.length)).split('\n').length;
}

/**
 * Line in the article of a value of a sample, or of its key.
 * @param path keys and indices from the root to the value
 */
export const lineOfValue = ({line, text}: Sample, path: readonly string[]): number =>
  line + Math.max(1, yamlLines(text)(path));
