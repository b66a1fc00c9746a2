import {cpSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {copyProject} from '../builder/project-copy';
import {runMeasured, type Usage} from './usage';

/** Builds the same articles with the unchanged classic theme, for comparison. */

/** The components of articles; everything else of the theme is Docusaurus' own. */
const keptTheme = 'MDXComponents';

const folder = '.cache/stock';

/** The built stock site. */
export const stockDir = path.join(folder, 'build');

/**
 * Copies the project and builds it in all languages, which takes some minutes. Figures come from the cache.
 * @throws Error when Docusaurus does
 */
export function buildStock(): Promise<Usage> {
  rmSync(folder, {recursive: true, force: true});
  copyProject(folder, 'bench/stock.config.ts');
  cpSync('.cache/figures', path.join(folder, '.cache/figures'), {recursive: true});
  const theme = path.join(folder, 'src/theme');
  for (const name of readdirSync(theme).filter((entry) => entry !== keptTheme)) {
    rmSync(path.join(theme, name), {recursive: true});
  }
  rmSync(path.join(folder, 'src/pages'), {recursive: true});
  const command = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--config', 'bench/stock.config.ts'];
  return runMeasured(command, folder);
}
