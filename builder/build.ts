import {execFile} from 'node:child_process';
import {copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs, promisify} from 'node:util';
import pLimit from 'p-limit';
import {compress} from '../deploy/compress';
import {placePages} from '../deploy/page-files';
import {prepareDeployment} from '../deploy/prepare';
import {headCommit} from '../lib/git';
import {localeCodes, localePrefix, sourceLocale, type Locale} from '../settings/locales';
import {runDocusaurus, type Run} from './docusaurus';
import {languageKeys} from './inputs';
import {finishPart, isKept, mergeParts, partDir, partFiles, takeParts} from './parts';
import {replaceFolder} from './replace-folder';
import {translateOpenSearch} from './search/opensearch';
import {languageDirs} from './search/pages';

/**
 * Builds the site into `build/`, with its search index and what hosts need, from a part for each language. A part is
 * kept, and only built again when something that its pages depend on has changed.
 */

export const buildDir = 'build';

/** A site of English alone, which is served until the other languages are done. */
const firstDir = '.cache/build-first';

const stateFile = '.cache/build-state';

const headersFile = path.join(buildDir, '_headers');

/** What `build/` was made from, the languages and the commit that it names, and when: something else may write it. */
const stateOf = (keys: Record<Locale, string>): string =>
  JSON.stringify([keys, headCommit, statSync(headersFile).mtimeMs]);

/** Docusaurus works mostly in one thread: two languages at a time keep two processors busy. */
const atATime = 2;

const elapsed = (started: number): string => `${Math.round((Date.now() - started) / 1000)} s`;

/**
 * Builds pages, and what is made from them alone: the search index, in a process of its own because it keeps a processor
 * busy, and compressed files.
 * @param site folder of the whole site or part
 */
async function buildPages(site: string, run: Run, stop = new AbortController().signal): Promise<void> {
  const started = Date.now();
  console.log(`${run.locale}: building…`);
  await runDocusaurus(run, stop);
  const pages = placePages(run.outDir);
  translateOpenSearch(site);
  for (const dir of languageDirs(site)) {
    const command = ['--import', 'tsx', 'builder/search/index-language.ts', site, dir];
    await promisify(execFile)(process.execPath, command, {signal: stop});
  }
  await compress(site);
  console.log(`${run.locale}: ${pages} pages in ${elapsed(started)}`);
}

/** Called when English is done, with the folder of a site of it alone, and the languages that follow. */
type OnFirst = (dir: string, waiting: readonly Locale[]) => Promise<void>;

/**
 * Builds the parts that aren't there. The first failure stops the other runs.
 * @throws Error the first failure, when no run writes any more
 */
async function buildParts(
  locales: readonly Locale[],
  keys: Record<Locale, string>,
  args: readonly string[],
  onFirst?: OnFirst,
): Promise<void> {
  const stop = new AbortController();
  const waiting = locales.filter((locale) => !isKept(locale, keys[locale]));
  const kept = locales.filter((locale) => !waiting.includes(locale));
  if (kept.length > 0) {
    console.log(`${kept.join(', ')}: unchanged`);
  }
  const showFirst = async () => {
    const others = waiting.filter((locale) => locale !== sourceLocale);
    if (onFirst && others.length > 0) {
      rmSync(firstDir, {recursive: true, force: true});
      await mergeParts(
        localeCodes.filter((locale) => !others.includes(locale)),
        firstDir,
      );
      await onFirst(firstDir, others);
    }
  };
  const buildPart = async (locale: Locale): Promise<void> => {
    if (stop.signal.aborted) {
      return;
    }
    await replaceFolder(partDir(locale), async (next) => {
      const {site, log} = partFiles(next);
      const ownLog = `.cache/build-${locale}.log`;
      const outDir = path.join(site, localePrefix(locale));
      const baseUrl = `${localePrefix(locale)}/`;
      const run = {locale, generated: `.cache/generated-${locale}`, outDir, log: ownLog, baseUrl};
      await buildPages(site, {...run, args: ['--locale', locale, ...args]}, stop.signal);
      copyFileSync(ownLog, log);
      // What has changed meanwhile may be in some of its pages, so the part isn't kept.
      finishPart(next, locale, languageKeys(args)[locale] === keys[locale] ? keys[locale] : 'changed');
    });
    if (locale === sourceLocale) {
      await showFirst();
    }
  };
  if (kept.includes(sourceLocale)) {
    await showFirst();
  }
  let first: Promise<void> | undefined;
  await pLimit(atATime).map(waiting, (locale) => {
    const built = buildPart(locale).catch(async (error: unknown) => {
      // English is of use without the others.
      await (onFirst && locale !== sourceLocale ? first : undefined);
      stop.abort(error);
    });
    first = locale === sourceLocale ? built : first;
    return built;
  });
  stop.signal.throwIfAborted();
}

interface BuildOptions {
  /**
   * Further arguments for `docusaurus build`. With `--locale es`, `--locale=es`, or `-l es`, `build/` has that language
   * at its root, as Docusaurus builds it, and nothing is kept.
   */
  args?: readonly string[];
  /** Builds only the part of a language, for a build on several machines. */
  part?: Locale;
  /** Folders with the parts of all languages, of which none is built then. */
  merge?: readonly string[];
  onFirst?: OnFirst;
}

/**
 * Builds all languages.
 * @throws Error when Docusaurus or a later step fails, or while another build runs; the last good build stays then
 */
export async function build({args = [], part, merge, onFirst}: BuildOptions = {}): Promise<void> {
  const started = Date.now();
  const keys = languageKeys(args);
  mkdirSync('.cache', {recursive: true});
  if (part) {
    await buildParts([part], keys, args);
    console.log(`Built ${partDir(part)}/ in ${elapsed(started)}.`);
    return;
  }
  const options = {locale: {type: 'string', short: 'l', multiple: true}} as const;
  const {locale} = parseArgs({args: [...args], options, strict: false}).values;
  rmSync(stateFile, {force: true});
  await replaceFolder(buildDir, async (next) => {
    if (locale) {
      const run = {locale: locale.join(', '), generated: '.docusaurus', outDir: next, log: '.cache/build.log'};
      await buildPages(next, {...run, args, baseUrl: '/'});
      await prepareDeployment(next);
      return;
    }
    if (merge) {
      await takeParts(merge, keys);
    } else {
      await buildParts(localeCodes, keys, args, onFirst);
    }
    await mergeParts(localeCodes, next);
  });
  if (!locale && stateOf(languageKeys(args)) === stateOf(keys)) {
    writeFileSync(stateFile, stateOf(keys));
  }
  console.log(`Built ${buildDir}/ in ${elapsed(started)}.`);
}

/** Whether the built site is what a build would make now. */
export const isBuilt = (): boolean =>
  existsSync(headersFile) && existsSync(stateFile) && readFileSync(stateFile, 'utf8') === stateOf(languageKeys());

export async function buildIfNeeded(): Promise<void> {
  if (isBuilt()) {
    console.log(`${buildDir}/ is up to date.`);
  } else {
    await build();
  }
}
