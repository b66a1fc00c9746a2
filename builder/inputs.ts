import {hash} from 'node:crypto';
import {hashOfFiles} from '../lib/files';
import {searchVariables} from '../src/search/settings';

/** What a build is made of. Its hash tells whether a build is up to date; dates change with every checkout. */

export const buildInputs = [
  'articles',
  'builder',
  'deploy',
  'docs',
  'framework',
  'i18n',
  'languages',
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
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
];

/** Hash of everything that decides what a build contains. */
export function hashInputs(): string {
  const settings = [...searchVariables, 'FRAMEWORK'].map((name) => `${name}=${process.env[name] ?? ''}`);
  return hash('sha256', [hashOfFiles(buildInputs), ...settings].join('\0'));
}
