import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import {mustGit} from '../../lib/git';
import {dateByHistory} from './index';

const committed = 'docs/university/Time sheets/filling-time-sheets.mdx';

const updateOf = async (file: string, frontMatter: Record<string, unknown> = {}) => {
  const parse: ParseFrontMatter = () => Promise.resolve({frontMatter, content: ''});
  const parsed = await dateByHistory(parse, ['docs', 'i18n'])({
    filePath: path.resolve(file),
    fileContent: '',
    defaultParseFrontMatter: () => Promise.reject(new Error('not called')),
  });
  const {last_update: update, last_update_text: text} = parsed.frontMatter;
  return {update, text};
};

const inSpanish = committed.replace('docs/', 'i18n/es/docusaurus-plugin-content-docs/current/');

test('an article has the date of its last commit that is not ignored, also with spaces in its path', async () => {
  const ignored = readFileSync('.git-blame-ignore-revs', 'utf8');
  const log = mustGit('.', 'log', '--format=%H %ct', '--', committed).split('\n');
  const [, seconds] = log.map((line) => line.split(' ')).find(([hash]) => !ignored.includes(hash!))!;
  const {update} = await updateOf(committed);
  expect(update).toEqual({date: new Date(Number(seconds) * 1000).toISOString()});
});

test("an author's own date stays, and is written in the language of the article", async () => {
  const own = {date: '2020-02-01'};
  expect(await updateOf(committed, {last_update: own})).toEqual({update: own, text: 'Feb 1, 2020'});
  expect(await updateOf(inSpanish, {last_update: own})).toEqual({update: own, text: '1 feb 2020'});
});

test('an uncommitted article has no date, and an invalid date is left to Docusaurus', async () => {
  expect(await updateOf('docs/not-there.mdx')).toEqual({update: undefined, text: undefined});
  expect(await updateOf(committed, {last_update: {date: 'soon'}})).toEqual({update: {date: 'soon'}, text: undefined});
});
