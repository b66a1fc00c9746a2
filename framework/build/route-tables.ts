import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {splitTables} from './split-tables';

/**
 * Docusaurus plugin that loads the routes of articles by section, when the reader opens or prefetches an article of it.
 * Docusaurus puts the routes, scripts and chunk names of all articles into the main script and creates a component for
 * each at every start, so that the script grows with the catalog. `framework/client/routes.ts` loads the parts.
 */

const folder = 'route-tables';

/** Maps each section's folder to the chunk with its part, for the build's other plugins. */
export const readSections = (generatedFilesDir: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(generatedFilesDir, folder, 'sections.json'), 'utf8')) as Record<string, string>;

interface Insertion {
  /** Module of Docusaurus' client. */
  module: string;
  search: string;
  replace: string;
}

/** Docusaurus loads the routes before it looks for one, whether it prefetches a link, preloads it or follows it. */
const insertions: Insertion[] = [
  {
    module: 'preload',
    search: 'export default function preload(pathname) {',
    replace: 'export default async function preload(pathname) { await loadRoutes(pathname);',
  },
  {
    module: 'docusaurus',
    search: 'fetched.add(routePath);',
    replace:
      'fetched.add(routePath); return loadRoutes(routePath).then(() => prefetchChunks(routePath), () => false);};' +
      'const prefetchChunks = (routePath) => {',
  },
];

/** The build stops if a line is no longer in its module (`strict`). */
const rules = insertions.map(({module, search, replace}) => ({
  test: new RegExp(`@docusaurus[\\\\/]core[\\\\/]lib[\\\\/]client[\\\\/]${module}\\.js$`),
  enforce: 'pre' as const,
  loader: require.resolve('string-replace-loader'),
  options: {
    multiple: [
      {search, replace, strict: true},
      {
        search: "import { matchRoutes } from 'react-router-config';",
        replace: "$& import {loadRoutes} from '@site/framework/client/routes';",
        strict: true,
      },
    ],
  },
}));

/** @returns the modules that replace Docusaurus' */
function writeTables(generatedFilesDir: string): Record<string, string> {
  const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const dir = path.join(generatedFilesDir, folder);
  const {files, sections} = splitTables({
    routes: read('routes.js'),
    chunkNames: read('routesChunkNames.json'),
    registry: read('registry.js'),
  });
  mkdirSync(dir, {recursive: true});
  for (const [name, source] of files) {
    writeFileSync(path.join(dir, name), source);
  }
  writeFileSync(path.join(dir, 'sections.json'), JSON.stringify(sections));
  return Object.fromEntries(
    ['routes', 'registry', 'routesChunkNames'].map((name) => [`@generated/${name}$`, path.join(dir, `${name}.js`)]),
  );
}

/** @throws Error if React Router would read the path of a route as a pattern, and never show its page */
function checkPlain(route: string): void {
  if (/[:*?+()]/.test(route)) {
    throw new Error(
      `The route ${route} is not a plain path: React Router would read it as a pattern. ` +
        'Give the article a file name or a slug without : * ? + ( and ).',
    );
  }
}

export default function routeTablesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: folder,
    configureWebpack: (_config, isServer) =>
      // The server renders all pages, and the dev server compiles only those that are open.
      isServer || process.env.NODE_ENV !== 'production'
        ? {resolve: {alias: {[`@generated/${folder}/sections`]: false}}}
        : {
            mergeStrategy: {'resolve.alias': 'prepend'},
            module: {rules},
            resolve: {alias: writeTables(generatedFilesDir)},
          },
    postBuild({routesPaths}) {
      routesPaths.forEach(checkPlain);
    },
  };
}
