import {runInNewContext} from 'node:vm';
import type {Compiler} from 'webpack';

/**
 * Bundler plugin with what changes in the generated runtime:
 * - the map of chunks with styles is sorted: its order is random in Rspack, and two builds of a commit must be equal;
 * - Docusaurus' table of chunk names goes, because the bundler's settings make the names the ids: it grows with the
 *   catalog.
 */

/** The map as Rspack writes it: `{name:1,"another name":1}`. */
const chunksWithStyles = /\{((?:[\w$]+|"[^"]+"):1(?:,(?:[\w$]+|"[^"]+"):1)+)\}/g;

/** Where Docusaurus looks up the id of a chunk. */
const chunkNames = /([\w$])=\((\{[^{}]*\})\)\[\1\]\|\|\1,/g;

const hasOnlyIds = (table: string): boolean =>
  Object.entries(runInNewContext(`(${table})`) as object).every(([name, id]) => name === id);

/** @throws Error when the runtime has another form than expected */
function changed(runtime: string): string {
  const maps = [...runtime.matchAll(chunksWithStyles)];
  const tables = [...runtime.matchAll(chunkNames)];
  if (maps.length !== 1 || tables.length !== 1 || !hasOnlyIds(tables[0]![2]!)) {
    throw new Error(
      'framework/build/runtime.ts: expected one map of chunks with styles and one table of chunk names that are ids in ' +
        `the bundler's runtime, found ${maps.length} and ${tables.length}. Docusaurus or Rspack has changed.`,
    );
  }
  return runtime
    .replace(chunksWithStyles, (_map, chunks: string) => `{${chunks.split(',').sort().join(',')}}`)
    .replace(chunkNames, '');
}

export const runtimeChanges = {
  apply: ({hooks, webpack}: Compiler) => {
    const name = 'runtime-changes';
    // After minification, and before files are named after the hash of their content.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
    hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({name, stage}, (assets) => {
        // Not all entries: each source that is read is copied out of the bundler.
        for (const file of Object.keys(assets).filter((asset) => asset.includes('/runtime~'))) {
          const runtime = changed(assets[file]!.source().toString());
          compilation.updateAsset(file, new webpack.sources.RawSource(runtime));
        }
      });
    });
  },
};
