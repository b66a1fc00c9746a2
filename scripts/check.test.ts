import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';

/** `npm run check` runs checks one after the other, and says no more than a contributor needs. */

let copy: string;

test.beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'check-'));
  const linked = [
    'articles',
    'checks',
    'docs',
    'i18n',
    'lib',
    'node_modules',
    'plugins',
    'scripts',
    'settings',
    'src',
    'tests',
  ];
  for (const entry of [...linked, 'static', 'package.json']) {
    symlinkSync(path.resolve(entry), path.join(copy, entry));
  }
  cpSync('package-lock.json', path.join(copy, 'package-lock.json'));
});
test.afterAll(() => {
  rmSync(copy, {recursive: true});
});

const check = (...args: string[]) => {
  const command = ['--import', 'tsx', 'scripts/check.ts', ...args];
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {cwd: copy, encoding: 'utf8'});
  return {status, stdout, stderr};
};

test('a check that passes takes one line, with its summary', () => {
  test.slow();
  const {status, stdout} = check('supply', 'changelog');
  expect(stdout).toMatch(
    /^passed {2}supply +[\d.]+ s {2}\d+ packages and \d+ packages, 0 problems\.\npassed {2}changelog +[\d.]+ s {2}\d+ names, 0 problems\.\nAll 2 checks passed\.\n$/,
  );
  expect(status).toBe(0);
});

test('a check that fails shows what it printed, and the next one runs', () => {
  test.slow();
  const file = path.join(copy, 'package-lock.json');
  const sound = readFileSync(file, 'utf8');
  writeFileSync(file, sound.replace('"integrity": "sha512-', '"integrity": "sha1-'));
  const {status, stdout} = check('supply', 'changelog');
  writeFileSync(file, sound);
  expect(stdout).toMatch(/^FAILED {2}supply .*\n[\s\S]*package-lock\.json:\d+: .* has no sha512 checksum/);
  expect(stdout).toMatch(/ packages, 1 problem\.\n/);
  expect(stdout).toMatch(/\npassed {2}changelog .*\n1 of 2 checks failed: supply\. /);
  expect(status).toBe(1);
});

test('one check takes its own arguments; what it does not know is refused', () => {
  test.slow();
  const {status, stderr} = check('content', 'nowhere.mdx');
  expect(stderr).toMatch(/^nowhere\.mdx is not an article/);
  expect(status).toBe(1);
  expect(check('supply', 'nowhere.mdx').status).toBe(2);
  expect(check('nothing').stderr).toMatch(/^There is no check nothing\. The checks are types, /);
});
