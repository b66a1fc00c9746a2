import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {buildDir} from '../../builder/build';
import {buildClone, hashesOf} from './clone';

/** The whole comparison, `npm run test:reproducible`: the built site, and the same commit installed and built elsewhere. */

const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'}).trim();

test('the built site and a second build of its commit, in another folder, are equal', () => {
  test.setTimeout(1_800_000);
  expect(git('status', '--porcelain'), 'commit first: a clone has no open changes').toBe('');
  const page = readFileSync(`${buildDir}/index.html`, 'utf8');
  expect(page, 'build/ is of another commit: run npm run build').toContain(git('rev-parse', 'HEAD'));
  expect(buildClone('.', 'installed')).toEqual(hashesOf(buildDir));
});
