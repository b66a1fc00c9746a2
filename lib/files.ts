import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** Lists files in an order that is the same on every machine. */

/** The files of a folder and its folders, relative to it, with `/` between, sorted. */
export const filesIn = (dir: string): string[] =>
  readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();

/** The file itself, or the files of a folder with their paths. */
export const filesOf = (entry: string): string[] =>
  statSync(entry).isFile() ? [entry] : filesIn(entry).map((file) => path.join(entry, file));
