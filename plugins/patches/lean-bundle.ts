import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import pathToRegexp from './path-to-regexp';

/**
 * Docusaurus plugin that keeps out of the first view what it does not need. DESIGN.md has the numbers:
 * - tslib, of which one function is called;
 * - the path of each article's source, which only the rendering of pages asks for;
 * - the router's regular expressions, one for each route;
 * - the browser's rules for sorting words, by which the theme sorts names of properties;
 * - a number for each chunk beside its name;
 * - Prism, which the theme loads although `plugins/code` has done its work;
 * - title and description of all articles, which Docusaurus sends with the sidebars for cards that we don't use;
 * - the styles of the search box and of the API reference: Docusaurus puts all styles into one sheet.
 */

const themeCommon = path.dirname(require.resolve('@docusaurus/theme-common'));
const utilsCommon = path.dirname(require.resolve('@docusaurus/utils-common/package.json'));

/** Everything but the style sheets named here goes into the common sheet. */
const commonStyles = /^(?!.*(@docsearch|swagger-ui-dist|SearchModal|ApiReference)).*\.css$/;

/** Replaces what a regular expression finds in the files of a folder. */
const replaceIn = (folder: string, test: RegExp, search: string, replace: string) => ({
  test,
  include: folder,
  loader: require.resolve('string-replace-loader'),
  options: {search, replace, flags: 'g'},
});

const clientRules = (generatedFilesDir: string) => [
  replaceIn(generatedFilesDir, /registry\.js$/, String.raw`, "@site/[^"]+", require\.resolveWeak\("[^"]+"\)\]`, ']'),
  replaceIn(themeCommon, /reactUtils\.js$/, String.raw`a\[0\]\.localeCompare\(b\[0\]\)`, 'a[0] < b[0] ? -1 : 1'),
  {include: utilsCommon, resolve: {alias: {tslib: require.resolve('./tslib')}}},
];

export default function leanBundlePlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-bundle',
    // In the browser, a route with a pattern would take every page down.
    postBuild({routesPaths}) {
      for (const route of routesPaths) {
        pathToRegexp(route, [], {end: true});
      }
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          replaceIn(
            generatedFilesDir,
            /docusaurus-plugin-content-docs[\\/].*\.json$/,
            String.raw`,\s*"docs":\s*\{[\s\S]*$`,
            ',"docs":{}}}',
          ),
          ...(isServer ? [] : clientRules(generatedFilesDir)),
        ],
      },
      ...(!isServer && {
        resolve: {alias: {'prism-react-renderer': false, 'path-to-regexp': require.resolve('./path-to-regexp')}},
        optimization: {chunkIds: 'named', splitChunks: {cacheGroups: {styles: {test: commonStyles}}}},
      }),
    }),
  };
}
