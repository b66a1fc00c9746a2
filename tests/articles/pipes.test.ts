import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Table, TableCell} from 'mdast';
import {localeCodes} from '../../settings/locales';
import {fillBrand} from '../../settings/brand-variables';
import {headingId, parseArticle} from '../../articles/parse';
import {articlesDir, sourceDir} from '../../articles/files';
import {pipes, runPipes} from './pipes';

/**
 * Computes every row of the tables of pipe functions, so that a wrong output in an article fails. No function is left
 * out: the article defines all of them for the inputs of its tables; other inputs are refused, see the end.
 */

interface Row {
  place: string;
  /** Pipes with their arguments, for example `Trim | Split(';')`. */
  chain: string;
  input: unknown;
  output: unknown;
}

/** Sections of the pipe functions; their ids are the same in all languages. */
const sections = ['converters', 'tests', 'numbers', 'dates', 'text', 'several-pipes'];

const codeIn = (cell: TableCell): string => cell.children.find((node) => node.type === 'inlineCode')?.value ?? '';

/** A cell contains JSON, or a text without quotation marks. */
function valueOf(code: string): unknown {
  try {
    return JSON.parse(code);
  } catch {
    return code;
  }
}

function rowsOf(file: string): Row[] {
  const {tree} = parseArticle(fillBrand(readFileSync(file, 'utf8'), file), file);
  const tables: Table[] = [];
  let section = '';
  for (const node of tree.children) {
    if (node.type === 'heading') {
      section = headingId(node);
    } else if (node.type === 'table' && sections.includes(section)) {
      tables.push(node);
    }
  }
  return tables.flatMap(({children: [, ...rows]}) =>
    rows.map(({children, position}) => ({
      place: `${file}:${position!.start.line}`,
      // The first column is a whole expression.
      chain: codeIn(children[0]!)
        .replace(/^\{\{[^|]*\|\s*/, '')
        .replace(/\}\}$/, ''),
      input: valueOf(codeIn(children.at(-2)!)),
      output: valueOf(codeIn(children.at(-1)!)),
    })),
  );
}

function wrongRows(rows: Row[]): string[] {
  const problems: string[] = [];
  for (const {place, chain, input, output} of rows) {
    try {
      const result = runPipes(input, chain);
      if (JSON.stringify(result) !== JSON.stringify(output)) {
        problems.push(
          `${place}: ${chain} of ${JSON.stringify(input)} is ${JSON.stringify(result)}, not ${JSON.stringify(output)}.`,
        );
      }
    } catch (error) {
      problems.push(`${place}: ${(error as Error).message}.`);
    }
  }
  return problems;
}

const article = 'automations/actions.mdx';

for (const locale of localeCodes) {
  const file = path.join(articlesDir(locale), article);
  if (existsSync(file)) {
    test(`the outputs in ${file} are right`, () => {
      const rows = rowsOf(file);
      expect(wrongRows(rows)).toEqual([]);
      const used = rows.flatMap(({chain}) => chain.split('|').map((call) => /\w+/.exec(call)![0]));
      expect([...new Set(used)].sort(), 'functions with a row').toEqual(Object.keys(pipes).sort());
    });
  }
}

test('a wrong output is reported with file, line, and the right one', () => {
  const rows = rowsOf(path.join(sourceDir, article)).map((row) => (row.output === 6.2 ? {...row, output: 6.3} : row));
  expect(wrongRows(rows)).toEqual([
    expect.stringMatching(/actions\.mdx:\d+: Avg of \[8,6,4,8,5\] is 6\.2, not 6\.3\.$/),
  ]);
});

for (const [input, chain, output] of [
  [0.1, 'AddDecimal(0.2)', 0.3],
  ['a|b', "Split('|')|ToJson", ['a', 'b']],
  ['ACME', "RemoveTrailing('.csv')", 'ACME'],
  ['2026-01-31', 'AddMonths(-1)', '2025-12-31T00:00:00Z'],
  ['2026-10-05T10:00:00', 'ToDateUtc', '2026-10-05T10:00:00Z'],
] as const) {
  test(`${JSON.stringify(input)} through ${chain}`, () => expect(runPipes(input, chain)).toEqual(output));
}

/** What the articles leave open is refused, so that no row can rest on a guess. */
for (const [input, chain, expected] of [
  [['a', 'b'], "Join(', ')", /\["a","b"\] is not a text, and the articles don't say/],
  ['2026-01-31', 'AddMonths(1)', /the month has no day 31/],
  ['a, b', "Split(', ')", /", " is not one character/],
  [[], 'Avg', /\[\] is not an array of numbers/],
  ['5 October', 'ToDateUtc', /"5 October" is not a date/],
  ['a', 'ToUppercase', /there is no pipe function ToUppercase; the pipe functions are ToBase64/],
  ['a', 'Split(;)', /can't read the pipes Split\(;\)/],
] as const) {
  test(`${JSON.stringify(input)} through ${chain} is refused`, () => {
    expect(() => runPipes(input, chain)).toThrow(expected);
  });
}
