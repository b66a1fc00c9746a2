import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {localeCodes} from '../settings/locales';
import {nodeOptions} from './docusaurus';
import {partDir, partFiles} from './parts';

test('the build warned of nothing: no broken anchor or Markdown link, no doubled route', () => {
  const logs = localeCodes.map((locale) => readFileSync(partFiles(partDir(locale)).log, 'utf8'));
  const warnings = logs
    .flatMap((log) => log.split('\n'))
    .filter((line) => line.includes('[WARNING]'))
    // New articles have no date until they are committed.
    .filter((line) => !line.includes('not tracked by git'));
  expect(warnings).toEqual([]);
});

test('every supported Node builds without a warning of its own', () => {
  // In Node 20, which has no such object, the second line warns as Node 26 does for the first.
  const program = `globalThis.localStorage;
    process.emitWarning('localStorage is not available', 'ExperimentalWarning');`;
  const {status, stderr} = spawnSync(process.execPath, [...nodeOptions(), '--eval', program], {encoding: 'utf8'});
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
