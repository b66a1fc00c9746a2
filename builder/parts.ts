import {constants, copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {cp} from 'node:fs/promises';
import path from 'node:path';
import {prepareDeployment} from '../deploy/prepare';
import {filesIn} from '../lib/files';
import {localeCodes, type Locale} from '../settings/locales';
import {replaceFolder} from './replace-folder';

/**
 * The parts of a site: a language as it was built, with its search index and compressed files. A part with today's key
 * (`inputs.ts`) is what would be built again: it's kept, or comes from another machine.
 */

export const partDir = (locale: Locale): string => path.join('.cache/parts', locale);

/** In the folder of a part: its files as in the site, what Docusaurus printed, and the language with its key. */
export const partFiles = (dir: string) => ({
  site: path.join(dir, 'site'),
  log: path.join(dir, 'build.log'),
  key: path.join(dir, 'key'),
});

/** What the file of the key says; nothing if there is no whole part. */
const labelOf = (dir: string): string =>
  existsSync(partFiles(dir).key) ? readFileSync(partFiles(dir).key, 'utf8') : '';

const isPart = (dir: string, locale: Locale, key: string): boolean => labelOf(dir) === `${locale} ${key}`;

/** Writes the key of a part, which says that all of its files are there. */
export const finishPart = (dir: string, locale: Locale, key: string): void =>
  writeFileSync(partFiles(dir).key, `${locale} ${key}`);

/** Whether the part of a language is kept, and nobody has changed its files since, which `build/` shares. */
export function isKept(locale: Locale, key: string): boolean {
  const dir = partDir(locale);
  const {site, key: keyFile} = partFiles(dir);
  const finished = statSync(keyFile, {throwIfNoEntry: false})?.mtimeMs ?? 0;
  const isUntouched = (file: string) => statSync(path.join(site, file)).mtimeMs <= finished;
  return isPart(dir, locale, key) && filesIn(site).every(isUntouched);
}

/**
 * Takes parts that were built elsewhere.
 * @param dirs their folders
 * @param keys of the languages, today
 * @throws Error with the name of a part that is missing, there twice, or made from something else
 */
export async function takeParts(dirs: readonly string[], keys: Record<Locale, string>): Promise<void> {
  for (const locale of localeCodes) {
    const found = dirs.filter((dir) => labelOf(dir).split(' ')[0] === locale);
    const [dir] = found;
    if (!dir || found.length > 1) {
      throw new Error(
        `The part ${locale} is in ${found.join(' and in ') || `none of ${dirs.join(', ')}`}: name one folder for each language.`,
      );
    }
    if (!isPart(dir, locale, keys[locale])) {
      throw new Error(
        `The part ${locale} in ${dir} was built from another commit, or with other settings or another Node: ` +
          `build it from this one with npm run build -- --part ${locale}.`,
      );
    }
    if (path.resolve(dir) !== path.resolve(partDir(locale))) {
      await replaceFolder(partDir(locale), async (next) => {
        await cp(dir, next, {recursive: true});
        finishPart(next, locale, keys[locale]);
      });
    }
  }
}

/** Puts parts together by links, which take a tenth of a copy's time, and adds what hosts need; no file may be in two. */
export async function mergeParts(locales: readonly Locale[], dir: string): Promise<void> {
  for (const locale of locales) {
    const {site} = partFiles(partDir(locale));
    for (const file of filesIn(site)) {
      const [kept, place] = [path.join(site, file), path.join(dir, file)];
      mkdirSync(path.dirname(place), {recursive: true});
      try {
        linkSync(kept, place);
      } catch {
        // Some file systems have no links.
        copyFileSync(kept, place, constants.COPYFILE_EXCL);
      }
    }
  }
  await prepareDeployment(dir);
}
