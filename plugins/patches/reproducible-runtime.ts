import type {Compiler} from 'webpack';

/** Bundler plugin that makes two builds of the same commit identical. See the README of this folder. */

const name = 'reproducible-runtime';

/** The map of chunks with styles, as Rspack writes it: `{name:1,"another name":1}`. */
const chunksWithStyles = /\{((?:[\w$]+|"[^"]+"):1(?:,(?:[\w$]+|"[^"]+"):1)+)\}/g;

/** @throws Error when the runtime no longer contains exactly one such map */
function settle(runtime: string): string {
  const maps = runtime.match(chunksWithStyles) ?? [];
  if (maps.length !== 1) {
    throw new Error(
      `plugins/patches/reproducible-runtime.ts: expected one map of chunks with styles in Rspack's runtime, found ` +
        `${maps.length}. Rspack has changed: see plugins/patches/README.md.`,
    );
  }
  return runtime.replace(chunksWithStyles, (_match, chunks: string) => `{${chunks.split(',').sort().join(',')}}`);
}

export const reproducibleRuntime = {
  apply: ({hooks, webpack: {Compilation, sources}}: Compiler) => {
    hooks.compilation.tap(name, (compilation) => {
      // After minification, and before files are named after the hash of their content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({name, stage}, (assets) => {
        // Not all entries: each source that is read is copied out of the bundler, 180 MB for 2,300 articles.
        for (const file of Object.keys(assets).filter((asset) => asset.includes('/runtime~'))) {
          compilation.updateAsset(file, new sources.RawSource(settle(assets[file]!.source().toString())));
        }
      });
    });
  },
};
