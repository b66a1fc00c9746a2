import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {buildDir} from '../../builder/build';
import {localePrefix, type Locale} from '../../settings/locales';

/** Addresses in the built site that the tests of the servers request. */

/** An article with tables and code. */
export const article = '/docs/university/Time%20sheets/rejecting-time-sheets';

const folders: Record<string, string> = {
  js: 'assets/js',
  css: 'assets/css',
  csv: 'templates',
  json: 'search-index/files',
};

/**
 * The address of some file with this extension.
 * @throws Error when the build has none
 */
export function firstAsset(extension: string, locale: Locale = 'en'): string {
  const folder = path.posix.join(localePrefix(locale), folders[extension]!);
  const files = readdirSync(path.join(buildDir, folder), {recursive: true, encoding: 'utf8'});
  const file = files.find((name) => name.endsWith(`.${extension}`));
  if (!file) {
    throw new Error(`${buildDir}/${folder} has no .${extension} file.`);
  }
  return encodeURI(path.posix.join('/', folder, file.split(path.sep).join('/')));
}

/** The address of the largest script, which doesn't fit into the buffers between server and reader. */
export function largestAsset(): string {
  const folder = path.join(buildDir, 'assets/js');
  const size = (file: string) => statSync(path.join(folder, file)).size;
  const [largest] = readdirSync(folder).sort((a, b) => size(b) - size(a));
  return `/assets/js/${largest}`;
}
