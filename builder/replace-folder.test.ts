import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {replaceFolder} from './replace-folder';

const home = process.cwd();
let dir: string;

test.beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'replace-'));
  process.chdir(dir);
  mkdirSync('build');
  writeFileSync('build/page', 'old');
});

test.afterEach(() => {
  process.chdir(home);
  rmSync(dir, {recursive: true, force: true});
});

const write = (text: string) => (next: string) => {
  mkdirSync(next);
  writeFileSync(path.join(next, 'page'), text);
  return Promise.resolve();
};

test('the new folder takes the place of the old one when it is whole', async () => {
  await replaceFolder('build', async (next) => {
    await write('new')(next);
    expect(readFileSync('build/page', 'utf8')).toBe('old');
  });
  expect(readFileSync('build/page', 'utf8')).toBe('new');
  expect(existsSync('.cache/build-next') || existsSync('.cache/build-last') || existsSync('.cache/build.lock')).toBe(
    false,
  );
});

test('a build that fails half way leaves the last good one', async () => {
  const failing = async (next: string) => {
    await write('half')(next);
    throw new Error('broken article');
  };
  await expect(replaceFolder('build', failing)).rejects.toThrow('broken article');
  expect(readFileSync('build/page', 'utf8')).toBe('old');
  expect(existsSync('.cache/build-next')).toBe(false);
  await replaceFolder('build', write('new'));
  expect(readFileSync('build/page', 'utf8')).toBe('new');
});

test('a full disk is named, and leaves the last good build', async () => {
  const full = () => Promise.reject(Object.assign(new Error('write'), {code: 'ENOSPC'}));
  await expect(replaceFolder('build', full)).rejects.toThrow('The disk is full: build/ is still the last good build');
  expect(readFileSync('build/page', 'utf8')).toBe('old');
});

test('two builds at once: the second is refused, with the process that runs', async () => {
  await replaceFolder('build', async (next) => {
    await expect(replaceFolder('build', write('second'))).rejects.toThrow(`being built by process ${process.pid}`);
    await write('first')(next);
  });
  expect(readFileSync('build/page', 'utf8')).toBe('first');
});

test('an interrupted build leaves the last good one, and its lock stops nobody', async () => {
  const script = `import {replaceFolder} from ${JSON.stringify(path.join(home, 'builder/replace-folder.ts'))};
    void replaceFolder('build', () => new Promise((resolve) => { console.log('begun'); setTimeout(resolve, 60000); }));`;
  writeFileSync('slow.mts', script);
  const child = spawn(process.execPath, ['--import', path.join(home, 'node_modules/tsx/dist/loader.mjs'), 'slow.mts']);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  expect(existsSync('.cache/build.lock')).toBe(true);
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await ended;
  expect(readFileSync('build/page', 'utf8')).toBe('old');
  await replaceFolder('build', write('new'));
  expect(readFileSync('build/page', 'utf8')).toBe('new');
});
