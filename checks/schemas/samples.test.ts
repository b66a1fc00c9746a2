import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parseArticle} from '../../articles/parse';
import {formatProblem} from '../../articles/problem';
import {checkSamples, readSchemas, schemaOf} from './validate';

/** Tests of the check of JSON samples, on a real article with one mistake at a time. */

const schemas = readSchemas();
const file = 'docs/automations/actions.mdx';
const text = readFileSync(file, 'utf8');
const problems = (changed: string) =>
  checkSamples(parseArticle(changed, file), schemas).flatMap((report) => report.problems.map(formatProblem));
const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

test('the article passes', () => expect(problems(text)).toEqual([]));

for (const [what, from, to, expected] of [
  ['key', '"targetWorkflowId": "3f', '"targetWorkflowid": "3f', /: \$: the key "targetWorkflowId" is missing/],
  ['value', '"statusCode": 200', '"statusCode": true', /: \$\.httpResponse\.statusCode: the value is of type boolean/],
  ['deciding key', '"actionType": "Merge"', '"actonType": "Merge"', /: \$: the key "actionType" is missing/],
  ['comma', '"name": "MakePdf",', '"name": "MakePdf"', /: the sample is not JSON: .*Check commas/],
] as const) {
  test(`a wrong ${what} is reported with file and line`, () => {
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    const [first] = problems(changed);
    expect(first).toMatch(expected);
    const line = Number(/^docs\/automations\/actions\.mdx:(\d+): /.exec(first!)?.[1]);
    expect(Math.abs(line - lineOf(from))).toBeLessThanOrEqual(3);
  });
}

test('a line is that of the wrong value, also in a list of several lines', () => {
  const article = '# A\n\n```json\n{\n  "argumentAxis": {\n    "label": {\n      "x": 1\n    }\n  }\n}\n```\n';
  const [report] = checkSamples(parseArticle(article, 'x.mdx'), schemas);
  expect(report!.problems.map(formatProblem)).toEqual([
    expect.stringMatching(/^x\.mdx:7: \$\.argumentAxis\.label\.x: unknown key; allowed: format\. See \/schemas\/chart/),
  ]);
});

for (const broken of ['{"a": x}', '{"a": 1', '{"a": 1,}', '{"a": "\\d"}', '']) {
  test(`${broken || 'an empty block'} is not JSON`, () => {
    const article = `\`\`\`json\n\n${broken}\n\`\`\`\n`;
    const [report] = checkSamples(parseArticle(article, 'x.mdx'), schemas);
    expect(report!.problems.map(formatProblem)).toEqual([
      expect.stringMatching(/^x\.mdx:[23]: the sample is not JSON/),
    ]);
  });
}

test('payloads and responses have no schema, lists of actions do', () => {
  expect(schemaOf({recipient: 'x', actions: {}})).toBeUndefined();
  expect(schemaOf({action: 'Created'})).toBeUndefined();
  expect(schemaOf([{code: 'F4'}])).toBeUndefined();
  expect(schemaOf(null)).toBeUndefined();
  expect(schemaOf([{actionType: 'Start'}])).toMatch(/\$defs\/actions$/);
  expect(schemaOf({ActionType: 'Start'})).toMatch(/\$defs\/action$/);
});

test('a schema that is none, or has another address, is refused with its file', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'schemas-'));
  const file = path.join(dir, 'a.schema.json');
  const $id = 'https://docs.example.com/schemas/a.schema.json';
  for (const [schema, expected] of [
    [{$id, type: 'text'}, /a\.schema\.json:1: schema is invalid/],
    [{$id, requird: ['a']}, /a\.schema\.json:1: .*unknown keyword: "requird"/],
    [{$id, type: ['number', 'string']}, /a\.schema\.json:1: .*use allowUnionTypes/],
    [{$id, properties: {a: true}}, /a\.schema\.json:1: .*missing type "object" for keyword "properties"/],
    [{$id, type: 'object', required: ['a']}, /a\.schema\.json:1: .*required property "a" is not defined/],
    [{$id, type: 'array', prefixItems: [true]}, /a\.schema\.json:1: .*"prefixItems" is 1-tuple/],
    [
      {$id: '/schemas/a.schema.json'},
      /a\.schema\.json:1: \$id is \/schemas.*; write "https:\/\/docs\.example\.com\/sch/,
    ],
  ] as const) {
    writeFileSync(file, JSON.stringify(schema));
    expect(() => readSchemas(dir)).toThrow(expected);
  }
  rmSync(dir, {recursive: true});
});
