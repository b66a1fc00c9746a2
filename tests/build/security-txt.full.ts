import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';

/** Runs at night: `security.txt` is renewed by a new commit only, and is worthless once it has expired. */

test('security.txt is valid for 60 more days', () => {
  const [, expires] = /^Expires: (.*)$/m.exec(readFileSync('build/.well-known/security.txt', 'utf8'))!;
  const days = Math.floor((Date.parse(expires!) - Date.now()) / 86_400_000);
  expect(days, 'Deploy a build of a new commit; each is valid for a year.').toBeGreaterThanOrEqual(60);
});
