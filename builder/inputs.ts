import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {filesOf} from '../lib/files';
import {searchVariables} from '../src/search/settings';

/** What a build is made of. Its hash tells whether a build is up to date; dates change with every checkout. */

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
  '.git-blame-ignore-revs',
  'docusaurus.config.ts',
  'package-lock.json',
  'sidebars.ts',
  'tsconfig.json',
];

/** Hash of the content of files and folders. */
export function hashOfFiles(entries: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of entries.filter((entry) => existsSync(entry)).flatMap(filesOf)) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Hash of everything that decides what a build contains. */
export function hashInputs(): string {
  const settings = searchVariables.map((name) => `${name}=${process.env[name] ?? ''}`);
  return createHash('sha256')
    .update([hashOfFiles(buildInputs), ...settings].join('\0'))
    .digest('hex');
}
