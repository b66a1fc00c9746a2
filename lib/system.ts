import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** Finds system commands. */

/** Path of the first of some commands that is on the `PATH`, or is a program's path itself. */
export function onPath(...commands: string[]): string | undefined {
  // There is no `which` on Windows.
  const {stdout} = spawnSync('which', commands, {encoding: 'utf8'}) as {stdout: string | null};
  return stdout?.split('\n')[0] || undefined;
}

/**
 * The path in an environment variable, if it is set.
 * @throws Error when there is no such file
 */
export function pathIn(variable: string): string | undefined {
  const path = process.env[variable];
  if (path && !existsSync(path)) {
    throw new Error(`${variable} is ${path}, but that file doesn't exist.`);
  }
  return path || undefined;
}
