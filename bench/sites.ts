import {cpSync, existsSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildDir, buildIfNeeded} from '../builder/build';
import {compress} from '../deploy/compress';
import {filesIn} from '../lib/files';
import {buildStarlight, starlightDir, starlightPath} from './starlight';
import {buildStock, stockDir} from './stock';
import {buildCopy, type Usage} from './usage';

/** The measured sites: ours, and others with the same articles. */

export interface Site {
  name: string;
  /** Folder of the build. */
  dir: string;
  /** Where the site has a page of ours. */
  pathOf: (pathname: string) => string;
}

const asIs = (pathname: string): string => pathname;

export const ours: Site = {name: 'ours', dir: buildDir, pathOf: asIs};
export const stock: Site = {name: 'stock', dir: stockDir, pathOf: asIs};
export const starlight: Site = {name: 'Starlight', dir: starlightDir, pathOf: starlightPath};

const compressible = /\.(css|html|js|json|svg|xml)$/;

/** Prepares another site's build for our server: compressed files beside the plain ones, and no headers of its own. */
async function makeServable({dir}: Site): Promise<void> {
  const files = filesIn(dir).filter((file) => compressible.test(file));
  await compress(files.map((file) => path.join(dir, file)));
  writeFileSync(path.join(dir, '_headers'), '');
}

/** Builds a copy of the project, with figures from the cache like the stock site, and throws the result away. */
async function buildOurs(): Promise<Usage> {
  const copy = '.cache/copy';
  const usage = await buildCopy(copy, () =>
    cpSync('.cache/figures', path.join(copy, '.cache/figures'), {recursive: true}),
  );
  rmSync(copy, {recursive: true});
  return usage;
}

/**
 * Builds the sites, Starlight only if our build is newer.
 * @returns what a whole build costs
 */
export async function buildSites(): Promise<{ours: Usage; stock: Usage}> {
  await buildIfNeeded();
  const usage = {stock: await buildStock(), ours: await buildOurs()};
  await makeServable(stock);
  if (!existsSync(starlightDir) || statSync(starlightDir).mtimeMs < statSync(buildDir).mtimeMs) {
    buildStarlight();
    await makeServable(starlight);
  }
  return usage;
}
