import {expect, test} from '@playwright/test';
import {docsTags} from './embedded';
import {markWords} from './hits';
import {isBeginning, titlesThatBegin, type SearchWords} from './words';

test('words that begin with a searched word are marked, whatever their accents, and markup stays text', () => {
  expect(markWords('Criar orçamento', ['orcament'])).toBe('Criar <mark>orçamento</mark>');
  expect(markWords('a < b & "c"', ['b'])).toBe('a &lt; <mark>b</mark> &amp; &quot;c&quot;');
  expect(markWords('Reject time sheets', [])).toBe('Reject time sheets');
});

test('the tags of the docs version become a filter, the language does not', () => {
  expect(docsTags(['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']])).toEqual([
    'default',
    'docs-default-current',
  ]);
  expect(docsTags([])).toEqual([]);
});

test('the first letters find titles, those that begin with them first, those under review last', () => {
  const titles: SearchWords['titles'] = [
    ['/docs/to-review/time-sheets', 'Time sheets', 'current'],
    ['/docs/sdk/store', 'Store: types', 'current'],
    ['/docs/university/fill', 'Fill in time sheets', 'current'],
    ['/docs/integrations/tagetik', 'Tagetik', 'current'],
    ['/docs/old', 'Tasks', 'older'],
    ['/pt/docs/etapas', 'Árvore de etapas', 'current'],
  ];
  const found = (query: string) => titlesThatBegin(query, titles, ['current']).map(([, title]) => title);
  expect(found('t')).toEqual(['Tagetik', 'Time sheets', 'Fill in time sheets', 'Store: types']);
  expect(found('ar')).toEqual(['Árvore de etapas']);
  expect(found('x')).toEqual([]);
  expect(titlesThatBegin('ta', titles, [])).toHaveLength(2);
});

test('only one word of one or two letters is a beginning', () => {
  expect(['t', 'ti', 'tim', 't s', ''].map(isBeginning)).toEqual([true, true, false, false, false]);
});
