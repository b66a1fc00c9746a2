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

export interface SplitTables {
  /** Sources of modules by file name. */
  files: Map<string, string>;
  /** Chunk with the part of each section, by the section's folder: its path in lower case with a trailing slash. */
  sections: Record<string, string>;
}

/** How many folders of an article's path make a section; what is deeper belongs to the same one. */
const depth = 2;

interface Route {
  path: string;
  /** Code that creates the component. */
  component: string;
  /** Key of the route's scripts. */
  key: string;
  exact?: boolean;
  routes?: Route[];
}

/** A list of articles in the tree of routes: one for each version. */
interface ArticleList {
  /** Path of the version. */
  root: string;
  routes: Route[];
}

const fail = (what: string): never => {
  throw new Error(`plugins/route-tables: ${what}. Docusaurus has changed: update plugins/route-tables/tables.ts.`);
};

function parseRoutes(source: string): Route[] {
  const keys = new Map<string, string>();
  const ComponentCreator = (path: string, hash: string) => {
    const component = `ComponentCreator(${JSON.stringify(path)}, ${JSON.stringify(hash)})`;
    keys.set(component, `${path}-${hash}`);
    return component;
  };
  const code = source.replace(/^import .*$/gm, '').replace('export default', '');
  // Copied, because objects of another context have other prototypes.
  const routes = JSON.parse(JSON.stringify(runInNewContext(code, {ComponentCreator}))) as Route[];
  const withKeys = (route: Route): Route => ({
    ...route,
    key: keys.get(route.component)!,
    ...(route.routes && {routes: route.routes.map(withKeys)}),
  });
  return routes.map(withKeys);
}

/** @returns code of each script's entry, without the path of its source, which the browser doesn't need */
function parseRegistry(source: string): Map<string, string> {
  const entries = source.matchAll(/^ {2}"([^"]+)": (\[.*), "(?:[^"\\]|\\.)*"(, require\.resolveWeak\(.*\)\]),/gm);
  const registry = new Map(Array.from(entries, ([, chunk, load, weak]) => [chunk!, `${load}, ""${weak}`]));
  return registry.size > 0 && registry.size === source.match(/\(\) => import\(/g)?.length
    ? registry
    : fail('registry.js has entries of an unknown form');
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

/** @returns code of a route, with the lists of articles as variables */
function codeOf(route: Route, lists: ArticleList[]): string {
  const {component, routes, ...attributes} = route;
  const list = lists.findIndex((articles) => articles.routes === routes);
  const code = [`component: ${component}`];
  if (routes) {
    code.push(`routes: ${list >= 0 ? `articles[${list}]` : `[${routes.map((inner) => codeOf(inner, lists)).join()}]`}`);
  }
  return `{${JSON.stringify({...attributes, key: undefined}).slice(1, -1)}, ${code.join()}}`;
}

const objectOf = (entries: Map<string, string>): string =>
  `{${[...entries].map(([name, code]) => `${JSON.stringify(name)}: ${code}`).join(',\n')}}`;

/** @throws Error if Docusaurus' tables have another form than expected */
export function splitTables(tables: Tables): SplitTables {
  const routes = parseRoutes(tables.routes);
  const registry = parseRegistry(tables.registry);
  const chunkNames = Object.entries(JSON.parse(tables.chunkNames) as Record<string, unknown>);
  const lists = articleLists(routes);

  /** Section of each article, by the key of its scripts. */
  const sectionOfKey = new Map(
    lists.flatMap((list) => list.routes.map((route) => [route.key, sectionOf(route, list)] as const)),
  );
  /** Section that alone uses a chunk. */
  const owner = new Map<string, string | undefined>();
  for (const [key, tree] of chunkNames) {
    for (const chunk of chunksIn(tree)) {
      const section = sectionOfKey.get(key);
      owner.set(chunk, !owner.has(chunk) || owner.get(chunk) === section ? section : undefined);
    }
  }
  const partOf = (section: string | undefined) => ({
    chunkNames: JSON.stringify(Object.fromEntries(chunkNames.filter(([key]) => sectionOfKey.get(key) === section))),
    registry: objectOf(new Map([...registry].filter(([chunk]) => owner.get(chunk) === section))),
    routes: lists.map(
      ({routes: articles}) =>
        `[${articles
          .filter(({key}) => sectionOfKey.get(key) === section)
          .map((route) => codeOf(route, lists))
          .join(',\n')}]`,
    ),
  });

  const importCreator = "import ComponentCreator from '@docusaurus/ComponentCreator';";
  const common = partOf(undefined);
  const files = new Map([
    [
      'routes.js',
      `${importCreator}
export const articles = [${common.routes.join()}];
export default [${routes.map((route) => codeOf(route, lists)).join(',\n')}];`,
    ],
    ['registry.js', `export default ${common.registry};`],
    ['routesChunkNames.js', `export default ${common.chunkNames};`],
  ]);
  const sections: Record<string, string> = {};
  for (const section of new Set(sectionOfKey.values())) {
    if (section !== undefined) {
      const part = partOf(section);
      const chunk = simpleHash(section, 8);
      sections[section] = chunk;
      files.set(
        `${chunk}.js`,
        `${importCreator}
import registry from './registry.js';
import {articles} from './routes.js';
import chunkNames from './routesChunkNames.js';
Object.assign(registry, ${part.registry});
Object.assign(chunkNames, ${part.chunkNames});
${part.routes.map((list, index) => (list === '[]' ? '' : `articles[${index}].push(...${list});\n`)).join('')}`,
      );
    }
  }
  const loaders = Object.entries(sections).map(
    ([section, chunk]) =>
      [section, `() => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ './${chunk}.js')`] as const,
  );
  files.set('sections.js', `export default ${objectOf(new Map(loaders))};`);
  return {files, sections};
}
