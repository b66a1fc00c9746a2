import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readEntries} from '../../articles/changelog/entries';
import {checkChangelog, problemsOf} from './index';
import {explainedIn} from './explained';
import {compareSurfaces, entryOf, unrecorded, withEntries} from './record';
import {apiSurface, currentSurfaces, sdkSurface} from './surface';

/** What developers use is compared with the changelog, by its declarations and not by their descriptions. */

const declarations = (body: string) => `declare namespace SW.Data {\n${body}\n}\n`;
const sdk = (body: string) => sdkSurface(declarations(body));

test('every change so far has an entry', () => expect(checkChangelog().problems).toEqual([]));

test('members of the SDK are added, changed, deprecated, and removed', () => {
  const before = sdk(`
    function sum(rows: object[]): number;
    function total(rows: object[]): number;
    function share(rows: object[]): number;
    interface Row { Id: string; Hours: number }`);
  const after = sdk(`
    function sum(rows: object[], field: string): number;
    /** @deprecated Use sum. */
    function total(rows: object[]): number;
    interface Row { Id: string; Hours?: number; Rate: number }
    interface Group { Key: string }`);
  expect(compareSurfaces(before, after)).toEqual({
    added: ['SW.Data.Row.Rate', 'SW.Data.Group'],
    changed: ['SW.Data.sum', 'SW.Data.Row.Hours'],
    deprecated: ['SW.Data.total'],
    removed: ['SW.Data.share'],
  });
});

test('descriptions, layout, and the order of declarations are not changes', () => {
  const before = sdk('function sum(a: number): number;\nfunction share(a: number): number;');
  const after = sdk('/** Share. */\nfunction share(a: number): number;\n  function sum(\n    a: number\n  ): number;');
  expect(Object.values(compareSurfaces(before, after)).flat()).toEqual([]);
});

test('a further overload is a change', () => {
  const before = sdk('function sum(a: number): number;');
  const after = sdk('function sum(a: number): number;\nfunction sum(a: string): number;');
  expect(compareSurfaces(before, after).changed).toEqual(['SW.Data.sum']);
});

test('parameters and fields of an operation are compared', () => {
  const operation = {
    operationId: 'listReports',
    tag: 'Reports',
    summary: 'Reports',
    deprecated: false,
    method: 'get' as const,
    path: '/api/reports',
    credentials: ['X-AppId'],
    isWebhook: false,
  };
  const resolve = <T extends object>(value: T) => value;
  const surface = (parameter: string, fields: Record<string, object>) =>
    apiSurface([
      {
        title: 'API',
        yaml: '',
        resolve,
        operations: [
          {
            ...operation,
            parameters: [{name: parameter, in: 'query', schema: {type: 'string'}}],
            responses: [['200', {description: '', json: {schema: {properties: fields}}}]],
          },
        ],
      },
    ]);
  const before = surface('text', {Id: {type: 'string'}, Order: {type: 'integer'}});
  const after = surface('query', {Id: {type: 'integer'}, Order: {type: 'integer', deprecated: true}});
  expect(compareSurfaces(before, after)).toEqual({
    added: ['GET /api/reports query.query'],
    changed: ['GET /api/reports response.Id'],
    deprecated: ['GET /api/reports response.Order'],
    removed: ['GET /api/reports query.text'],
  });
});

test('a change without an entry is named with its file and the command that adds one', () => {
  const now = currentSurfaces();
  const changed = {...now.sdk, 'SW.Data.median': 'function median ( ) : number'};
  expect(problemsOf(now, {...now, sdk: changed})).toEqual([
    expect.stringMatching(/^static\/sdk\/sw\.d\.ts:1: .*added SW\.Data\.median\. .*npm run changelog -- --area sdk "/),
  ]);
});

test('an entry links what changed to the articles that explain it', () => {
  const now = currentSurfaces();
  const added = {...now.sdk, 'SW.UI.Alert.ask': 'function ask ( ) : void'};
  const [change] = unrecorded(now, {...now, sdk: added});
  expect(entryOf(change!, {sentence: 'Alerts ask.', correction: false, explain: explainedIn('sdk')})).toEqual({
    text: {en: 'Alerts ask.', es: '', pt: '', 'pt-br': ''},
    items: {added: [{name: 'SW.UI.Alert.ask', to: '/sdk/ui/ui-alert.mdx'}]},
    surface: {'SW.UI.Alert.ask': 'function ask ( ) : void'},
  });
  expect(explainedIn('api')('GET /api/reports response[].Id')).toBe(
    '/api/reference/client-search-reports.mdx#listReports',
  );
  expect(explainedIn('automations')('Email.to')).toBe('/automations/actions.mdx#email');
});

test('entries of two branches add up, and a removed name is gone', () => {
  const start = {a: 'function a ( ) : void', b: 'function b ( ) : void'};
  const one = {surface: {a: 'function a ( x : string ) : void', c: 'function c ( ) : void'}};
  const other = {surface: {b: null}};
  const both = {a: 'function a ( x : string ) : void', c: 'function c ( ) : void'};
  expect(withEntries(start, [one, other])).toEqual(both);
  expect(withEntries(start, [other, one])).toEqual(both);
  expect(withEntries(start, [{}])).toEqual(start);
});

test.describe('the entries', () => {
  const entry = {text: {en: 'A', es: 'B', pt: 'C', 'pt-br': 'D'}, items: {}};

  function folderWith(files: Record<string, object>): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'changelog-'));
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(path.join(folder, name), JSON.stringify(content));
    }
    return folder;
  }

  test('the newest comes first, and within a day the areas have an order', () => {
    const names = ['2026-12-01-api', '2026-12-02-sdk', '2026-12-01-sdk', '2026-12-01-sdk-2', '2026-12-01-sdk-10'];
    const folder = folderWith(Object.fromEntries(names.map((name) => [`${name}.json`, entry])));
    expect(readEntries(folder).map(({id}) => id)).toEqual([
      '2026-12-02-sdk',
      '2026-12-01-sdk-10',
      '2026-12-01-sdk-2',
      '2026-12-01-sdk',
      '2026-12-01-api',
    ]);
    expect(readEntries(folder)[0]).toEqual({...entry, id: '2026-12-02-sdk', date: '2026-12-02', area: 'sdk'});
  });

  const name = '2026-12-01-sdk.json';
  const wrong: [what: string, name: string, content: object, message: RegExp][] = [
    ['a missing translation', name, {...entry, text: {...entry.text, es: ''}}, /\$\.text\.es: the value is empty/],
    ['an unknown area', '2026-12-01-skd.json', entry, /name it by its day and its area/],
    [
      'a link to no article',
      name,
      {...entry, items: {added: [{name: 'SW.x', to: '/sdk/gone.mdx'}]}},
      /SW\.x links to \/sdk\/gone\.mdx, which is no article/,
    ],
  ];
  for (const [what, file, content, message] of wrong) {
    test(`${what} is named with its file`, () => {
      const folder = folderWith({[file]: content});
      expect(() => readEntries(folder)).toThrow(message);
      expect(() => readEntries(folder)).toThrow(path.join(folder, file));
    });
  }
});
