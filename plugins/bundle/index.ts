import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin with the bundler settings that keep the first view small:
 * - Prism (80 KB) is left out, because `plugins/code` highlights code at build time;
 * - the styles of the search box and the API reference stay with their scripts, because Docusaurus would merge all
 *   styles into one sheet;
 * - chunk names are also chunk ids, which saves the table of names and numbers (2 KB).
 */

/** Matches every stylesheet that goes into the common one, which is all but these. */
const commonStyles = /^(?!.*(@docsearch|swagger-ui-dist|SearchModal|ApiReference)).*\.css$/;

export default function bundlePlugin(): Plugin {
  return {
    name: 'bundle',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            resolve: {alias: {'prism-react-renderer': false}},
            optimization: {chunkIds: 'named', splitChunks: {cacheGroups: {styles: {test: commonStyles}}}},
          },
  };
}
