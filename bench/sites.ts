import {cpSync, existsSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildDir, buildIfNeeded} from '../builder/build';
import {copyProject} from '../builder/project-copy';
import {compress} from '../deploy/compress';
import {filesIn} from '../lib/files';
import {buildStarlight, starlightDir, starlightPath} from './starlight';
import {buildCopy, runMeasured, type Usage} from './usage';

/** The measured sites: ours, and others with the same articles. */

export interface Site {
  name: string;
  /** Folder of the build. */
  dir: string;
  /** Where the site has a page of ours. */
  pathOf: (pathname: string) => string;
}

const stockFolder = '.cache/stock';

const asIs = (pathname: string): string => pathname;

export const ours: Site = {name: 'ours', dir: buildDir, pathOf: asIs};
export const stock: Site = {name: 'stock', dir: path.join(stockFolder, 'build'), pathOf: asIs};
export const starlight: Site = {name: 'Starlight', dir: starlightDir, pathOf: starlightPath};

const compressible = /\.(css|html|js|json|svg|xml)$/;

/** Prepares another site's build for our server: compressed files beside the plain ones, and no headers of its own. */
async function makeServable({dir}: Site): Promise<void> {
  const files = filesIn(dir).filter((file) => compressible.test(file));
  await compress(files.map((file) => path.join(dir, file)));
  writeFileSync(path.join(dir, '_headers'), '');
}

/** The components of articles; everything else of the theme is Docusaurus' own. */
const keptTheme = 'MDXComponents';

/**
 * Copies the project and builds it in all languages, which takes some minutes. Figures come from the cache.
 * @throws Error when Docusaurus does
 */
function buildStock(): Promise<Usage> {
  rmSync(stockFolder, {recursive: true, force: true});
  copyProject(stockFolder, 'bench/stock.config.ts');
  cpSync('.cache/figures', path.join(stockFolder, '.cache/figures'), {recursive: true});
  const theme = path.join(stockFolder, 'src/theme');
  for (const name of readdirSync(theme).filter((entry) => entry !== keptTheme)) {
    rmSync(path.join(theme, name), {recursive: true});
  }
  rmSync(path.join(stockFolder, 'src/pages'), {recursive: true});
  const command = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--config', 'bench/stock.config.ts'];
  return runMeasured(command, stockFolder);
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
