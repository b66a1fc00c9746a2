import {spawnSync} from 'node:child_process';

/** Asks git about the project, which may also lie outside of a repository or on a machine without git. */

/** What git prints, without white space around it; nothing when it can't answer. */
export function git(...args: string[]): string {
  const {status, stdout} = spawnSync('git', args, {encoding: 'utf8', maxBuffer: 2 ** 28});
  return status === 0 ? stdout.trim() : '';
}

/** The commit of which the site is built; empty outside of a repository, and before its first commit. */
export const headCommit = git('rev-parse', '--verify', '--quiet', 'HEAD');
