import {expect, test} from '@playwright/test';
import {parseDocument, type Operation} from './document';
import {describeType, fieldsOf} from './fields';
import {postmanCollection} from './outputs';
import {languages, sampleOf, targetOf} from './samples';

const document = (path: string, ...item: string[]) =>
  parseDocument(['openapi: 3.1.0', 'info: {title: Small}', 'paths:', `  "${path}":`, ...item].join('\n'), 'small.yaml');

/** The operations of a small document, whose only path has these lines. */
const operations = (...item: string[]): Operation[] => document('/x', ...item).operations;

const get = (...parameters: string[]) => [
  '    get:',
  '      operationId: getX',
  '      tags: [X]',
  `      parameters: [${parameters.join(', ')}]`,
  '      responses: {}',
];

test('a required parameter without an example is an error, an optional one is not', () => {
  const parameter = (more: string) => `{name: kind, in: query, ${more}, schema: {type: integer}}`;
  expect(() => operations(...get(parameter('required: true')))).toThrow(
    /small\.yaml: the parameter kind of getX has no example\. Add one\./,
  );
  expect(operations(...get(parameter('required: true, example: 0')))).toHaveLength(1);
  expect(operations(...get(parameter('required: false')))).toHaveLength(1);
});

test('a parameter takes its example from wherever OpenAPI lets it be', () => {
  const kind = (more: string) => get(`{name: kind, in: query, required: true, ${more}}`);
  for (const more of [
    'example: 7',
    'examples: {one: {value: 7}, two: {value: 8}}',
    'schema: {examples: [7]}',
    'schema: {enum: [7, 8]}',
    'schema: {$ref: "#/x-kind"}',
  ]) {
    expect(operations(...kind(more), 'x-kind: {default: 7}').map(targetOf), more).toEqual(['/x?kind=7']);
  }
  expect(() => operations(...kind('example: {a: 1}'))).toThrow(
    'small.yaml: the parameter kind of getX has a list or an object as its example. Write a single value.',
  );
  expect(() => operations(...kind('example: [a, b]'))).toThrow('a list or an object');
});

test('a header or a cookie that the samples would have to send is an error, an optional one is not', () => {
  for (const place of ['header', 'cookie']) {
    const parameter = (required: boolean) => `{name: X-Kind, in: ${place}, required: ${required}, example: 1}`;
    expect(() => operations(...get(parameter(true)))).toThrow(
      `small.yaml: the parameter X-Kind of getX is a required ${place}, which the samples don't send. Make it optional`,
    );
    expect(operations(...get(parameter(false)))).toHaveLength(1);
  }
});

test('parameters of a path are those of each of its operations, unless one has its own', () => {
  const shared = (example: number) => `{name: my-id, in: path, required: true, example: ${example}}`;
  const path = (...own: string[]) =>
    document('/x/{my-id}', ...get(...own), `    parameters: [${shared(1)}]`).operations;
  expect(path().map(targetOf)).toEqual(['/x/1']);
  expect(path(shared(2)).map(targetOf)).toEqual(['/x/2']);
});

test('a name in a path without its parameter, and a parameter without a place in the path, are errors', () => {
  expect(() => document('/x/{id}', ...get())).toThrow(
    'small.yaml: {id} of getX must be both in its path and in its parameters.',
  );
  expect(() => operations(...get('{name: id, in: path, required: true, example: 1}'))).toThrow('{id} of getX must be');
});

for (const method of ['head', 'options', 'trace', 'query', 'additionalOperations', 'summary', '$ref']) {
  test(`the member ${method} of a path, which the reference can't show, is an error`, () => {
    expect(() => operations(...get(), `    ${method}: {responses: {}}`)).toThrow(
      `small.yaml: ${method} /x: the reference`,
    );
  });
}

test('notes and servers of a path are no error', () => {
  expect(operations(...get(), '    x-note: a', '    servers: []')).toHaveLength(1);
});

test('no sign in a path or a value ends the text of a sample', () => {
  const key = `{name: key, in: path, required: true, example: "O'Neil !"}`;
  const loaded = document("/$all/People('{key}')", ...get(key));
  const [operation] = loaded.operations;
  const target = '/%24all/People(%27O%27Neil%20%21%27)';
  expect(targetOf(operation!)).toBe(target);
  expect(decodeURIComponent(target)).toBe("/$all/People('O'Neil !')");
  for (const {id} of languages) {
    expect(sampleOf(operation!, id)).toContain(target);
  }
});

test('a value in a Postman collection is never one of its variables', () => {
  const loaded = document('/x/{key}', ...get('{name: key, in: path, required: true, example: "{{BASE_URL}}"}'));
  const {url} = postmanCollection(loaded).item[0]!.item[0]!.request;
  expect(url.variable).toEqual([{key: 'key', value: '%7B%7BBASE_URL%7D%7D'}]);
});

test('alternatives show their types', () => {
  expect(describeType({anyOf: [{type: 'string', enum: ['a']}, {type: 'string'}]})).toBe('string');
  expect(describeType({oneOf: [{type: 'string'}, {type: 'integer'}]})).toBe('string or integer');
  expect(describeType({anyOf: [{type: 'string'}, {$ref: '#/components/schemas/X'}]})).toBe('any');
  expect(describeType({})).toBe('any');
  expect(describeType({enum: [1, 2]})).toBe('1, 2');
});

test('types behind references and in parts are found, with their limits if all values have them', () => {
  const X = {type: 'integer', minimum: 1, maximum: 9} as const;
  const resolve = <T extends object>(value: T) => ('$ref' in value ? (X as unknown as T) : value);
  const ref = {$ref: '#/components/schemas/X'};
  expect(describeType({anyOf: [{type: 'string', maxLength: 5}, ref]}, resolve)).toBe('string or integer');
  expect(describeType({anyOf: [{oneOf: [ref, {type: 'null'}]}, {}]}, resolve)).toBe('any');
  expect(describeType({oneOf: [ref, {type: 'null'}]}, resolve)).toBe('integer or null; 1–9');
  expect(describeType({allOf: [{type: 'string', maxLength: 5}]}, resolve)).toBe('string; 0–5 characters');
  expect(describeType({allOf: [{minimum: 2}, ref]}, resolve)).toBe('integer; 2–9');
  expect(describeType({enum: ['a']}, resolve)).toBe('a');
  const properties = {kind: {anyOf: [{type: 'string' as const}, ref]}};
  expect(fieldsOf({properties}, resolve)).toMatchObject([{name: 'kind', type: 'string or integer'}]);
});
