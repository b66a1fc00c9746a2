import type {Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';

/**
 * Docusaurus plugin that makes two builds of one commit equal. Rspack writes two things into the runtime of the browser
 * that differ: the hash of the compilation, which follows the project's folder and which nothing reads, and the list
 * of the chunks with styles, in an order by chance.
 */

const name = 'reproducible';

/** The list of chunks with styles: `{name:1,"another name":1}`. */
const chunksWithStyles = /\{((?:[\w$]+|"[^"]+"):1(?:,(?:[\w$]+|"[^"]+"):1)+)\}/g;

/** Zeros for the hash, and the list in alphabetical order. */
const settle = (runtime: string, hash: string): string =>
  runtime
    .replaceAll(hash, '0'.repeat(hash.length))
    .replace(chunksWithStyles, (_match, chunks: string) => `{${chunks.split(',').sort().join(',')}}`);

const settledRuntime = {
  apply: ({hooks, webpack: {Compilation, sources}}: Compiler) => {
    hooks.compilation.tap(name, (compilation) => {
      // After minifying, and before files are named by the hash of their content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({name, stage}, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (file.includes('/runtime~')) {
            const settled = settle(source.source().toString(), compilation.hash!);
            compilation.updateAsset(file, new sources.RawSource(settled));
          }
        }
      });
    });
  },
};

export default function reproduciblePlugin(): Plugin {
  return {name, configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [settledRuntime]})};
}
