import {spawnSync} from 'node:child_process';

/** Queries git about the project, which may be outside a repository or on a machine without git. */

function run(args: readonly string[], cwd?: string) {
  // Otherwise git writes paths with accents in octal.
  return spawnSync('git', ['-c', 'core.quotePath=off', ...args], {encoding: 'utf8', maxBuffer: 2 ** 28, cwd});
}

/** Runs git and returns its trimmed output, or an empty string if it fails. */
export function git(...args: string[]): string {
  const {status, stdout} = run(args);
  return status === 0 ? stdout.trim() : '';
}

/**
 * Like {@link git}, for commands that must not fail.
 * @param cwd folder of the repository
 * @throws Error with git's error output
 */
export function mustGit(cwd: string, ...args: string[]): string {
  const {status, stdout, stderr} = run(args, cwd);
  if (status !== 0) {
    throw new Error(`git ${args.join(' ')} failed: ${stderr.trim()}`);
  }
  return stdout.trim();
}

/**
 * Why there is no history to read, in a sentence with what git or we advise; nothing if there is one. A shallow clone
 * gives every file the date of its only commit, which is worse than none.
 */
export function missingHistory(): string | undefined {
  const {error, status, stderr} = run(['log', '-1']);
  const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
  const shallow = isShallow ? 'this clone is shallow: run git fetch --unshallow (in CI: fetch-depth: 0).' : undefined;
  if (error) {
    return `git can't be started (${error.message}): install it.`;
  }
  return status === 0 ? shallow : stderr.replace(/^fatal: |\s+$/g, '').replace(/\s+/g, ' ');
}

/** The commit that the site is built from; empty outside of a repository and before its first commit. */
export const headCommit = git('rev-parse', '--verify', '--quiet', 'HEAD');
