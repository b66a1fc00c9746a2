import {spawnSync} from 'node:child_process';

/** Finds system commands, and installs Debian packages that the tests need in addition to npm packages. */

/** Runs a command, shows its output, and returns whether it succeeded. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  return spawnSync(command, args, {stdio: 'inherit', env: {...process.env, ...env}}).status === 0;
}

/** Path of a command on the `PATH`; `undefined` if it isn't there. */
export function onPath(command: string): string | undefined {
  const {status, stdout} = spawnSync('which', [command], {encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
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
