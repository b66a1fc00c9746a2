import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {plainText} from './strings';

/** Lists files in an order that is the same on every machine, hashes them, and keeps what was read of them. */

/** All files below a folder, sorted, as relative paths with `/` as the separator. */
export const filesIn = (dir: string): string[] =>
  readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();

/** The file itself, or all files below a folder, as paths that include the folder. */
export const filesOf = (entry: string): string[] =>
  statSync(entry).isFile() ? [entry] : filesIn(entry).map((file) => path.join(entry, file));

/** Hash of the paths and contents of files and folders; missing ones are skipped. */
export function hashOfFiles(entries: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of entries.filter((entry) => existsSync(entry)).flatMap(filesOf)) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Reads a text as {@link plainText}. */
export const readText = (file: string): string => plainText(readFileSync(file, 'utf8'));

/**
 * Reads a file again only after it, or another that counts for it, has changed.
 * @param read what the file's path gives
 * @param others paths of the files that are read along with it
 */
export function untilChanged<T>(
  read: (file: string) => T,
  others: (file: string) => readonly string[] = () => [],
): (file: string) => T {
  const known = new Map<string, {changed: string; value: T}>();
  return (file) => {
    const changed = [file, ...others(file)].map((each) => statSync(each).mtimeMs).join();
    const before = known.get(file);
    if (before?.changed === changed) {
      return before.value;
    }
    const value = read(file);
    known.set(file, {changed, value});
    return value;
  };
}
