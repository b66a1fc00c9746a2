import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder anew beside the one that is there and puts it in its place when it is whole, so that a build that
 * fails, is interrupted or runs out of disk leaves the last good one alone.
 */

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Takes the lock, also one that an ended process left behind. */
function lock(file: string, dir: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  if (existsSync(file)) {
    const owner = Number(readFileSync(file, 'utf8'));
    if (isRunning(owner)) {
      throw new Error(`${dir}/ is being built by process ${owner}: wait for it, or end it. (The lock is ${file}.)`);
    }
    rmSync(file);
  }
  writeFileSync(file, String(process.pid), {flag: 'wx'});
}

/**
 * @param dir folder to replace
 * @param make writes the new content into the folder that it is given, which is empty
 * @throws Error when another process makes the same folder, or what `make` throws; `dir` is as it was then
 */
export async function replaceFolder(dir: string, make: (next: string) => Promise<void>): Promise<void> {
  const lockFile = path.join('.cache', `${dir}.lock`);
  const [next, last] = [`.cache/${dir}-next`, `.cache/${dir}-last`];
  lock(lockFile, dir);
  try {
    rmSync(next, {recursive: true, force: true});
    rmSync(last, {recursive: true, force: true});
    await make(next);
    if (existsSync(dir)) {
      renameSync(dir, last);
    }
    renameSync(next, dir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
      throw new Error(`The disk is full: ${dir}/ is still the last good build. Make room and build again.`);
    }
    throw error;
  } finally {
    rmSync(next, {recursive: true, force: true});
    rmSync(last, {recursive: true, force: true});
    rmSync(lockFile, {force: true});
  }
}
