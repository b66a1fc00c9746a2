import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** Finds system commands, and installs Debian packages that the tests need in addition to npm packages. */

/** Runs a command, shows its output, and returns whether it succeeded. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  return spawnSync(command, args, {stdio: 'inherit', env: {...process.env, ...env}}).status === 0;
}

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

/** Whether the system is Debian and the user is root. */
export const canInstallDebianPackages = (): boolean => process.getuid?.() === 0 && onPath('apt-get') !== undefined;

/**
 * Installs packages if the system is Debian and the user is root, without those that they only recommend: for the
 * engines, that would be 160 packages more. The caller checks whether it worked.
 */
export function installDebianPackages(...names: string[]): void {
  if (!canInstallDebianPackages()) {
    return;
  }
  console.log(`Installing ${names.join(' and ')} with apt-get…`);
  // In run level 1, packages don't start their services.
  const env = {DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'};
  run('apt-get', ['update', '-qq'], env);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], env);
}
