import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
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
import type {Writable} from 'node:stream';
import {prepareDeployment} from '../deploy/prepare';
import {translateOpenSearch} from './search/opensearch';
import {searchVariables} from '../src/search/settings';
import {localeCodes, localePrefix, sourceLocale} from '../settings/locales';
import {filesOf} from '../lib/files';
import {replaceFolder} from './replace-folder';
import {indexArticles} from './search/embedded-index';

/**
 * Builds the site into `build/` with its search index, and knows whether the build is still that of the inputs:
 * a hash over their content, because dates change with every checkout.
 */

export const buildDir = 'build';

/** What the build printed, for the test that asserts that it warned of nothing. */
export const buildLog = '.cache/build.log';

const hashFile = '.cache/build-hash';

/** Everything of which a build is made. */
export const buildInputs = [
  'articles',
  'builder',
  'deploy',
  'docs',
  'i18n',
  'lib',
  'plugins',
  'settings',
  'src',
  'static',
  'docusaurus.config.ts',
  'package-lock.json',
  'sidebars.ts',
  'tests/routes.json',
  'tsconfig.json',
];

function hashInputs(): string {
  const hash = createHash('sha256');
  for (const file of buildInputs.filter((entry) => existsSync(entry)).flatMap(filesOf)) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  for (const name of searchVariables) {
    hash.update(`${name}=${process.env[name] ?? ''}\0`);
  }
  return hash.digest('hex');
}

function isCurrent(hash: string): boolean {
  return existsSync(buildDir) && existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash;
}

interface Run {
  /** Working folder of Docusaurus, which no other run may share. */
  generated: string;
  outDir: string;
  args: string[];
  /** Where the language lies, with a slash at both ends. */
  baseUrl: string;
}

/**
 * Room for the many short-lived syntax trees, in MB: a tenth less processor time than with Node's own 16. What lives
 * longer is collected when it has grown by a third, not to its fourfold: a third less memory in the same time.
 */
const nodeOptions = ['--max-semi-space-size=64', '--heap-growing-percent=30'];

/** @param stop ends the run */
function runDocusaurus({generated, outDir, args, baseUrl}: Run, log: Writable, stop: AbortSignal): Promise<void> {
  const command = [
    ...nodeOptions,
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    'build',
    '--out-dir',
    outDir,
    ...args,
  ];
  const child = spawn(process.execPath, command, {
    env: {
      ...process.env,
      NO_UPDATE_NOTIFIER: '1',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
      LOCALE_BASE_URL: baseUrl,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: stop,
  });
  for (const [source, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    source.pipe(target, {end: false});
    source.pipe(log, {end: false});
  }
  return new Promise((resolve, reject) => {
    const failure = new Error(`The build failed (see above, or ${buildLog}).`);
    // Stopping a run is an error event too; `close` follows.
    child.on('error', () => undefined);
    child.on('close', (code) => {
      if (code === 0) {
        resolve();
      } else {
        reject(failure);
      }
    });
  });
}

/** Below the new build until all languages are there: Docusaurus empties the folder into which it builds. */
const rootDir = (next: string): string => path.join(next, 'root');

/**
 * A run for each language, so that none keeps in memory what it knew of another one. Docusaurus would put a single
 * language at the root, which is why each is told where it lies.
 */
const runsFor = (next: string, args: string[]): Run[] =>
  args.includes('--locale')
    ? [{generated: '.docusaurus', outDir: rootDir(next), args, baseUrl: '/'}]
    : localeCodes.map((locale) => ({
        generated: `.cache/generated-${locale}`,
        outDir: locale === sourceLocale ? rootDir(next) : path.join(next, locale),
        args: ['--locale', locale, ...args],
        baseUrl: `${localePrefix(locale)}/`,
      }));

/** Docusaurus works mostly in one thread: two languages at a time keep two processors busy, and need the memory for two. */
const atATime = 2;

async function buildPages(next: string, args: string[]): Promise<void> {
  const log = createWriteStream(buildLog);
  const stop = new AbortController();
  // The log is often the first to find the disk full.
  let unwritten: Error | undefined;
  log.on('error', (error) => {
    unwritten = error;
    stop.abort();
  });
  const runs = runsFor(next, args);
  const ended = Array.from({length: atATime}, async () => {
    for (let run = runs.shift(); run && !stop.signal.aborted; run = runs.shift()) {
      await runDocusaurus(run, log, stop.signal).catch((error: unknown) => {
        stop.abort();
        throw error;
      });
    }
  });
  await Promise.allSettled(ended);
  log.end();
  if (unwritten) {
    throw unwritten;
  }
  await Promise.all(ended);
  for (const entry of readdirSync(rootDir(next))) {
    renameSync(path.join(rootDir(next), entry), path.join(next, entry));
  }
  rmdirSync(rootDir(next));
}

/**
 * Builds all locales.
 * @param args further arguments for `docusaurus build`
 * @throws Error when Docusaurus or a later step fails, or another build runs; the last good build is untouched then
 */
export async function build(args: string[] = []): Promise<void> {
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
}

/** Builds all locales unless the build is that of today's inputs. */
export async function buildIfNeeded(): Promise<void> {
  if (isCurrent(hashInputs())) {
    console.log(`${buildDir}/ is up to date.`);
  } else {
    await build();
  }
}
