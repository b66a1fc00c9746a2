import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin that keeps the styles of what loads on intent with their code. Docusaurus puts all styles into
 * the one sheet that every page downloads; those of the search box and of the API reference are twice as large as
 * all others together.
 */

/** Everything but the style sheets named here goes into the common sheet. */
const common = /^(?!.*(@docsearch|swagger-ui-dist|SearchModal|ApiReference)).*\.css$/;

export default function lazyStylesPlugin(): Plugin {
  return {
    name: 'lazy-styles',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups: {styles: {test: common}}}}},
  };
}
