import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin that keeps out of the first view what it does not need. DESIGN.md has the numbers:
 * - Prism, which the theme loads although `plugins/code` has done its work;
 * - title and description of all articles, which Docusaurus sends with the sidebars for cards that we don't use;
 * - the styles of the search box and of the API reference: Docusaurus puts all styles into one sheet.
 */

/** Everything but the style sheets named here goes into the common sheet. */
const commonStyles = /^(?!.*(@docsearch|swagger-ui-dist|SearchModal|ApiReference)).*\.css$/;

export default function leanBundlePlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: /docusaurus-plugin-content-docs[\\/].*\.json$/,
            include: generatedFilesDir,
            loader: require.resolve('string-replace-loader'),
            options: {search: String.raw`,\s*"docs":\s*\{[\s\S]*$`, replace: ',"docs":{}}}', flags: ''},
          },
        ],
      },
      ...(!isServer && {
        resolve: {alias: {'prism-react-renderer': false}},
        optimization: {splitChunks: {cacheGroups: {styles: {test: commonStyles}}}},
      }),
    }),
  };
}
