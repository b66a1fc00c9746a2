import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin with the bundler settings for what only some pages need:
 * - the styles of the search box and the API reference stay with their scripts, because Docusaurus would merge all
 *   styles into one sheet;
 * - the server leaves out Swagger UI, which is large and runs only in the browser.
 */

/** Matches every stylesheet that goes into the common one, which is all but these. */
const commonStyles = /^(?!.*(@docsearch|swagger-ui-dist|SearchModal|ApiReference)).*\.css$/;

export default function bundlePlugin(): Plugin {
  return {
    name: 'bundle',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {resolve: {alias: {'swagger-ui-dist': false}}}
        : {optimization: {splitChunks: {cacheGroups: {styles: {test: commonStyles}}}}},
  };
}
