import {runInNewContext} from 'node:vm';
import {simpleHash} from '@docusaurus/utils';

/** Splits the three tables of all pages that Docusaurus generates into common ones and a part for each section. */

/** The sources that Docusaurus generated. */
export interface Tables {
  /** `routes.js`: the tree of routes. */
  routes: string;
  /** `routesChunkNames.json`: the scripts of each route, by its path and hash. */
  chunkNames: string;
  /** `registry.js`: how to load each script. */
  registry: string;
}

/** How many folders of an article's path make a section; what is deeper belongs to the same one. */
const depth = 2;

interface Route {
  path: string;
  /** Arguments of `ComponentCreator`. */
  component: {path: string; hash?: string};
  exact?: boolean;
  routes?: Route[];
}

/** A list of articles in the tree of routes: one for each version. */
interface ArticleList {
  /** Path of the version. */
  root: string;
  routes: Route[];
}

function parseRoutes(source: string): Route[] {
  const code = source.replace(/^import .*$/gm, '').replace('export default', '');
  const routes: unknown = runInNewContext(code, {
    ComponentCreator: (path: string, hash?: string) => ({path, hash}),
  });
  // Copied, because lists of another context aren't instances of this one's.
  return JSON.parse(JSON.stringify(routes)) as Route[];
}

/** @returns the key of the route's scripts in `routesChunkNames.json` */
const keyOf = ({component: {path, hash}}: Route): string => `${path}-${hash}`;

/** @returns code of each script's entry, without the path of its source, which the browser doesn't need */
function parseRegistry(source: string): Map<string, string> {
  const entries = source.matchAll(/^ {2}"([^"]+)": (\[.*), "(?:[^"\\]|\\.)*"(, require\.resolveWeak\(.*\)\]),/gm);
  const registry = new Map(Array.from(entries, ([, chunk, load, weak]) => [chunk!, `${load}, ""${weak}`]));
  if (registry.size === 0 || registry.size !== source.match(/\(\) => import\(/g)?.length) {
    throw new Error(
      'framework/build/split-tables.ts: registry.js has entries of an unknown form. Docusaurus has changed.',
    );
  }
  return registry;
}

function articleLists(routes: Route[]): ArticleList[] {
  return routes.flatMap(({path, routes: inner = []}) =>
    inner.some(({exact}) => exact) ? [{root: path, routes: inner}] : articleLists(inner),
  );
}

/** @returns the folder of the article's section; none for an article at the top */
function sectionOf({path}: Route, {root}: ArticleList): string | undefined {
  const folders = path.slice(root.length).split('/').slice(1, -1).slice(0, depth);
  return folders.length > 0 ? [root, ...folders, ''].join('/').toLowerCase() : undefined;
}

/** All chunk names in a tree of any depth. */
export const chunksIn = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : typeof tree === 'object' && tree ? Object.values(tree).flatMap(chunksIn) : [];

/** @returns code of a list of routes, with the lists of articles as variables */
function listOf(routes: Route[], lists: ArticleList[]): string {
  const index = lists.findIndex((list) => list.routes === routes);
  return index >= 0 ? `articles[${index}]` : `[${routes.map((route) => codeOf(route, lists)).join(',\n')}]`;
}

function codeOf({component: {path, hash}, routes, ...attributes}: Route, lists: ArticleList[]): string {
  const code = [
    ...Object.entries(attributes).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`),
    `component: ComponentCreator(${JSON.stringify(path)}, ${JSON.stringify(hash)})`,
  ];
  return `{${[...code, ...(routes ? [`routes: ${listOf(routes, lists)}`] : [])].join()}}`;
}

const objectOf = (entries: (readonly [name: string, code: string])[]): string =>
  `{${entries.map(([name, code]) => `${JSON.stringify(name)}: ${code}`).join(',\n')}}`;

/** The tables' code for one section, or for what the site needs from the start. */
interface Part {
  /** The routes for each list of articles. */
  routes: string[];
  chunkNames: string;
  registry: string;
}

/** @returns makes the part of a section; without one, what no section has for itself */
function divide(tables: Tables, lists: ArticleList[]): {sections: string[]; partOf: (section?: string) => Part} {
  const registry = [...parseRegistry(tables.registry)];
  const chunkNames = Object.entries(JSON.parse(tables.chunkNames) as Record<string, unknown>);
  const sectionOfKey = new Map(
    lists.flatMap((list) => list.routes.map((route) => [keyOf(route), sectionOf(route, list)] as const)),
  );
  /** The only section that uses a chunk. */
  const owners = new Map<string, string | undefined>();
  for (const [key, tree] of chunkNames) {
    const section = sectionOfKey.get(key);
    for (const chunk of chunksIn(tree)) {
      owners.set(chunk, !owners.has(chunk) || owners.get(chunk) === section ? section : undefined);
    }
  }
  return {
    sections: [...new Set(sectionOfKey.values())].filter((section) => section !== undefined),
    partOf: (section) => {
      const isOwn = (key: string) => sectionOfKey.get(key) === section;
      const ownRoutes = lists.map(({routes}) => routes.filter((route) => isOwn(keyOf(route))));
      return {
        routes: ownRoutes.map((routes) => listOf(routes, lists)),
        chunkNames: JSON.stringify(Object.fromEntries(chunkNames.filter(([key]) => isOwn(key)))),
        registry: objectOf(registry.filter(([chunk]) => owners.get(chunk) === section)),
      };
    },
  };
}

const importCreator = "import ComponentCreator from '@docusaurus/ComponentCreator';";

/** @returns code of the module that adds a section's part to the common tables */
const sectionModule = ({routes, chunkNames, registry}: Part): string => `${importCreator}
import registry from './registry.js';
import {articles} from './routes.js';
import chunkNames from './routesChunkNames.js';
Object.assign(registry, ${registry});
Object.assign(chunkNames, ${chunkNames});
${routes.map((list, index) => (list === '[]' ? '' : `articles[${index}].push(...${list});`)).join('\n')}
`;

/** @throws Error if Docusaurus' tables have another form than expected */
export function splitTables(tables: Tables) {
  const routes = parseRoutes(tables.routes);
  const lists = articleLists(routes);
  const {sections, partOf} = divide(tables, lists);
  const chunks = sections.map((section) => [section, simpleHash(section, 8)] as const);
  const common = partOf();
  const loaders = chunks.map(
    ([section, chunk]) => [section, `() => import(/* webpackChunkName: "${chunk}" */ './${chunk}.js')`] as const,
  );
  return {
    /** Sources of modules by file name. */
    files: new Map<string, string>([
      [
        'routes.js',
        `${importCreator}
export const articles = [${common.routes.join()}];
export default ${listOf(routes, lists)};
`,
      ],
      ['registry.js', `export default ${common.registry};\n`],
      ['routesChunkNames.js', `export default ${common.chunkNames};\n`],
      ['sections.js', `export default ${objectOf(loaders)};\n`],
      ...chunks.map(([section, chunk]) => [`${chunk}.js`, sectionModule(partOf(section))] as const),
    ]),
    /** Chunk with the part of each section, by the section's folder: its path in lower case with a trailing slash. */
    sections: Object.fromEntries(chunks),
  };
}
