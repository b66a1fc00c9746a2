import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createFinder, type Finder} from '../../src/search/finder';
import {directoryFile} from '../../src/search/files';
import type {Locale} from '../../settings/locales';
import {buildDir} from '../build';
import {indexFolder} from './embedded-index';

/**
 * The embedded engine over the index of the last build, without a browser.
 * @throws Error when there is no index of the language
 */
export function builtFinder(locale: Locale): Finder {
  const folder = path.join(buildDir, indexFolder);
  if (!existsSync(path.join(folder, directoryFile(locale)))) {
    throw new Error(`${folder}/ has no index of ${locale} yet: run npm run build first.`);
  }
  return createFinder(locale, <T>(name: string): Promise<T> => {
    const file = path.join(folder, name);
    return Promise.resolve(JSON.parse(readFileSync(file, 'utf8')) as T);
  });
}
