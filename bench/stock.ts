import {execFileSync} from 'node:child_process';
import {cpSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {copyProject} from '../builder/project-copy';
import {makeServable} from './servable';

/** Builds the same articles with the unchanged classic theme, for comparison. */

/** The components of articles; everything else of the theme is Docusaurus' own. */
const keptTheme = 'MDXComponents';

const folder = '.cache/stock';

/** The built stock site. */
export const stockDir = path.join(folder, 'build');

/**
 * Copies the project and builds it in all languages, which takes some minutes.
 * @throws Error when Docusaurus does
 */
export async function buildStock(): Promise<void> {
  rmSync(folder, {recursive: true, force: true});
  copyProject(folder, 'bench/stock.config.ts');
  cpSync('.cache/figures', path.join(folder, '.cache/figures'), {recursive: true});
  const theme = path.join(folder, 'src/theme');
  for (const name of readdirSync(theme).filter((entry) => entry !== keptTheme)) {
    rmSync(path.join(theme, name), {recursive: true});
  }
  rmSync(path.join(folder, 'src/pages'), {recursive: true});
  const command = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--config', 'bench/stock.config.ts'];
  execFileSync(process.execPath, command, {
    cwd: folder,
    stdio: 'inherit',
    env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
  });
  await makeServable(stockDir);
}
