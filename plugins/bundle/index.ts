import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin with the bundler settings that keep the first view small:
 * - Prism is left out, because `plugins/code` colors code while building (80 KB);
 * - the styles of the search box and of the API reference stay with their scripts, because Docusaurus would put all
 *   styles into one sheet;
 * - chunks keep their names as ids, which saves the table from names to numbers (2 KB).
 */

/** Every style sheet but these goes into the common one. */
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
