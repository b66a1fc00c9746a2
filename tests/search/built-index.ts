import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {languages} from '../../languages';
import {createFinder, type Finder} from '../../src/search/finder';
import {directoryFile} from '../../src/search/files';
import type {Locale} from '../../settings/locales';
import {buildDir} from '../../builder/build';
import {indexFolder} from '../../builder/search/embedded-index';

const folder = path.join(buildDir, indexFolder);

/** @returns the content of a file of the last build's index */
export const builtFile = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));

/**
 * The embedded engine over the index of the last build, without a browser.
 * @throws Error when there is no index of the language
 */
export function builtFinder(locale: Locale): Finder {
  if (!existsSync(path.join(folder, directoryFile(locale)))) {
    throw new Error(`${folder}/ has no index of ${locale} yet: run npm run build first.`);
  }
  return createFinder(locale, languages[locale], <T>(name: string) => Promise.resolve(builtFile(name) as T));
}
