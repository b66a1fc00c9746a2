import {changeRuntime} from './change-runtime';

/** Bundler plugin that makes two builds of the same commit identical. See the README of this folder. */

/** The map of chunks with styles, as Rspack writes it: `{name:1,"another name":1}`. */
const chunksWithStyles = /\{((?:[\w$]+|"[^"]+"):1(?:,(?:[\w$]+|"[^"]+"):1)+)\}/g;

/** @throws Error when the runtime no longer contains exactly one such map */
function settle(runtime: string): string {
  const maps = runtime.match(chunksWithStyles) ?? [];
  if (maps.length !== 1) {
    throw new Error(
      `framework/build/reproducible-runtime.ts: expected one map of chunks with styles in Rspack's runtime, found ` +
        `${maps.length}. Rspack has changed: see framework/README.md.`,
    );
  }
  return runtime.replace(chunksWithStyles, (_match, chunks: string) => `{${chunks.split(',').sort().join(',')}}`);
}

/** Changes it after minification, and before files are named after the hash of their content. */
export const reproducibleRuntime = changeRuntime('reproducible-runtime', 'PROCESS_ASSETS_STAGE_OPTIMIZE_HASH', settle);
