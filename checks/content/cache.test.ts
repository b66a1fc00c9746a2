import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {mustGit} from '../../lib/git';

/** What the check keeps of an article is forgotten when any code changes that has a part in it. */

let copy: string;

test.beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'content-'));
  const files = mustGit('.', 'ls-files', '-z', '*.ts', '*.tsx', ':!tests', 'cspell*', '*.json', ':!i18n', ':!static');
  for (const file of files.split('\0').filter((name) => existsSync(name))) {
    cpSync(file, path.join(copy, file));
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  cpSync('docs/home/home.mdx', path.join(copy, 'docs/a.mdx'));
  const article = path.join(copy, 'docs/a.mdx');
  writeFileSync(article, readFileSync(article, 'utf8').replace('kind:', 'knd:'));
});
test.afterEach(() => {
  rmSync(copy, {recursive: true});
});

function problems(): string {
  const script =
    "require('./checks/content').checkContent({files: ['docs/a.mdx']}).then((report) => console.log(report))";
  const {stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', '-e', script], {
    cwd: copy,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

test('a message of the front matter, which lib/explain.ts writes', () => {
  test.slow();
  expect(problems()).toContain('knd: unknown key');
  const file = path.join(copy, 'lib/explain.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('unknown key', 'strange key'));
  expect(problems()).toContain('knd: strange key');
});
