import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {buildDir} from '../../builder/build';
import {mustGit} from '../../lib/git';
import {buildClone, hashesOf} from './clone';

/** The nightly comparison of the whole site: `build/`, and the same commit installed and built in another folder. */

test('a second build of the same commit in another folder equals the built site', () => {
  test.setTimeout(1_800_000);
  expect(mustGit('.', 'status', '--porcelain'), 'commit your changes first: a clone does not have them').toBe('');
  const page = readFileSync(`${buildDir}/index.html`, 'utf8');
  expect(page, 'build/ was built from another commit: run npm run build').toContain(mustGit('.', 'rev-parse', 'HEAD'));
  expect(buildClone('.', 'installed')).toEqual(hashesOf(buildDir));
});
