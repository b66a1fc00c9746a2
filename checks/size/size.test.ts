import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {checkSize} from '.';

/** The size check counts code and documents, and reports what has grown beyond its limit. */

let dir: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  writeFileSync(path.join(dir, file), text);
};

test.beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'size-'));
  const code = ['a.ts', 'b/c.tsx', 'd.mts'];
  const others = ['a.test.ts', 'tests/lib.ts', 'docs/a.ts', 'static/sdk/sw.d.ts', 'e.mjs', 'f.css'];
  for (const file of [...code, ...others]) {
    write(file, 'one\ntwo\n');
  }
  for (const file of ['README.md', 'CONTRIBUTING.md', 'DESIGN.md']) {
    write(file, 'x'.repeat(9 * 1024));
  }
});
test.afterEach(() => {
  rmSync(dir, {recursive: true});
});

test('code outside tests and three documents are counted', () => {
  expect(checkSize(dir)).toEqual({
    checked:
      '6 of 21,500 lines of TypeScript outside tests; 9,216 of 9,216 bytes of README.md; ' +
      '9,216 of 12,288 bytes of CONTRIBUTING.md; 9,216 of 13,312 bytes of DESIGN.md',
    problems: [],
  });
});

test('one line or one byte more than the limit is reported', () => {
  write('a.ts', '\n'.repeat(21_497));
  write('README.md', 'x'.repeat(9 * 1024 + 1));
  expect(checkSize(dir).problems).toEqual([
    expect.stringMatching(/^\.:1: 21,501 lines of TypeScript outside tests, more than 21,500\. Cut /),
    expect.stringMatching(/^README\.md:1: 9,217 bytes of README\.md, more than 9,216\. Cut /),
  ]);
});
