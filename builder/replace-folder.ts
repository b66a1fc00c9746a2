import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Writes a folder next to the existing one and swaps it in when it is complete. A build that fails, is interrupted or
 * runs out of disk space leaves the last good one untouched.
 */

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It's somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Takes the lock, even if a process that ended left it behind. */
function lock(file: string, dir: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  try {
    // Not after a look whether it's there: another build could begin in between.
    writeFileSync(file, String(process.pid), {flag: 'wx'});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
    const owner = Number(readFileSync(file, 'utf8'));
    if (isRunning(owner)) {
      throw new Error(`${dir}/ is being built by process ${owner}: wait for it, or stop it. (The lock is ${file}.)`);
    }
    rmSync(file, {force: true});
    writeFileSync(file, String(process.pid), {flag: 'wx'});
  }
}

/** Has `make` write into an empty folder; `dir` doesn't change if that throws, or if another process writes it. */
export async function replaceFolder(dir: string, make: (next: string) => Promise<void>): Promise<void> {
  const beside = (end: string): string => `.cache/${path.basename(dir)}${end}`;
  const [lockFile, next, last] = [beside('.lock'), beside('-next'), beside('-last')];
  const clear = () => [next, last].forEach((folder) => rmSync(folder, {recursive: true, force: true}));
  lock(lockFile, dir);
  try {
    clear();
    await make(next);
    if (existsSync(dir)) {
      renameSync(dir, last);
    }
    mkdirSync(path.dirname(dir), {recursive: true});
    renameSync(next, dir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
      throw new Error(`The disk is full: ${dir}/ is still the last good build. Make room and build again.`);
    }
    throw error;
  } finally {
    clear();
    rmSync(lockFile, {force: true});
  }
}
