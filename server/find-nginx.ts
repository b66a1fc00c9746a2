import {existsSync} from 'node:fs';
import {installDebianPackage, onPath} from '../lib/system';

/**
 * Finds the nginx for the server tests, installing one where that is possible. The order: `NGINX_PATH`, an nginx of
 * the system, Debian's package. A developer's machine may do without; CI may not.
 */

/** Without it the tests of nginx would be left out unseen. */
function needed(path: string | undefined): string | undefined {
  if (!path && process.env.CI) {
    throw new Error('No nginx for the server tests: install nginx, or set NGINX_PATH to the path of one.');
  }
  return path;
}

/** Debian keeps it where only root's `PATH` looks. */
const systemNginx = (): string | undefined => onPath('nginx') ?? ['/usr/sbin/nginx'].find(existsSync);

/**
 * The nginx that is there, installing nothing.
 * @throws Error when `NGINX_PATH` names no file, or in CI when there is none
 */
export function presentNginx(): string | undefined {
  const named = process.env.NGINX_PATH;
  if (named && !existsSync(named)) {
    throw new Error(`NGINX_PATH is ${named}, but there is no such file.`);
  }
  return needed(named ?? systemNginx());
}

/** As {@link presentNginx}, after an attempt to install it. */
export function findNginx(): string | undefined {
  if (!process.env.NGINX_PATH && !systemNginx()) {
    installDebianPackage('nginx');
  }
  return presentNginx();
}
