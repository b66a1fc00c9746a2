import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {commitAll} from '../../builder/project-copy';
import {translationDir} from '../files';

/** After a change of the hash, `npm run i18n:accept -- --rehash` accepts what was current before it, and nothing else. */

let copy: string;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(copy, file)), {recursive: true});
  writeFileSync(path.join(copy, file), text);
};
const translation = (article: string) => path.join(translationDir('es'), article);
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', ...args], {cwd: copy, encoding: 'utf8'});

/** The articles with a current translation, of those that have one. */
function current(): string[] {
  const lines = run('scripts/i18n-status.ts').stdout;
  return ['a.mdx', 'b.mdx', 'c.mdx'].filter((article) => !new RegExp(`stale +es +docs/${article}`).test(lines));
}

test.beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'rehash-test-'));
  for (const entry of ['articles', 'lib', 'settings', 'scripts', 'package.json', 'package-lock.json', '.gitignore']) {
    cpSync(entry, path.join(copy, entry), {recursive: true});
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
});
test.afterEach(() => {
  rmSync(copy, {recursive: true});
});

test('a stale translation stays stale, also one whose English text has changed together with the hash', () => {
  test.slow();
  for (const article of ['a.mdx', 'b.mdx', 'c.mdx']) {
    write(`docs/${article}`, '---\ntitle: A\n---\n\nText.\n');
    write(translation(article), '---\ntitle: B\n---\n\nTexto.\n');
  }
  expect(run('scripts/i18n-accept.ts', translation('a.mdx'), translation('b.mdx'), translation('c.mdx')).status).toBe(
    0,
  );
  write('docs/b.mdx', '---\ntitle: A\n---\n\nAnother text.\n');
  commitAll(copy);
  expect(current()).toEqual(['a.mdx', 'c.mdx']);

  const hash = 'articles/translations/hash.ts';
  write(
    hash,
    readFileSync(path.join(copy, hash), 'utf8').replace('JSON.stringify(meaning', "'2' + JSON.stringify(meaning"),
  );
  write('docs/c.mdx', '---\ntitle: A\n---\n\nA third text.\n');
  expect(current()).toEqual([]);

  const {stdout, stderr, status} = run('scripts/i18n-accept.ts', '--rehash', 'HEAD');
  expect(stderr).toBe('');
  expect(stdout).toBe(`accepted ${translation('a.mdx')}\n`);
  expect(status).toBe(0);
  expect(current()).toEqual(['a.mdx']);
  expect(run('scripts/i18n-accept.ts', '--rehash', 'nonsense').stderr).toContain('invalid reference: nonsense');
});
