import {expect, test} from '@playwright/test';
import {docsTags} from './embedded';
import {excerptOf, markWords} from './hits';

test('words that match are marked, whatever their accents, and markup stays text', () => {
  expect(markWords('Criar orçamento', (word) => word === 'orcamento')).toBe('Criar <mark>orçamento</mark>');
  expect(markWords('a < b & "c"', (word) => word === 'b')).toBe('a &lt; <mark>b</mark> &amp; &quot;c&quot;');
  expect(markWords('Reject time sheets', () => false)).toBe('Reject time sheets');
});

test('an excerpt is the passage with the most matches, with an ellipsis where it is cut', () => {
  const filler = Array.from({length: 40}, () => 'filler').join(' ');
  const {html, found} = excerptOf(`Reject ${filler} reject a time sheet ${filler}`, (word) =>
    ['reject', 'sheet'].includes(word),
  );
  expect(found).toBe(2);
  expect(html).toMatch(/^… filler .*<mark>reject<\/mark> a time <mark>sheet<\/mark>.* …$/);
  expect(excerptOf('', () => true).html).toBe('');
});

test('the tags of the docs version become a filter, the language does not', () => {
  expect(docsTags(['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']])).toEqual([
    'default',
    'docs-default-current',
  ]);
  expect(docsTags([])).toEqual([]);
});
