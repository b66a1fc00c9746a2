import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {buildDir} from '../../builder/build';
import {mustGit} from '../../lib/git';
import {commitAll} from '../lib/project-copy';
import {buildClone, cloneOf, hashesOf} from './clone';
import {change} from './part';

/** The nightly comparisons of the whole site, byte for byte. */

test.describe.configure({mode: 'serial'});
test.setTimeout(1_800_000);

test('a second build of the same commit in another folder equals the built site', () => {
  expect(mustGit('.', 'status', '--porcelain'), 'commit your changes first: a clone does not have them').toBe('');
  const commit = readFileSync(`${buildDir}/commit.txt`, 'utf8');
  expect(commit, 'build/ was built from another commit: run npm run build').toBe(mustGit('.', 'rev-parse', 'HEAD'));
  expect(buildClone('.', 'installed')).toEqual(hashesOf(buildDir));
});

test.describe('a build after a change equals a clean one', () => {
  let dir: string;
  const build = () => execFileSync('npm', ['run', 'build'], {cwd: dir, shell: process.platform === 'win32'});

  test.beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'changed-'));
    cloneOf('.', 'linked', dir);
    build();
  });

  test.afterAll(() => {
    rmSync(dir, {recursive: true});
  });

  const brazil = 'i18n/pt-br';
  const leaves = `${brazil}/docusaurus-plugin-content-docs/current/university/Leaves/approving-leaves.mdx`;
  for (const [what, file, edit] of [
    ['an article', 'docs/home/home.mdx', (text: string) => `${text}\nOne more sentence.\n`],
    ['a figure', leaves, (text: string) => text.replace(' caption="', ' caption="A')],
    ['a setting', 'settings/brand.ts', (text: string) => text.replace(/(?<=copyrightYear: )\d+/, '2031')],
    ["a plugin's code", 'plugins/head/index.ts', (text: string) => text.replace("'on'", "'yes'")],
    ['the lock file', 'package-lock.json', (text: string) => `${text}\n`],
    ["a language's strings", `${brazil}/code.json`, (text: string) => text.replace('Pesquisar', 'Procurar')],
  ] as const) {
    test(`of ${what}`, () => {
      change(dir, file, edit);
      commitAll(dir);
      build();
      expect(buildClone(dir, 'linked')).toEqual(hashesOf(path.join(dir, 'build')));
    });
  }
});
