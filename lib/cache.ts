import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Caches expensive results in `.cache`, so unchanged text costs nothing in the next build. */

/**
 * @param folder folder below `.cache`
 * @param extension extension of the cached file
 * @param made everything that the result depends on, including the version of the code
 * @returns the path of the result
 */
export function cacheFile(folder: string, extension: string, made: readonly unknown[]): string {
  const key = createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 24);
  return path.join('.cache', folder, `${key}.${extension}`);
}

export const readCached = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

export function writeCached(file: string, result: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, result);
}
