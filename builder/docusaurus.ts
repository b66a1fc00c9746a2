import {spawn} from 'node:child_process';
import {createWriteStream, mkdirSync} from 'node:fs';
import path from 'node:path';
import {finished} from 'node:stream/promises';
import {listArticles, sourceDir} from '../articles/files';

/** Runs `docusaurus build` for one language. */

export interface Run {
  locale: string;
  /** Folder for Docusaurus' generated files, which two runs must not share. */
  generated: string;
  outDir: string;
  /** The file that gets everything that Docusaurus prints. */
  log: string;
  args: readonly string[];
  /** Path of the language on the site, with a slash at both ends. */
  baseUrl: string;
}

/** Above this many articles, memory counts more than time: ten times today's catalog must build in 8 GB. */
const largeCatalog = 1000;

/**
 * Options of Node. Since version 25, it warns when Docusaurus asks whether there is a `localStorage`.
 * Space for short-lived syntax trees, in MB, saves processor time; Node's is 16. The old generation is collected when it
 * has doubled, or grown by 60 % in a large catalog; Node lets it grow to four times its size.
 */
export function nodeOptions(): string[] {
  const growth = listArticles(sourceDir).length > largeCatalog ? 60 : 100;
  return ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=64', `--heap-growing-percent=${growth}`];
}

/**
 * Runs `docusaurus build`, which writes warnings and errors to stderr, which is shown; the log gets everything.
 * @param stop ends the run early
 * @throws Error when Docusaurus fails or is stopped, once its process has ended, or when the log can't be written
 */
export async function runDocusaurus(run: Run, stop: AbortSignal): Promise<void> {
  const {generated, outDir, args, baseUrl} = run;
  const command = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--out-dir', outDir, ...args];
  mkdirSync(path.dirname(run.log), {recursive: true});
  const log = createWriteStream(run.log);
  const child = spawn(process.execPath, [...nodeOptions(), ...command], {
    env: {
      ...process.env,
      // Otherwise each run asks the npm registry for a newer Docusaurus.
      NO_UPDATE_NOTIFIER: '1',
      // Docusaurus has no option for this folder.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
      // Read by docusaurus.config.ts: Docusaurus would put a language that is built alone at the root.
      LOCALE_BASE_URL: baseUrl,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: stop,
  });
  // The log is often the first to find the disk full.
  log.on('error', () => child.kill());
  child.stdout.pipe(log, {end: false});
  child.stderr.pipe(log, {end: false});
  child.stderr.pipe(process.stderr, {end: false});
  // Stopping a run is an error event, too; its process still writes until `close`.
  child.on('error', () => undefined);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  await finished(log.end());
  if (code !== 0) {
    throw new Error(`The build of ${run.locale} failed: see above, or ${run.log}.`);
  }
}
