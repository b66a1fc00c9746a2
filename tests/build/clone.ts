import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import {mustGit} from '../../lib/git';

/** Builds a commit in a separate folder, for the tests that compare bundles. */

/** The hash of every file in a folder, by its path. */
export const hashesOf = (dir: string): Record<string, string> =>
  Object.fromEntries(
    filesIn(dir).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(dir, file)))
        .digest('hex'),
    ]),
  );

/**
 * Clones a repository into an empty folder, where all caches are empty.
 * @param packages `linked` uses this project's `node_modules` and saves a minute. The bundler numbers modules by their
 *   paths, so compare linked builds with linked ones, and installed with installed
 */
export function cloneOf(repository: string, packages: 'installed' | 'linked', dir: string): void {
  mustGit('.', 'clone', '--quiet', repository, dir);
  if (packages === 'linked') {
    symlinkSync(path.resolve('node_modules'), path.join(dir, 'node_modules'));
  }
}

/**
 * Builds the last commit of a repository in a new folder; see {@link cloneOf}.
 * @returns the hash of every file of the bundle, by its path
 */
export function buildClone(repository: string, packages: 'installed' | 'linked'): Record<string, string> {
  const dir = mkdtempSync(path.join(tmpdir(), 'clone-'));
  try {
    cloneOf(repository, packages, dir);
    execFileSync('npm', ['run', 'build'], {cwd: dir, shell: process.platform === 'win32'});
    return hashesOf(path.join(dir, 'build'));
  } finally {
    rmSync(dir, {recursive: true});
  }
}
