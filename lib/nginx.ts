import {existsSync} from 'node:fs';
import {installDebianPackages, onPath} from './system';

/**
 * Finds nginx for the server tests, and installs it if possible. The order: `NGINX_PATH`, the system's nginx, Debian's
 * package. Tests on a developer's machine can run without nginx; CI can't.
 */

/** In CI, a missing nginx must not silently skip its tests. */
function needed(path: string | undefined): string | undefined {
  if (!path && process.env.CI) {
    throw new Error('No nginx for the server tests: install nginx, or set NGINX_PATH to the path of one.');
  }
  return path;
}

/** Debian installs it into a folder that is only on root's `PATH`. */
const systemNginx = (): string | undefined => onPath('nginx') ?? ['/usr/sbin/nginx'].find(existsSync);

/**
 * The path of an installed nginx.
 * @throws Error when `NGINX_PATH` isn't a file, or in CI when there is none
 */
export function presentNginx(): string | undefined {
  const named = process.env.NGINX_PATH;
  if (named && !existsSync(named)) {
    throw new Error(`NGINX_PATH is ${named}, but that file doesn't exist.`);
  }
  return needed(named ?? systemNginx());
}

/** Like {@link presentNginx}, but installs nginx first if it is missing. */
export function findNginx(): string | undefined {
  if (!process.env.NGINX_PATH && !systemNginx()) {
    installDebianPackages('nginx');
  }
  return presentNginx();
}
