import {runInNewContext} from 'node:vm';
import {expect, test} from '@playwright/test';
import {splitTables, type Tables} from './split-tables';

const article = (path: string) => `{
        path: '${path}',
        component: ComponentCreator('${path}', 'abc'),
        exact: true,
        sidebar: "docs"
      }`;

const version = (path: string, articles: string[]) => `{
    path: '${path}',
    component: ComponentCreator('${path}', '111'),
    routes: [
      ${articles.map((name) => article(path + name)).join(',\n      ')}
    ]
  }`;

const entry = (chunk: string) =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "@site/${chunk}.mdx"), "@site/${chunk}.mdx", require.resolveWeak("@site/${chunk}.mdx")],`;

const articles = ['/', '/SDK/', '/SDK/store', '/SDK/ui/alert', '/SDK/ui/more/box', '/leaf'];

const tables: Tables = {
  routes: `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', '222'),
    routes: [
  ${version('/docs/1.0', ['/', '/sdk/store'])},
  ${version('/docs', articles)}
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  chunkNames: JSON.stringify({
    '/docs-222': {__comp: 'root'},
    '/docs/1.0/-abc': {__comp: 'item', content: 'old-home'},
    '/docs/1.0/sdk/store-abc': {__comp: 'item', content: 'old-store'},
    ...Object.fromEntries(
      articles.map((path) => [`/docs${path}-abc`, {__comp: 'item', content: `a${path.replaceAll('/', '-')}`}]),
    ),
  }),
  registry: `export default {\n${[
    'root',
    'item',
    'old-home',
    'old-store',
    ...articles.map((path) => `a${path.replaceAll('/', '-')}`),
  ]
    .map(entry)
    .join('\n')}};\n`,
};

interface Result {
  paths: string[];
  chunks: string[];
  keys: string[];
}

/** Runs the generated modules in one context, as the bundler does: the common ones, then those of the sections. */
function run(folders: string[]): Result & {routes: unknown} {
  const {files, sections} = splitTables(tables);
  const code = (name: string) =>
    files
      .get(name)!
      .replace(/^import .*$/gm, '')
      .replaceAll('export const', 'var');
  const context = {
    ComponentCreator: (path: string) => path,
    require: {resolveWeak: (name: string) => name},
    result: undefined as unknown,
  };
  const source = [
    code('routes.js').replace('export default', 'var routes ='),
    code('registry.js').replace('export default', 'var registry ='),
    code('routesChunkNames.js').replace('export default', 'var chunkNames ='),
    ...folders.map((folder) => code(`${sections[folder]}.js`)),
    'result = {routes, paths: articles.flat().map(({path}) => path), chunks: Object.keys(registry), keys: Object.keys(chunkNames)}',
  ];
  runInNewContext(source.join('\n'), context);
  return JSON.parse(JSON.stringify(context.result)) as Result & {routes: unknown};
}

test('articles below a folder come with their section, and the others with the site', () => {
  const {paths, chunks, keys, routes} = run([]);
  expect(paths).toEqual(['/docs/1.0/', '/docs/', '/docs/leaf']);
  expect(chunks).toEqual(['root', 'item', 'old-home', 'a-', 'a-leaf']);
  expect(keys).toEqual(['/docs-222', '/docs/1.0/-abc', '/docs/-abc', '/docs/leaf-abc']);
  expect(routes).toEqual([
    {
      path: '/docs',
      component: '/docs',
      routes: [
        {
          path: '/docs/1.0',
          component: '/docs/1.0',
          routes: [{path: '/docs/1.0/', component: '/docs/1.0/', exact: true, sidebar: 'docs'}],
        },
        {
          path: '/docs',
          component: '/docs',
          routes: ['/docs/', '/docs/leaf'].map((path) => ({path, component: path, exact: true, sidebar: 'docs'})),
        },
      ],
    },
    {path: '*', component: '*'},
  ]);
});

test('a section has the routes and scripts of its folder, to a depth of two', () => {
  expect(Object.keys(splitTables(tables).sections)).toEqual(['/docs/1.0/sdk/', '/docs/sdk/', '/docs/sdk/ui/']);
  const common = run([]);
  const added = (folder: string) => {
    const {paths, chunks} = run([folder]);
    return {
      paths: paths.filter((path) => !common.paths.includes(path)),
      chunks: chunks.filter((chunk) => !common.chunks.includes(chunk)),
    };
  };
  expect(added('/docs/1.0/sdk/')).toEqual({paths: ['/docs/1.0/sdk/store'], chunks: ['old-store']});
  expect(added('/docs/sdk/')).toEqual({
    paths: ['/docs/SDK/', '/docs/SDK/store'],
    chunks: ['a-SDK-', 'a-SDK-store'],
  });
  expect(added('/docs/sdk/ui/')).toEqual({
    paths: ['/docs/SDK/ui/alert', '/docs/SDK/ui/more/box'],
    chunks: ['a-SDK-ui-alert', 'a-SDK-ui-more-box'],
  });
});

test('together, the sections have all routes, scripts, and chunk names', () => {
  const {paths, chunks, keys} = run(Object.keys(splitTables(tables).sections));
  expect(new Set(paths)).toEqual(
    new Set(['/docs/1.0/', '/docs/1.0/sdk/store', ...articles.map((path) => `/docs${path}`)]),
  );
  expect(chunks).toHaveLength(tables.registry.match(/import\(/g)!.length);
  expect(keys.sort()).toEqual(Object.keys(JSON.parse(tables.chunkNames) as object).sort());
});

test('a registry of another form stops the build', () => {
  expect(() => splitTables({...tables, registry: tables.registry.replace(', require', ', other')})).toThrow(
    'framework/build/split-tables.ts: registry.js has entries of an unknown form',
  );
});
