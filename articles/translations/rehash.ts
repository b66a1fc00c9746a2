import {execFileSync} from 'node:child_process';
import {symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {mustGit} from '../../lib/git';
import {translationDir} from '../files';
import type {TranslationStatus} from './status';

/** Asks the code of a commit, for the day on which the hash of an English article is computed in another way. */

/** Prints the status of a site by the code in the working folder. */
const script = `const {translationStatus} = require('./articles/translations/status');
process.stdout.write(JSON.stringify(translationStatus(process.argv[1])));`;

/**
 * The translations of today's articles that the code of a commit takes for up to date.
 * @param revision the last commit before the change of the hash
 * @returns their paths
 * @throws Error with what git or the code of the commit says
 */
export function currentAt(revision: string): string[] {
  const dir = path.join(tmpdir(), `rehash-${process.pid}`);
  mustGit('.', 'worktree', 'add', '--quiet', '--detach', dir, revision);
  try {
    symlinkSync(path.resolve('node_modules'), path.join(dir, 'node_modules'), 'junction');
    const args = ['--import', 'tsx', '--eval', script, path.resolve('.')];
    const statuses = execFileSync(process.execPath, args, {cwd: dir, encoding: 'utf8', maxBuffer: 2 ** 28});
    return (JSON.parse(statuses) as TranslationStatus[])
      .filter(({state}) => state === 'current')
      .map(({locale, article}) => path.join(translationDir(locale), article));
  } finally {
    mustGit('.', 'worktree', 'remove', '--force', dir);
  }
}
