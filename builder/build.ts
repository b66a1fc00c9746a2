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
import pLimit from 'p-limit';
import {prepareDeployment} from '../deploy/prepare';
import {filesIn} from '../lib/files';
import {localeCodes, localePrefix, sourceLocale} from '../settings/locales';
import {runDocusaurus, type Run} from './docusaurus';
import {hashInputs} from './inputs';
import {elapsed, progress} from './progress';
import {replaceFolder} from './replace-folder';
import {indexArticles} from './search/embedded-index';
import {translateOpenSearch} from './search/opensearch';

/** Builds the site into `build/`, with its search index and what hosts need. */

export const buildDir = 'build';

/** Everything that Docusaurus printed, for the test that asserts that it warned of nothing. */
export const buildLog = '.cache/build.log';

const hashFile = '.cache/build-hash';

/** Docusaurus works mostly in one thread: two languages at a time keep two processors busy. */
const atATime = 2;

/** Below the new build until all languages are done, because Docusaurus empties the folder into which it builds. */
const rootDir = (next: string): string => path.join(next, 'root');

/** A run for each language, so that none keeps another one in memory. */
const runsFor = (next: string, args: readonly string[]): Run[] =>
  args.includes('--locale')
    ? [
        {
          locale: args[args.indexOf('--locale') + 1]!,
          generated: '.docusaurus',
          outDir: rootDir(next),
          args,
          baseUrl: '/',
        },
      ]
    : localeCodes.map((locale) => ({
        locale,
        generated: `.cache/generated-${locale}`,
        outDir: locale === sourceLocale ? rootDir(next) : path.join(next, locale),
        args: ['--locale', locale, ...args],
        baseUrl: `${localePrefix(locale)}/`,
      }));

const countPages = (dir: string): number => filesIn(dir).filter((file) => path.basename(file) === 'index.html').length;

/** Builds the pages of all languages; the first failure ends the other runs. */
async function buildPages(next: string, args: readonly string[]): Promise<void> {
  const log = createWriteStream(buildLog);
  const stop = new AbortController();
  // The log is often the first to find the disk full.
  let unwritten: Error | undefined;
  log.on('error', (error) => {
    unwritten = error;
    stop.abort();
  });
  const runs = runsFor(next, args);
  const steps = progress(runs.length);
  const limit = pLimit(atATime);
  const results = await Promise.allSettled(
    runs.map((run) =>
      limit(async () => {
        stop.signal.throwIfAborted();
        const done = steps.start(run.locale);
        try {
          await runDocusaurus(run, log, stop.signal);
        } catch (error) {
          stop.abort();
          throw error;
        }
        done(`${countPages(run.outDir)} pages`);
      }),
    ),
  );
  log.end();
  if (unwritten) {
    throw unwritten;
  }
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) {
    throw new Error(`${(failed.reason as Error).message} See above, or ${buildLog}.`);
  }
  for (const entry of readdirSync(rootDir(next))) {
    renameSync(path.join(rootDir(next), entry), path.join(next, entry));
  }
  rmdirSync(rootDir(next));
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
    await indexArticles(next);
    await prepareDeployment(next);
  });
  writeFileSync(hashFile, hash);
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
