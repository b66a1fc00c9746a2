import {expect, test} from '@playwright/test';
import {frontMatterLines, frontMatterMistakes, frontMatterTexts} from './front-matter';
import {contentHash} from './translations/hash';
import {parseArticle} from './parse';

const incident = `incident:
  component: all
  timeline:
    - time: '2026-01-01T00:00:00Z'
      event: It began.
    - time: '2026-01-01T01:00:00Z'
      event: It ended.`;

const text = `---
title: Fill in time sheets
description: Book your hours.
sidebar_label: Fill in
sidebar_position: 1
audience: [user]
kind: incident
${incident}
---

Text
`;

const mistakes = (from: string, to: string, locale: 'en' | 'es' = 'en') =>
  frontMatterMistakes(parseArticle(text.replace(from, to), 'a.mdx').frontMatter, locale).map(
    ({path, message}) => `${path.join('.')}: ${message}`,
  );

test('front matter with all its keys is valid', () => expect(mistakes('', '')).toEqual([]));

for (const [what, from, to, expected] of [
  ['a missing key', 'kind: incident\n', '', ': the key "kind" is missing (the kind of the article'],
  [
    'an unknown kind',
    'kind: incident',
    'kind: how-to',
    'kind: "how-to" is not allowed; write "howto"; allowed: "howto"',
  ],
  ['a slip in a key', 'sidebar_label:', 'sidebar_lable:', 'sidebar_lable: unknown key; write "sidebar_label"'],
  [
    'a number as text',
    'position: 1',
    'position: first',
    'sidebar_position: the value is of type string; allowed: number',
  ],
  [
    'an empty title',
    'title: Fill in time sheets',
    "title: ' '",
    'title: the value is empty (the heading of the article)',
  ],
  ['an empty list', '[user]', '[]', 'audience: the value must NOT have fewer than 1 items'],
  ['an unknown reader', '[user]', '[user, everybody]', 'audience.1: "everybody" is not allowed'],
  ['a key of translations', 'kind:', 'source_hash: a\nkind:', 'source_hash: this is not allowed (only translations'],
] as const) {
  test(`${what} is reported`, () => expect(mistakes(from, to).join('\n')).toContain(expected));
}

test('a key of the English article is reported in a translation only', () => {
  expect(mistakes('kind:', "confirm: ['A']\nkind:")).toEqual([]);
  expect(mistakes('kind:', "confirm: ['A']\nkind:", 'es')).toEqual([
    'confirm: this is not allowed (only the English article has it; remove it here)',
  ]);
  expect(mistakes('kind:', 'source_hash: a\nkind:', 'es')).toEqual([]);
});

test('invalid YAML is reported with its line', () => {
  expect(() => parseArticle('---\ntitle: a\ndescription: a: b\n---\n', 'a.mdx')).toThrow(
    /^a\.mdx:3: incomplete explicit mapping pair/,
  );
});

test('the line of a value is that of its key or item, at any depth', () => {
  const line = (...path: string[]) => frontMatterLines(text)(path);
  expect(line('title')).toBe(2);
  expect(line('kind')).toBe(7);
  expect(line('incident', 'component')).toBe(9);
  expect(line('incident', 'timeline', '1', 'event')).toBe(14);
  expect(line('incident', 'missing')).toBe(8);
  expect(line('missing')).toBe(1);
  expect(line()).toBe(1);
  expect(frontMatterLines('No front matter')(['title'])).toBe(1);
});

test('the words that readers see are those of the translated keys', () => {
  expect(frontMatterTexts(parseArticle(text, 'a.mdx').frontMatter).map(({path}) => path.join('.'))).toEqual([
    'title',
    'description',
    'sidebar_label',
    'incident.timeline.0.event',
    'incident.timeline.1.event',
  ]);
});

test('kind and position do not make translations stale, the audience does', () => {
  const hash = (from: string, to: string) => contentHash(parseArticle(text.replace(from, to), 'a.mdx'));
  expect(hash('kind: incident', 'kind: howto')).toBe(hash('', ''));
  expect(hash('sidebar_position: 1', 'sidebar_position: 2')).toBe(hash('', ''));
  expect(hash('[user]', '[manager]')).not.toBe(hash('', ''));
});
