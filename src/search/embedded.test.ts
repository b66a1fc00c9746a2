import {expect, test} from '@playwright/test';
import {docsTags} from './embedded';
import type {ArticleTexts, Heading} from './files';
import {patternOf} from './phrases';
import {excerptOf, markWords, toHits, type Matches} from './hits';

/** Matches words that begin with one of these. */
const beginningWith = (...stems: string[]): Matches => ({
  word: (folded) => stems.find((stem) => folded.startsWith(stem)),
});

const filler = Array.from({length: 40}, () => 'filler').join(' ');

test('words that match are marked, whatever their accents, and markup stays text', () => {
  expect(markWords('Criar orçamento', beginningWith('orcamento'))).toBe('Criar <mark>orçamento</mark>');
  expect(markWords('a < b & "c"', beginningWith('b'))).toBe('a &lt; <mark>b</mark> &amp; &quot;c&quot;');
  expect(markWords('Reject time sheets', beginningWith())).toBe('Reject time sheets');
});

test('an excerpt is the passage with the most matches, with an ellipsis where it is cut', () => {
  const {html, found} = excerptOf(`Reject ${filler} reject a time sheet ${filler}`, beginningWith('reject', 'sheet'));
  expect(found).toBe(2);
  expect(html).toMatch(/^… filler .*<mark>reject<\/mark> a time <mark>sheet<\/mark>.* …$/);
  expect(excerptOf('', {word: () => true}).html).toBe('');
});

test('what a reader pasted is marked as a whole, near the beginning of the excerpt', () => {
  const matches = {...beginningWith('sw', 'store', 'get'), exact: patternOf('SW.Store.get')};
  const {html} = excerptOf(`Get the store. ${filler} Call SW.Store.get("rows") <now>. ${filler}`, matches);
  expect(html).toMatch(/^… filler Call <mark>SW\.Store\.get<\/mark>\(&quot;rows&quot;\) &lt;now&gt;\. filler/);
});

test('two forms of a word are one match', () => {
  expect(excerptOf('You request what others requested.', beginningWith('request')).found).toBe(1);
});

test('an article shows its description, unless more of the query is in its text', async () => {
  const card = {
    route: '/docs/leave',
    title: 'Leave',
    tag: 'current',
    keywords: '',
    headings: [
      ['lvl2', 'before', 'Before you begin'],
      ['lvl2', 'types', 'Types of leave'],
    ] satisfies Heading[],
  };
  const texts: ArticleTexts = [
    'Request leave.',
    'Requests that others requested.',
    'You need leave types.',
    'Leave that you request in days.',
  ];
  const place = {folder: '/', locale: 'en', sectionOf: () => 'University'} as const;
  const hitsFor = (...stems: string[]) =>
    toHits({card, texts: () => Promise.resolve(texts)}, beginningWith(...stems), place);
  const [article, ...headings] = hitsFor('request', 'leave');
  expect(await article!.excerpt!()).toBe('<mark>Request</mark> <mark>leave</mark>.');
  expect(headings.map(({anchor}) => anchor)).toEqual(['types']);
  expect(await headings[0]!.excerpt!()).toBe('<mark>Leave</mark> that you <mark>request</mark> in days.');
  expect(await hitsFor('request', 'leave', 'days')[0]!.excerpt!()).toContain('<mark>days</mark>');
});

test('the tags of the docs version become a filter, the language does not', () => {
  expect(docsTags(['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']])).toEqual([
    'default',
    'docs-default-current',
  ]);
  expect(docsTags([])).toEqual([]);
});
