import {expect, test} from '@playwright/test';
import {parseDocument, type Operation} from './document';
import {describeType} from './fields';

/** The operations of a small document, whose only path has these lines. */
function operations(...item: string[]): Operation[] {
  const yaml = ['openapi: 3.1.0', 'info: {title: Small}', 'paths:', '  /x:', ...item].join('\n');
  return parseDocument(yaml, 'small.yaml').operations;
}

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

for (const method of ['head', 'options', 'trace']) {
  test(`the method ${method}, which the reference can't show, is an error`, () => {
    expect(() => operations(...get(), `    ${method}: {responses: {}}`)).toThrow(
      `small.yaml: ${method} /x: the reference`,
    );
  });
}

test('alternatives show their types', () => {
  expect(describeType({anyOf: [{type: 'string', enum: ['a']}, {type: 'string'}]})).toBe('string');
  expect(describeType({oneOf: [{type: 'string'}, {type: 'integer'}]})).toBe('string or integer');
  expect(describeType({anyOf: [{type: 'string'}, {$ref: '#/components/schemas/X'}]})).toBe('any');
  expect(describeType({})).toBe('any');
  expect(describeType({enum: [1, 2]})).toBe('1, 2');
});
