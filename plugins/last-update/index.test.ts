import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import {dateByHistory} from './index';

const committed = 'docs/university/Time sheets/filling-time-sheets.mdx';

const dateOf = async (file: string, frontMatter: Record<string, unknown> = {}) => {
  const parse: ParseFrontMatter = () => Promise.resolve({frontMatter, content: ''});
  const parsed = await dateByHistory(parse, ['docs', 'i18n'])({
    filePath: path.resolve(file),
    fileContent: '',
    defaultParseFrontMatter: () => Promise.reject(new Error('not called')),
  });
  return parsed.frontMatter.last_update;
};

test('an article has the date of its last commit, also with spaces in its path', async () => {
  const seconds = execFileSync('git', ['log', '-1', '--format=%ct', '--', committed], {encoding: 'utf8'});
  expect(await dateOf(committed)).toEqual({date: new Date(Number(seconds) * 1000).toISOString()});
});

test("an author's own date stays, and what was never committed has none", async () => {
  expect(await dateOf(committed, {last_update: {date: '2020-01-01'}})).toEqual({date: '2020-01-01'});
  expect(await dateOf('docs/not-there.mdx')).toBeUndefined();
});
