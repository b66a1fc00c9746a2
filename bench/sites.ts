import {existsSync, statSync} from 'node:fs';
import {buildDir, buildIfNeeded} from '../builder/build';
import {buildStarlight, starlightDir, starlightPath} from './starlight';
import {buildStock, stockDir} from './stock';

/** The measured sites: ours, and others with the same articles. */

export interface Site {
  name: string;
  /** Folder of the build. */
  dir: string;
  /** Where the site has a page of ours. */
  pathOf: (pathname: string) => string;
  /** Builds it from our current build, if that has changed. */
  prepare: () => Promise<void>;
}

const isOlder = (dir: string): boolean => !existsSync(dir) || statSync(dir).mtimeMs < statSync(buildDir).mtimeMs;

const asIs = (pathname: string): string => pathname;

export const ours: Site = {name: 'ours', dir: buildDir, pathOf: asIs, prepare: buildIfNeeded};

export const stock: Site = {
  name: 'stock',
  dir: stockDir,
  pathOf: asIs,
  prepare: async () => {
    if (isOlder(stockDir)) {
      await buildStock();
    }
  },
};

export const starlight: Site = {
  name: 'Starlight',
  dir: starlightDir,
  pathOf: starlightPath,
  prepare: async () => {
    if (isOlder(starlightDir)) {
      await buildStarlight();
    }
  },
};
