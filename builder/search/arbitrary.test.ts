import {expect, test} from '@playwright/test';
import * as fc from 'fast-check';
import {languages} from '../../languages';
import {createFinder} from '../../src/search/finder';
import {toHits} from '../../src/search/hits';
import {squeezedQuery} from '../../src/search/names';
import {invertedIndex} from './inverted-index';

/** Nothing that a reader types or pastes makes search throw or hang. */

const text = 'Send the week for approval with SW.Store.get("rows") or GET /api/users/{id} (100 %) «agora».';
const files = invertedIndex('en', [
  {
    route: '/docs/a',
    title: 'Approve',
    tag: 'current',
    keywords: 'sign-off',
    headings: [['lvl2', 'rows', 'rows']],
    place: 'docs a',
    description: text,
    texts: [text, text],
    names: [new Map([['SW.Store.get', 3]]), new Map([['/api/users/{id}', 5]])],
  },
]);
const finder = createFinder('en', languages.en, <T>(name: string) => Promise.resolve(files.get(name) as T));

const pieces = [
  ...'" “ ” « » \' \\ / . * + ? ^ $ ( ) [ ] { } | - % # : _ \u0301 \u200b \ud800'.split(' '),
  ' ',
  'SW.Store.get',
  'approval',
  'week',
  '/api/users/{id}',
  '100 %',
];
const queries = fc.oneof(
  fc.string({unit: 'binary', maxLength: 64}),
  fc.array(fc.constantFrom(...pieces), {maxLength: 20}).map((parts) => parts.join('').slice(0, 64)),
);

test('any text gets an answer', async () => {
  await fc.assert(
    fc.asyncProperty(queries, async (query) => {
      const {found, matches, read} = await finder.find(query, []);
      const articles = await read(0, 8);
      expect(articles.length).toBe(found);
      for (const article of articles) {
        const hits = toHits(article, matches, {folder: '/', locale: 'en', sectionOf: () => ''});
        for (const {excerpt} of hits) {
          expect(await excerpt?.()).not.toContain('<mark></mark>');
        }
      }
      await finder.suggest(query);
      squeezedQuery(query);
    }),
    {numRuns: 2000},
  );
});
