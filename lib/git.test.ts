import {spawnSync} from 'node:child_process';
import {chownSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {mustGit} from './git';

/** Where there is no history to read, the settings of the site and `check:content -- --changed` say why, once. */

let dir: string;

test.beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'git-'));
});

test.afterEach(() => {
  rmSync(dir, {recursive: true});
});

/** Runs a program of the project, which reads the history of `dir` instead of its own. */
function run(args: string[], env: NodeJS.ProcessEnv = {}) {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    encoding: 'utf8',
    env: {...process.env, GIT_DIR: path.join(dir, '.git'), GIT_WORK_TREE: dir, ...env},
  });
  return {status, output: stdout + stderr};
}

const settings = ['--eval', "import('./docusaurus.config.ts')"];

/** What the settings say, and the check; the latter must be one line. */
function reasons(env?: NodeJS.ProcessEnv): string[] {
  const loaded = run(settings, env);
  expect(loaded.status, loaded.output).toBe(0);
  const checked = run(['scripts/check.ts', 'content', '--changed'], env);
  expect(checked.status).toBe(1);
  expect(checked.output.trim().split('\n')).toHaveLength(1);
  return [loaded.output.trim(), checked.output.trim()];
}

function commit(): void {
  mustGit(dir, 'init', '--quiet');
  mustGit(dir, '-c', 'user.name=a', '-c', 'user.email=a@b.test', 'commit', '--quiet', '--allow-empty', '-m', 'First');
}

test('outside of a repository, and before the first commit', () => {
  for (const said of reasons()) {
    expect(said).toMatch(/^(Articles get no dates|--changed needs).* not a git repository: [^\n]+$/);
  }
  mustGit(dir, 'init', '--quiet');
  for (const said of reasons()) {
    expect(said).toContain('does not have any commits yet');
  }
});

test('without git', () => {
  for (const said of reasons({PATH: dir})) {
    expect(said).toContain("git can't be started (spawnSync git ENOENT): install it.");
  }
});

test('in a shallow clone', () => {
  commit();
  writeFileSync(path.join(dir, '.git/shallow'), `${mustGit(dir, 'rev-parse', 'HEAD')}\n`);
  for (const said of reasons()) {
    expect(said).toContain('this clone is shallow: run git fetch --unshallow');
  }
});

test('in a folder of another user, with the command of git that allows it', () => {
  test.skip(process.getuid?.() !== 0, 'only root can give a folder away');
  commit();
  const nobody = 65_534;
  for (const entry of [dir, path.join(dir, '.git')]) {
    chownSync(entry, nobody, nobody);
  }
  // Named by a variable, a repository is trusted.
  const link = path.resolve('lib/git.ts');
  const program = `console.log(require(${JSON.stringify(link)}).missingHistory())`;
  const loader = path.resolve('node_modules/tsx/dist/preflight.cjs');
  const {stdout} = spawnSync(process.execPath, ['--require', loader, '--eval', program], {cwd: dir, encoding: 'utf8'});
  expect(stdout).toMatch(/^detected dubious ownership .* git config --global --add safe\.directory \S+\n$/);
});

test('once, although each language loads the settings', () => {
  expect(run(settings, {LOCALE_BASE_URL: '/es/'}).output).toBe('');
  expect(run(settings, {LOCALE_BASE_URL: '/'}).output).toContain('Articles get no dates');
});
