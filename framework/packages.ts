import {hash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '../lib/files';

/** The installed packages, as far as the contract looks at them. */
export interface Packages {
  /** @returns the text of a module by its path below `node_modules`; nothing if there is none */
  read: (module: string) => string | undefined;
  /** @returns paths of all files of a folder, below `node_modules` */
  list: (folder: string) => string[];
}

const root = 'node_modules';

export const installed: Packages = {
  read: (module) => {
    const file = path.join(root, module);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  },
  list: (folder) => filesIn(path.join(root, folder)).map((file) => `${folder}/${file}`),
};

/** The folders with theme components; a later one's replace an earlier one's. */
const themes = ['core/lib/client/theme-fallback', 'theme-classic/lib/theme', 'theme-search-algolia/lib/theme'];

/** @returns the module that shows a theme component when the site doesn't */
export const originalOf = (name: string, packages: Packages): string | undefined =>
  themes
    .flatMap((theme) => ['.js', '/index.js'].map((ending) => `@docusaurus/${theme}/${name}${ending}`))
    .filter((module) => packages.read(module) !== undefined)
    .at(-1);

/** @returns the first digits of the hash of a module, as the contract has them */
export const hashOf = (module: string, packages: Packages): string =>
  hash('sha256', packages.read(module) ?? '').slice(0, 16);
