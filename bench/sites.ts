import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildDir, buildIfNeeded} from '../builder/build';
import {commitAll, copyProject} from '../builder/project-copy';
import {compress} from '../deploy/compress';
import {filesIn} from '../lib/files';
import {buildStarlight, starlightDir, starlightPath} from './starlight';

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

/** @returns the seconds that a Node script takes in a folder */
function timed(cwd: string, ...args: string[]): number {
  const started = performance.now();
  execFileSync(process.execPath, args, {cwd, stdio: 'inherit'});
  return (performance.now() - started) / 1000;
}

/** Copies the project to an empty folder, with the drawn figures, so that no build has to draw them. */
function copyTo(dir: string, ...more: string[]): void {
  rmSync(dir, {recursive: true, force: true});
  copyProject(dir, ...more);
  cpSync('.cache/figures', path.join(dir, '.cache/figures'), {recursive: true});
}

/** @returns the seconds of a build in all languages */
function buildStock(): number {
  copyTo(stockFolder, 'bench/stock.config.ts');
  const theme = path.join(stockFolder, 'src/theme');
  for (const name of readdirSync(theme).filter((entry) => entry !== keptTheme)) {
    rmSync(path.join(theme, name), {recursive: true});
  }
  rmSync(path.join(stockFolder, 'src/pages'), {recursive: true});
  const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  return timed(stockFolder, docusaurus, 'build', '--config', 'bench/stock.config.ts');
}

/** @returns the seconds of a build in all languages, which is thrown away */
function buildOurs(): number {
  const copy = '.cache/copy';
  copyTo(copy, '.gitignore', 'scripts');
  // Without history, Docusaurus starts git for each article, which no author's build does.
  commitAll(copy);
  const seconds = timed(copy, 'node_modules/tsx/dist/cli.mjs', 'scripts/build.ts');
  rmSync(copy, {recursive: true});
  return seconds;
}

/**
 * Builds the sites, Starlight only if our build is newer.
 * @returns how long our build takes, times that of the stock theme
 * @throws Error when a build fails
 */
export async function buildSites(): Promise<number> {
  await buildIfNeeded();
  const [stockSeconds, ourSeconds] = [buildStock(), buildOurs()];
  await makeServable(stock);
  if (!existsSync(starlightDir) || statSync(starlightDir).mtimeMs < statSync(buildDir).mtimeMs) {
    buildStarlight();
    await makeServable(starlight);
  }
  return ourSeconds / stockSeconds;
}
