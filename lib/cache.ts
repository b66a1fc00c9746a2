import {hash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {hashOfFiles} from './files';

/**
 * Keeps expensive results in `.cache`. Each is found by a hash of everything that it is made from: the code, the
 * packages, and the input. So nobody has to clear it, nor count versions.
 */

const shortHash = (text: string): string => hash('sha256', text).slice(0, 24);

/**
 * Hash of a module with everything that it imports, without types and comments, and of the versions of the packages.
 * Bundling takes at most 0.15 s; it can't forget a file, as a list can.
 */
function hashOfCode(module: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [module],
    bundle: true,
    packages: 'external',
    platform: 'node',
    minifyWhitespace: true,
    write: false,
  });
  return shortHash(outputFiles[0]!.text + hashOfFiles(['package-lock.json']));
}

/** Folders of results by module: the code of a process doesn't change while it runs. */
const folders = new Map<string, string>();

/** The folder for the results of today's code; those of older code are removed. */
function folderOf(module: string, name: string): string {
  const known = folders.get(module);
  if (known) {
    return known;
  }
  const [all, code] = [path.join('.cache', name), hashOfCode(module)];
  for (const other of existsSync(all) ? readdirSync(all).filter((entry) => entry !== code) : []) {
    rmSync(path.join(all, other), {recursive: true, force: true});
  }
  folders.set(module, path.join(all, code));
  return path.join(all, code);
}

/**
 * @param module the file whose code makes the result: `__filename`
 * @param folder folder below `.cache`, which no other module uses
 * @param extension extension of the cached file
 * @param input everything else that the result depends on
 * @returns the path of the result
 */
export const cacheFile = (module: string, folder: string, extension: string, input: readonly unknown[]): string =>
  path.join(folderOf(module, folder), `${shortHash(JSON.stringify(input))}.${extension}`);

export const readCached = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

/** Another process never reads half of the result. */
export function writeCached(file: string, result: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, result);
  renameSync(unfinished, file);
}

/**
 * Like {@link cacheFile}, for a result that is the same after a way through JSON.
 * @returns what `make` returns, now or when it was called with the same input
 */
export function cached<T>(module: string, folder: string, input: readonly unknown[], make: () => T): T {
  const file = cacheFile(module, folder, 'json', input);
  const known = readCached(file);
  if (known !== undefined) {
    return JSON.parse(known) as T;
  }
  const result = make();
  writeCached(file, JSON.stringify(result));
  return result;
}
