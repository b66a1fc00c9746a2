import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {cached, cacheFile} from './cache';

/** A result is kept until its input, the code that makes it, or a file that the code imports changes. */

const folder = 'cache-test';

/** The file of a result of a module that imports another one. */
function fileFor(imported: string, input: unknown = 'input'): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'cache-'));
  const module = path.join(dir, 'main.ts');
  writeFileSync(module, "import {word} from './word';\nexport const text = `${word}!`;\n");
  writeFileSync(path.join(dir, 'word.ts'), imported);
  try {
    return cacheFile(module, folder, 'json', [input]);
  } finally {
    rmSync(dir, {recursive: true});
  }
}

test.afterAll(() => {
  rmSync(path.join('.cache', folder), {recursive: true, force: true});
});

test('another input, or a change in an imported file, gives another result; a comment or a type does not', () => {
  const file = fileFor("export const word = 'a';");
  expect(fileFor("/** A word. */\nexport const word: string = 'a';")).toBe(file);
  expect(fileFor("export const word = 'a';", 'another')).not.toBe(file);
  expect(fileFor("export const word = 'b';")).not.toBe(file);
});

test('a result is made once, and removed when the code has changed', () => {
  const module = path.resolve('lib/errors.ts');
  let made = 0;
  const make = () => [(made += 1)];
  const results = [1, 1, 2].map((input) => cached(module, folder, [input], make));
  expect(results).toEqual([[1], [1], [2]]);
  const file = cacheFile(module, folder, 'json', [1]);
  expect(existsSync(file)).toBe(true);
  fileFor("export const word = 'c';");
  expect(existsSync(file)).toBe(false);
});
