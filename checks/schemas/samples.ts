import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {readMeta} from '../../articles/fences';
import {lineOf, type Article} from '../../articles/parse';
import type {Problem} from '../../articles/problem';
import {yamlLines} from '../../lib/yaml-lines';

/** Finds the JSON samples of an article, parses them, and finds the line of each value in the article. */

export interface Sample {
  file: string;
  /** Line of the article before the first line of the JSON, so that a line of the JSON is added to it. */
  line: number;
  text: string;
  /** Address of the schema in the first line of the fence: `json schema="/openapi/…"`; `none` if there isn't one. */
  schema?: string;
}

/** All `json` fences of an article; a fence quoted in another block doesn't count. */
export function readSamples({file, tree}: Article): Sample[] {
  const samples: Sample[] = [];
  visit(tree, 'code', (node) => {
    if (node.lang === 'json') {
      const {schema} = readMeta(node.meta).values;
      samples.push({file, line: lineOf(node), text: node.value, schema});
    }
  });
  return samples;
}

const lineAt = ({line, text}: Sample, offset: number): number => line + text.slice(0, offset).split('\n').length;

/** Where the JSON is broken: the engine reports the position of most errors, TypeScript's lenient parser the others. */
const errorOffset = ({file, text}: Sample, message: string): number =>
  Number(
    /at position (\d+)/.exec(message)?.[1] ?? ts.parseConfigFileTextToJson(file, text).error?.start ?? text.length,
  );

/** The value of a sample, or what makes it unreadable. */
export function parseSample(sample: Sample): {value: unknown} | {problem: Problem} {
  try {
    return {value: JSON.parse(sample.text)};
  } catch (error) {
    const {message} = error as SyntaxError;
    const line = lineAt(sample, errorOffset(sample, message));
    const what = `the sample is not JSON: ${message}. Check commas, quotation marks, and backslashes.`;
    return {problem: {file: sample.file, line, message: what}};
  }
}

/**
 * Line in the article of a value of a sample, or of its key.
 * @param path keys and indices from the root to the value
 */
export const lineOfValue = ({line, text}: Sample, path: readonly string[]): number =>
  line + Math.max(1, yamlLines(text)(path));
