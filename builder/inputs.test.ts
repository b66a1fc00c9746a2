import {appendFileSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {localeCodes} from '../settings/locales';
import {writePart} from '../tests/build/part';
import {commitAll} from '../tests/lib/project-copy';
import {languageKeys} from './inputs';

/** Which languages are built again after a change. */

test.describe.configure({mode: 'serial'});

const home = process.cwd();
let dir: string;

test.beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'inputs-'));
  writePart(dir);
});

test.afterAll(() => {
  rmSync(dir, {recursive: true});
});

test.afterEach(() => process.chdir(home));

const all = [...localeCodes];

/** The languages that are built again after an act. */
function builtAgainAfter(act: () => void): string[] {
  process.chdir(dir);
  const before = languageKeys();
  act();
  const after = languageKeys();
  return localeCodes.filter((locale) => after[locale] !== before[locale]);
}

for (const [what, file, expected] of [
  ['a Spanish article', 'i18n/es/docusaurus-plugin-content-docs/current/home/home.mdx', ['es']],
  ['Spanish interface strings', 'i18n/es/code.json', ['es']],
  ['an English article', 'docs/home/home.mdx', all],
  ['a plugin', 'plugins/head/index.ts', all],
  ['a setting', 'settings/announcement.ts', all],
  ["a language's words", 'languages/es/words.json', all],
  ['the version of a package', 'package-lock.json', all],
  ['a document for contributors', 'README.md', []],
] as const) {
  test(`a change of ${what}: ${expected.join(', ') || 'none'}`, () => {
    expect(builtAgainAfter(() => appendFileSync(file, '\n'))).toEqual(expected);
  });
}

test('a commit counts for the languages that show its date', () => {
  const commit = (date: string) => () => {
    process.env.GIT_COMMITTER_DATE = date;
    commitAll(dir);
    delete process.env.GIT_COMMITTER_DATE;
  };
  process.chdir(dir);
  commitAll(dir);
  appendFileSync('docs/home/home.mdx', '\n');
  expect(builtAgainAfter(commit('2030-01-01T00:00:00Z'))).toEqual(['en']);
  appendFileSync('README.md', '\n');
  expect(builtAgainAfter(commit('2030-01-02T00:00:00Z'))).toEqual([]);
  rmSync('i18n/pt/docusaurus-plugin-content-docs/current/home/home.mdx');
  expect(builtAgainAfter(commit('2030-01-03T00:00:00Z'))).toEqual([]);
  appendFileSync('docs/home/home.mdx', '\n');
  expect(builtAgainAfter(commit('2030-01-04T00:00:00Z'))).toEqual(['en', 'pt']);
});

test('an article that is no longer translated counts for all languages, whose pages name its translations', () => {
  expect(builtAgainAfter(() => rmSync('i18n/es/docusaurus-plugin-content-docs/current/home/home.mdx'))).toEqual(all);
});

test('each language has its part in the workflow that builds them on machines of their own', () => {
  expect(readFileSync('.github/workflows/preview.yml', 'utf8')).toContain(`locale: [${localeCodes.join(', ')}]`);
});
