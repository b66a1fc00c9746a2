import {existsSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildDir, buildIfNeeded} from '../builder/build';
import {compress} from '../deploy/compress';
import {filesIn} from '../lib/files';
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

const compressible = /\.(css|html|js|json|svg|xml)$/;

/** Prepares another site's build for our server: compressed files beside the plain ones, and no headers of its own. */
async function makeServable({dir}: Site): Promise<void> {
  const files = filesIn(dir).filter((file) => compressible.test(file));
  await compress(files.map((file) => path.join(dir, file)));
  writeFileSync(path.join(dir, '_headers'), '');
}

/**
 * Builds the sites, Starlight only if our build is newer.
 * @throws Error when a build fails
 */
export async function buildSites(): Promise<void> {
  await buildIfNeeded();
  if (!existsSync(starlightDir) || statSync(starlightDir).mtimeMs < statSync(buildDir).mtimeMs) {
    buildStarlight();
    await makeServable(starlight);
  }
}
