import {expect, test} from '@playwright/test';
import {markWords, tagFilter} from './embedded';

test('words that begin with a searched word are marked, whatever their accents, and markup stays text', () => {
  expect(markWords('Criar orçamento', ['orcament'])).toBe('Criar <mark>orçamento</mark>');
  expect(markWords('a < b & "c"', ['b'])).toBe('a &lt; <mark>b</mark> &amp; &quot;c&quot;');
  expect(markWords('Reject time sheets', [])).toBe('Reject time sheets');
});

test('the tags of the docs version become a filter, the language does not', () => {
  expect(tagFilter(['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']])).toEqual({
    docusaurus_tag: {any: ['default', 'docs-default-current']},
  });
  expect(tagFilter([])).toEqual({});
});
