import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin with the bundler settings that keep the first view small and the scripts' start smooth:
 * - the entry is ours, which starts Docusaurus' in parts;
 * - Prism (80 KB) is left out, because `plugins/code` highlights code at build time;
 * - so are the theme's messages about what this site doesn't have or says itself, like blogs and tags (0.4 KB in each
 *   language but English);
 * - the styles of the search box and the API reference stay with their scripts, because Docusaurus would merge all
 *   styles into one sheet;
 * - the server leaves out Swagger UI (1.7 MB), which runs only in the browser: a tenth less work for each language;
 * - chunk names are also chunk ids, which saves the table of names and numbers (2 KB; `plugins/patches` removes the rest).
 */

/** Matches every stylesheet that goes into the common one, which is all but these. */
const commonStyles = /^(?!.*(@docsearch|swagger-ui-dist|SearchModal|ApiReference)).*\.css$/;

const unusedMessages = '(blog|tags|docs\\.(tag|DocCard)|CodeBlock\\.word|SearchPage\\.(algolia|input|noResults))';

const withoutUnusedMessages = {
  test: /[\\/]codeTranslations\.json$/,
  loader: require.resolve('string-replace-loader'),
  options: {search: `"theme\\.${unusedMessages}.*\\n`, flags: 'g', replace: ''},
};

/** Aliases that leave a package out. */
const without = (name: string): Record<string, false> => ({[name]: false});

/** Not in the dev server, which can replace an article and compile it when it is opened only with Docusaurus' own entry. */
const smoothStart = {mergeStrategy: {entry: 'replace'}, entry: require.resolve('../../framework/client/entry')} as const;

export default function bundlePlugin(): Plugin {
  return {
    name: 'bundle',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {resolve: {alias: without('swagger-ui-dist')}}
        : {
            ...(process.env.NODE_ENV === 'production' && smoothStart),
            module: {rules: [withoutUnusedMessages]},
            resolve: {alias: without('prism-react-renderer')},
            optimization: {chunkIds: 'named', splitChunks: {cacheGroups: {styles: {test: commonStyles}}}},
          },
  };
}
