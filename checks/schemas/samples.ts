import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {readMeta} from '../../articles/fences';
import type {Article} from '../../articles/parse';
import type {Problem} from '../../articles/problem';

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
  visit(tree, 'code', ({lang, meta, value, position}) => {
    if (lang === 'json') {
      const {schema} = readMeta(meta).values;
      samples.push({file, line: position!.start.line, text: value, schema});
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
    return {
      problem: {
        file: sample.file,
        line,
        message: `the sample is not JSON: ${message}. Check commas, quotation marks and backslashes.`,
      },
    };
  }
}

/** The entry of an object's key or at an array's index, and its value. */
function childOf(node: ts.Node, segment: string): {entry: ts.Node; value: ts.Node} | undefined {
  if (ts.isArrayLiteralExpression(node)) {
    const entry = node.elements[Number(segment)];
    return entry && {entry, value: entry};
  }
  const entry = ts.isObjectLiteralExpression(node)
    ? node.properties.find((property) => ts.isStringLiteral(property.name!) && property.name.text === segment)
    : undefined;
  return entry && ts.isPropertyAssignment(entry) ? {entry, value: entry.initializer} : undefined;
}

/**
 * Line in the article of a value of a sample, or of its key.
 *
 * @param sample a sample that parses
 * @param path keys and indices from the root to the value
 */
export function lineOf(sample: Sample, path: readonly string[]): number {
  const source = ts.parseJsonText(sample.file, sample.text);
  let entry: ts.Node = source.statements[0]!.expression;
  let value = entry;
  for (const segment of path) {
    const child = childOf(value, segment);
    if (!child) {
      break;
    }
    ({entry, value} = child);
  }
  return lineAt(sample, entry.getStart(source));
}
