import {execFile} from 'node:child_process';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {finished} from 'node:stream/promises';
import {parseArgs, promisify} from 'node:util';
import pLimit from 'p-limit';
import {placePages} from '../deploy/page-files';
import {prepareDeployment} from '../deploy/prepare';
import {localeCodes, localePrefix, sourceLocale} from '../settings/locales';
import {buildLog, runDocusaurus, type Run} from './docusaurus';
import {hashInputs} from './inputs';
import {replaceFolder} from './replace-folder';
import {translateOpenSearch} from './search/opensearch';
import {languageDirs} from './search/pages';

/** Builds the site into `build/`, with its search index and what hosts need. */

export const buildDir = 'build';

const hashFile = '.cache/build-hash';

/** Docusaurus works mostly in one thread: two languages at a time keep two processors busy. */
const atATime = 2;

/** Below the new build until all languages are done, because Docusaurus empties the folder into which it builds. */
const rootDir = (next: string): string => path.join(next, 'root');

/** Time since a start in milliseconds, as `125 s`. */
const elapsed = (started: number): string => `${Math.round((Date.now() - started) / 1000)} s`;

/** Runs a step, and reports the result that it returns and its time. */
async function step(name: string, work: () => string | Promise<string>): Promise<void> {
  const started = Date.now();
  console.log(`${name}: ${await work()} in ${elapsed(started)}`);
}

/** The languages in the arguments, which Docusaurus reads as `--locale es`, `--locale=es`, and `-l es`. */
function requestedLocales(args: readonly string[]): string[] {
  const options = {locale: {type: 'string', short: 'l', multiple: true}} as const;
  return parseArgs({args: [...args], options, strict: false}).values.locale?.map(String) ?? [];
}

/** A run for each language, so that none keeps another one in memory; the arguments can name others. */
function runsFor(next: string, args: readonly string[]): Run[] {
  const requested = requestedLocales(args);
  return requested.length > 0
    ? [{locale: requested.join(', '), generated: '.docusaurus', outDir: rootDir(next), args, baseUrl: '/'}]
    : localeCodes.map((locale) => ({
        locale,
        generated: `.cache/generated-${locale}`,
        outDir: locale === sourceLocale ? rootDir(next) : path.join(next, locale),
        args: ['--locale', locale, ...args],
        baseUrl: `${localePrefix(locale)}/`,
      }));
}

/**
 * Builds the pages of all languages. The first failure stops the other runs.
 * @throws Error the first failure, when no run writes any more
 */
async function buildPages(next: string, args: readonly string[]): Promise<void> {
  const log = createWriteStream(buildLog);
  const stop = new AbortController();
  // The log is often the first to find the disk full.
  log.on('error', (error) => stop.abort(error));
  const runs = runsFor(next, args);
  const limit = pLimit(atATime);
  let finishedRuns = 0;
  const buildLanguage = async (run: Run): Promise<void> => {
    if (stop.signal.aborted) {
      return;
    }
    console.log(`${run.locale}: building…`);
    await step(run.locale, async () => {
      await runDocusaurus(run, log, stop.signal);
      finishedRuns += 1;
      return `${placePages(run.outDir)} pages (${finishedRuns} of ${runs.length})`;
    });
  };
  await limit.map(runs, (run) => buildLanguage(run).catch((error: unknown) => stop.abort(error)));
  log.end();
  await finished(log);
  stop.signal.throwIfAborted();
  for (const entry of readdirSync(rootDir(next))) {
    renameSync(path.join(rootDir(next), entry), path.join(next, entry));
  }
  rmdirSync(rootDir(next));
}

/**
 * Indexes the languages in processes of their own, because each keeps a processor busy.
 * @returns the number of pages in the indexes
 * @throws Error the first failure, when nothing is being written any more
 */
async function indexLanguages(next: string): Promise<number> {
  const limit = pLimit(atATime);
  const counts = languageDirs(next).map((dir) =>
    limit(async () => {
      const command = ['--import', 'tsx', 'builder/search/index-language.ts', next, dir];
      const {stdout} = await promisify(execFile)(process.execPath, command);
      return Number(stdout);
    }),
  );
  await Promise.allSettled(counts);
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/**
 * Builds all languages.
 * @param args further arguments for `docusaurus build`
 * @throws Error when Docusaurus or a later step fails, or while another build runs; the last good build stays then
 */
export async function build(args: readonly string[] = []): Promise<void> {
  const started = Date.now();
  const hash = hashInputs();
  mkdirSync('.cache', {recursive: true});
  rmSync(hashFile, {force: true});
  await replaceFolder(buildDir, async (next) => {
    await buildPages(next, args);
    translateOpenSearch(next);
    await step('Search index', async () => `${await indexLanguages(next)} pages`);
    await step('Deployment', async () => {
      const {inlineScripts, compressedFiles} = await prepareDeployment(next);
      return `${inlineScripts} inline scripts in the policy, ${compressedFiles} files compressed`;
    });
  });
  // Arguments can leave languages or steps out: such a build is never up to date.
  if (args.length === 0) {
    writeFileSync(hashFile, hash);
  }
  console.log(`Built ${buildDir}/ in ${elapsed(started)}.`);
}

/** Builds all languages unless the build is up to date. */
export async function buildIfNeeded(): Promise<void> {
  const isCurrent = existsSync(buildDir) && existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hashInputs();
  if (isCurrent) {
    console.log(`${buildDir}/ is up to date.`);
  } else {
    await build();
  }
}
