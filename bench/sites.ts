import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildDir, buildIfNeeded} from '../builder/build';
import {compress} from '../deploy/compress';
import {buildStarlight, starlightDir, starlightPath} from './starlight';

/** The measured sites: ours, and a peer with the same articles. */

export interface Site {
  name: string;
  /** Folder of the build. */
  dir: string;
  /** Where the site has a page of ours. */
  pathOf: (pathname: string) => string;
}

export const ours: Site = {name: 'ours', dir: buildDir, pathOf: (pathname) => pathname};
export const starlight: Site = {name: 'Starlight', dir: starlightDir, pathOf: starlightPath};

/**
 * Builds the sites.
 * @throws Error when a build fails
 */
export async function buildSites(): Promise<void> {
  await buildIfNeeded();
  buildStarlight();
  // For our server: compressed files beside the plain ones, and no headers of its own.
  await compress(starlightDir, (file) => /\.(css|html|js|json|svg|xml)$/.test(file));
  writeFileSync(path.join(starlightDir, '_headers'), '');
}
