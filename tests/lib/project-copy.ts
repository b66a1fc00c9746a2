import {cpSync, mkdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {mustGit} from '../../lib/git';
import {buildInputs} from '../../builder/inputs';

/** Copies the project, for tests that change and build it. */

/**
 * Copies what a build is made of, with the packages linked.
 * @param dir is created if it does not exist
 * @param more files and folders to copy beside
 */
export function copyProject(dir: string, ...more: string[]): void {
  mkdirSync(dir, {recursive: true});
  for (const entry of [...buildInputs(), ...more]) {
    cpSync(entry, path.join(dir, entry), {recursive: true});
  }
  symlinkSync(path.resolve('node_modules'), path.join(dir, 'node_modules'));
}

/** Turns a folder into a repository with one commit, so that its articles have dates. */
export function commitAll(dir: string): void {
  const git = (...args: string[]) => mustGit(dir, ...args);
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=copy', '-c', 'user.email=copy@fixture.test', 'commit', '--quiet', '--message=Copy');
}
