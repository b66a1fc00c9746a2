import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {buildClone} from './clone';
import {writePart} from './part';

/**
 * Two builds of one commit are equal, byte for byte: a part of the site in English, with all plugins and all steps after
 * the build. The nightly run compares the whole site (`reproducible.full.ts`).
 */

let part: string;

test.beforeAll(() => {
  part = mkdtempSync(path.join(tmpdir(), 'part-'));
  writePart(part);
});

test.afterAll(() => {
  rmSync(part, {recursive: true});
});

test('two builds of one commit in two folders are equal', () => {
  test.setTimeout(300_000);
  const first = buildClone(part, 'linked', '--locale', 'en');
  expect(Object.keys(first).length).toBeGreaterThan(400);
  expect(buildClone(part, 'linked', '--locale', 'en')).toEqual(first);
});
