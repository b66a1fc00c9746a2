import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {buildLog} from './docusaurus';

test('the build warned of nothing: no broken anchor or Markdown link, no doubled route', () => {
  const warnings = readFileSync(buildLog, 'utf8')
    .split('\n')
    .filter((line) => line.includes('[WARNING]'))
    // New articles have no date until they are committed.
    .filter((line) => !line.includes('not tracked by git'));
  expect(warnings).toEqual([]);
});
