import {expect, test} from '@playwright/test';
import {languages} from '../../languages';
import {createFinder} from '../../src/search/finder';
import type {Directory} from '../../src/search/files';
import {invertedIndex, type IndexedArticle} from './inverted-index';

const article = (route: string, title: string, text: string, more: Partial<IndexedArticle> = {}): IndexedArticle => ({
  route,
  title,
  tag: 'current',
  description: '',
  keywords: '',
  names: [],
  place: '',
  headings: [],
  texts: [text],
  ...more,
});

const articles = [
  article('/docs/university/reject', 'Reject time sheets', 'Reject a time sheet to send its hours back with a reason.'),
  article('/docs/university/fill', 'Fill in time sheets', 'Enter hours. Your approver may reject them.', {
    keywords: 'where do I put my time,close the week',
  }),
  article('/docs/to-review/sheets', 'Time sheets', 'Hours of a month.'),
  article('/docs/sdk/navigate', 'Application.Navigate', 'SW.Application.Navigate.toDocument opens a document.'),
  article('/docs/old', 'Tagetik', 'Hours.', {tag: 'older'}),
];

const files = invertedIndex('en', articles);

async function search(query: string, tags: string[] = [], index = files) {
  const loaded: string[] = [];
  const finder = createFinder('en', languages.en, <T>(name: string) => {
    loaded.push(name);
    return Promise.resolve(index.get(name) as T);
  });
  const {read} = await finder.find(query, tags);
  const titles = (await read(0, 8)).map((found) => found.card.title);
  return {titles, loaded, finder};
}

test('no word is one too many: the article with the most of the meaning comes first', async () => {
  expect((await search('reject time sheets unheardofword')).titles[0]).toBe('Reject time sheets');
  expect((await search('how do I close the week')).titles[0]).toBe('Fill in time sheets');
});

test('a word of the keywords, a part of an identifier, an incomplete word, and a typo find their article', async () => {
  expect((await search('put my time')).titles[0]).toBe('Fill in time sheets');
  expect((await search('toDocument')).titles).toEqual(['Application.Navigate']);
  expect((await search('navig')).titles[0]).toBe('Application.Navigate');
  expect((await search('rejekt')).titles[0]).toBe('Reject time sheets');
});

test('an incomplete word finds words of two shards, and none that begins otherwise', async () => {
  const words = Array.from({length: 1200}, (_, number) => `nav${String(number).padStart(4, '0')}`);
  const many = invertedIndex(
    'en',
    words.map((word) => article(`/docs/${word}`, word, '')),
  );
  const {shards} = many.get('en.json') as Directory;
  expect(shards.length).toBeGreaterThan(2);
  // The first key of the second shard, without its last digit.
  const {titles, loaded} = await search(shards[1]!.slice(0, -1), [], many);
  expect(titles).toContain(shards[1]);
  expect(new Set(titles.map((title) => title.slice(0, -1)))).toEqual(new Set([shards[1]!.slice(0, -1)]));
  expect(loaded.filter((name) => /\/\d+\.json$/.test(name)).length).toBeGreaterThan(1);
});

test('numbers are found in whichever file they are', async () => {
  const numbers = Array.from({length: 1200}, (_, number) => String(3 * number));
  const many = invertedIndex(
    'en',
    numbers.map((number) => article(`/docs/${number}`, `Status ${number}`, '')),
  );
  expect((many.get('en.json') as Directory).shards.length).toBeGreaterThan(2);
  for (const number of ['999', '1998', '3003']) {
    expect((await search(number, [], many)).titles, number).toEqual([`Status ${number}`]);
  }
});

test('a letter after a whole word neither changes the results nor loads the list of words', async () => {
  const {titles, loaded} = await search('reject t');
  expect(titles).toEqual((await search('reject')).titles);
  expect(loaded.filter((name) => name.endsWith('words.json'))).toEqual([]);
});

test('the first letters find titles, those that begin with them first', async () => {
  expect((await search('t', ['current'])).titles).toEqual(['Time sheets', 'Fill in time sheets', 'Reject time sheets']);
  expect((await search('ta', ['current'])).titles).toEqual([]);
  expect((await search('ta')).titles).toEqual(['Tagetik']);
});

test('the tags of the docs versions limit the results', async () => {
  expect((await search('hours', ['older'])).titles).toEqual(['Tagetik']);
});

test('a query loads the list of words only when it has an unknown one', async () => {
  expect((await search('reject')).loaded.filter((name) => name.endsWith('words.json'))).toEqual([]);
  expect((await search('rejekt')).loaded.filter((name) => name.endsWith('words.json'))).toHaveLength(1);
});

test('a query without results gets suggestions by its spelling', async () => {
  const {titles, finder} = await search('rxjxct');
  expect(titles).toEqual([]);
  expect((await finder.suggest('rxjxct')).map(({title}) => title)).toContain('Reject time sheets');
  expect(await finder.suggest('zzqqxxyy')).toEqual([]);
});

test('two indexes of the same articles are equal, in whatever order they are read', () => {
  expect([...invertedIndex('en', [...articles].reverse())]).toEqual([...files]);
});
