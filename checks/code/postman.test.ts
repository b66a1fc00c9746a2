import {expect, test} from '@playwright/test';
import {apiDocuments, loadDocument} from '../../plugins/api-reference/document';
import {postmanCollection} from '../../plugins/api-reference/postman';
import {targetOf} from '../../plugins/api-reference/samples';

/** The Postman collections contain every operation, as the samples of the API reference call it. */

for (const name of apiDocuments) {
  const loaded = loadDocument(name);
  const {item, variable} = postmanCollection(loaded);
  const requests = item.flatMap((folder) => folder.item);

  test(`${name}: a request for each operation, in a folder for each tag`, () => {
    const calls = loaded.operations.filter(({isWebhook}) => !isWebhook);
    expect(requests.map((request) => request.name).sort()).toEqual(calls.map(({summary}) => summary).sort());
    for (const {request} of requests) {
      const query = request.url.query
        .filter(({disabled}) => !disabled)
        .map(({key, value}): [string, string] => [key, value]);
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
