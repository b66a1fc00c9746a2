import {spawnSync} from 'node:child_process';
import path from 'node:path';

/** The folder with the programs of others, which have a lock file of their own: nobody needs them to build or read the site. */
export const clientsDir = path.resolve('tests/clients');

/**
 * Installs the programs of others if they aren't. `npm test` does it before the tests, because two workers could install
 * at once; the tests that use them do it again, for whoever runs them alone.
 * @throws Error when the installation fails
 */
export function installClients(): void {
  const {status} = spawnSync(process.execPath, [path.resolve('scripts/install.mjs')], {
    cwd: clientsDir,
    stdio: 'inherit',
  });
  if (status !== 0) {
    throw new Error(`The installation in ${clientsDir} failed; its messages are above.`);
  }
}
