import {cpSync, existsSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {buildDir, buildIfNeeded} from '../builder/build';
import {commitAll, copyProject} from '../builder/project-copy';
import {buildStarlight, starlightDir, starlightPath} from './starlight';
import {buildStock, stockDir} from './stock';
import {buildMeasured, type Usage} from './usage';

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

/** Builds a copy of the project, with figures from the cache like the stock site, and throws the result away. */
async function buildCopy(): Promise<Usage> {
  const copy = '.cache/copy';
  rmSync(copy, {recursive: true, force: true});
  copyProject(copy, '.gitignore', 'scripts');
  cpSync('.cache/figures', path.join(copy, '.cache/figures'), {recursive: true});
  // Without history, Docusaurus starts git for each article, which no author's build does.
  commitAll(copy);
  try {
    return await buildMeasured(copy);
  } finally {
    rmSync(copy, {recursive: true});
  }
}

/**
 * Builds the sites, Starlight only if our build is newer.
 * @returns what a whole build costs
 */
export async function buildSites(): Promise<{ours: Usage; stock: Usage}> {
  await buildIfNeeded();
  const usage = {stock: await buildStock(), ours: await buildCopy()};
  if (!existsSync(starlightDir) || statSync(starlightDir).mtimeMs < statSync(buildDir).mtimeMs) {
    await buildStarlight();
  }
  return usage;
}
