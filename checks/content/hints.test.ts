import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {commitAll} from '../../tests/lib/project-copy';
import {hints} from './hints';

/** Amounts that an author writes without a fact are pointed at, and only those. */

const home = process.cwd();
let dir: string;

test.beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'hints-'));
  process.chdir(dir);
  mkdirSync('docs/a b', {recursive: true});
  mkdirSync('docs/status');
  write('docs/a b/old.mdx', 'It takes 5 days.', 'And 6 hours.');
  commitAll('.');
});

test.afterEach(() => {
  process.chdir(home);
  rmSync(dir, {recursive: true});
});

function write(file: string, ...lines: string[]): void {
  const world = "world:\n  - text: '390 hours'\n    is: [booked]";
  writeFileSync(file, `---\ntitle: A title of 7 days\n${world}\n---\n\n${lines.join('\n')}\n`);
}

const articles = ['docs/a b/old.mdx', 'docs/new.mdx', 'docs/status/new.mdx'];
const advice = 'If it is one of the sample world, state it: articles/world/README.md.';

test('an amount on a changed line without a fact is a hint', () => {
  write(
    'docs/a b/old.mdx',
    'It takes 5 days.',
    'And 31 hours, 390 hours, 80 EUR, 12 leaves, and version 21.0.',
    'See 3 h.',
  );
  expect(hints('HEAD', articles)).toEqual(
    ['9 hint: no fact proves 31 hours', '9 hint: no fact proves 80 EUR', '10 hint: no fact proves 3 h'].map(
      (text) => `docs/a b/old.mdx:${text}. ${advice}`,
    ),
  );
});

test('a new article is changed as a whole; incident reports are not about the sample world', () => {
  write('docs/new.mdx', 'It takes 2 days.');
  write('docs/status/new.mdx', 'It took 2 days.');
  expect(hints('HEAD', articles)).toEqual([`docs/new.mdx:8 hint: no fact proves 2 days. ${advice}`]);
});

test('without a change there is no hint', () => {
  expect(hints('HEAD', articles)).toEqual([]);
});

test("an article that isn't checked gets no hint", () => {
  write('docs/new.mdx', 'It takes 2 days.');
  write('docs/a b/old.mdx', 'It takes 3 days.');
  expect(hints('HEAD', ['docs/new.mdx'])).toEqual([`docs/new.mdx:8 hint: no fact proves 2 days. ${advice}`]);
});
