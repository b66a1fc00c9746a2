import {spawnSync} from 'node:child_process';
import {findBrowser, presentBrowser} from '../../lib/browser';
import {onPath} from '../../lib/system';

/** Installs what the tests need in addition to npm packages. */

/** Runs a command and shows its output. */
const run = (command: string, args: string[], env: NodeJS.ProcessEnv = {}): unknown =>
  spawnSync(command, args, {stdio: 'inherit', env: {...process.env, ...env}});

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

function installPlaywrightBrowser(): void {
  console.log("Installing Playwright's Chromium…");
  run('npx', ['playwright', 'install', 'chromium']);
}

/**
 * Like {@link findBrowser}, but installs a browser first if there is none: Playwright's, or else Debian's package.
 * @throws Error when none can be installed
 */
export function findOrInstallBrowser(): string {
  const installers = [
    installPlaywrightBrowser,
    () => installDebianPackages('chromium-headless-shell'),
    () => installDebianPackages('chromium'),
  ];
  for (const install of installers) {
    if (!presentBrowser()) {
      install();
    }
  }
  return findBrowser();
}
