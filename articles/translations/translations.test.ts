import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {acceptTranslation, withSourceHash} from './accept';
import {parseArticle} from '../parse';
import {translationDir} from '../files';
import {contentHash} from './hash';
import {markStaleTranslations} from '../../plugins/stale-translations';
import {readSource} from './source';
import {translationStatus} from './status';

const english = `---
title: Book hours
sidebar_position: 2
confirm:
  - 'nothing'
---

Type your *hours*, then
send them.

| Day | Hours |
| --- | ----- |
| Mon | 8:00 |

- one
- two

## Next {#next}
`;
const hashOf = (text: string) => contentHash(parseArticle(text, 'a.mdx'));

test.describe('content hash', () => {
  test('stays when only white space and formatting change', () => {
    const reformatted = english
      .replace('*hours*', '_hours_')
      .replace(', then\nsend', ', then   send')
      .replace('| --- | ----- |', '|:---|---|')
      .replace('| Mon | 8:00 |', '| Mon    | 8:00   |')
      .replace('- one\n- two', '* one\n* two');
    expect(reformatted).not.toBe(english);
    expect(hashOf(reformatted)).toBe(hashOf(english));
  });

  test('stays when only front matter changes that readers of a translation never see', () => {
    expect(hashOf(english.replace("'nothing'", "'something'").replace('position: 2', 'position: 3'))).toBe(
      hashOf(english),
    );
  });

  for (const [what, from, to] of [
    ['a word', 'send them', 'submit them'],
    ['a cell', '8:00', '7:30'],
    ['the title', 'Book hours', 'Book your hours'],
    ['a heading id', '{#next}', '{#then}'],
  ] as const) {
    test(`changes with ${what}`, () => expect(hashOf(english.replace(from, to))).not.toBe(hashOf(english)));
  }

  test('a text that is no MDX is reported with file and line', () => {
    expect(() => parseArticle('---\ntitle: A\n---\n\nfine\n\n<Card>\n', 'docs/a.mdx')).toThrow(/^docs\/a\.mdx:\d+: /);
  });
});

test.describe('status', () => {
  let site: string;

  function write(file: string, text: string): void {
    const full = path.join(site, file);
    mkdirSync(path.dirname(full), {recursive: true});
    writeFileSync(full, text);
  }
  const spanish = (article: string) => path.join(translationDir('es'), article);

  test.beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'status-'));
  });
  test.afterEach(() => {
    rmSync(site, {recursive: true});
  });

  test('tells current, stale, missing and orphaned articles apart', () => {
    write('docs/current.mdx', english);
    write('docs/stale.mdx', english);
    write('docs/unrecorded.mdx', english);
    write('docs/missing.mdx', english);
    write('docs/_partial.mdx', english);
    write(spanish('current.mdx'), withSourceHash(english, hashOf(english)));
    write(spanish('stale.mdx'), withSourceHash(english, hashOf(english.replace('Type', 'Enter'))));
    write(spanish('unrecorded.mdx'), english);
    write(spanish('orphaned.mdx'), english);

    const states = translationStatus(site)
      .filter(({locale}) => locale === 'es')
      .map(({article, state}) => [article, state]);
    expect(Object.fromEntries(states)).toEqual({
      'current.mdx': 'current',
      'missing.mdx': 'missing',
      'orphaned.mdx': 'orphaned',
      'stale.mdx': 'stale',
      'unrecorded.mdx': 'stale',
    });
  });

  test('a hash that YAML would read as a number is still a text', () => {
    for (const hash of ['343085329e99', '123456789012', 'a2c4e6081357']) {
      const {frontMatter} = parseArticle(withSourceHash(english, hash), 'docs/a.mdx');
      expect(frontMatter.source_hash).toBe(hash);
    }
  });

  test('another locale has its own state', () => {
    write('docs/a.mdx', english);
    write(spanish('a.mdx'), withSourceHash(english, hashOf(english)));
    expect(translationStatus(site).map(({locale, state}) => [locale, state])).toEqual([
      ['es', 'current'],
      ['pt', 'missing'],
      ['pt-br', 'missing'],
    ]);
  });
});

test.describe('accept', () => {
  test('records the hash once, as the last key of the front matter', () => {
    const accepted = withSourceHash(withSourceHash(english, 'aaaaaaaaaaaa'), 'bbbbbbbbbbbb');
    expect(accepted).toContain("  - 'nothing'\nsource_hash: bbbbbbbbbbbb\n---\n");
    expect(accepted.match(/source_hash/g)).toHaveLength(1);
  });

  test('refuses a file without front matter, and one that is no translation', () => {
    expect(() => withSourceHash('# No front matter', 'a')).toThrow(/front matter/);
    expect(() => acceptTranslation('docs/home/home.mdx')).toThrow(/^docs\/home\/home\.mdx: not a translated article/);
  });
});

test.describe('stale mark', () => {
  const article = 'university/Time sheets/filling-time-sheets.mdx';
  const parse = (source_hash: string, filePath: string) =>
    markStaleTranslations(() => Promise.resolve({frontMatter: {source_hash}, content: ''}))({
      filePath,
      fileContent: '',
      defaultParseFrontMatter: () => Promise.reject(new Error('not called')),
    });

  test('is set for a translation of an older text only', async () => {
    const translation = path.resolve(translationDir('es'), article);
    const older = await parse('000000000000', translation);
    const current = await parse(readSource(path.join('docs', article)).hash, translation);
    const source = await parse('', path.resolve('docs', article));
    expect(older.frontMatter.translation).toBe('stale');
    expect(current.frontMatter.translation).toBeUndefined();
    expect(source.frontMatter.translation).toBeUndefined();
    expect(readFileSync(path.join('docs', article), 'utf8')).not.toContain('source_hash');
  });
});
