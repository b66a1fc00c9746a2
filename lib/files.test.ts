import {mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readText, untilChanged} from './files';

let dir: string;

test.beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'files-'));
});

test.afterEach(() => {
  rmSync(dir, {recursive: true});
});

let clock = 1_000;

/** Writes a file at a time of its own, because two changes within a tick of the clock look like one. */
function write(name: string, text: string): string {
  const file = path.join(dir, name);
  writeFileSync(file, text);
  clock += 1;
  utimesSync(file, clock, clock);
  return file;
}

test('a file is read again after it has changed, or one that is read along with it', () => {
  const own = write('own', 'a');
  const other = write('other', 'b');
  let reads = 0;
  const read = untilChanged(
    (file) => {
      reads += 1;
      return readText(file) + readText(other);
    },
    () => [other],
  );
  expect([read(own), read(own), reads]).toEqual(['ab', 'ab', 1]);
  write('own', 'c');
  expect([read(own), read(own), reads]).toEqual(['cb', 'cb', 2]);
  write('other', 'd');
  expect([read(own), read(own), reads]).toEqual(['cd', 'cd', 3]);
});
