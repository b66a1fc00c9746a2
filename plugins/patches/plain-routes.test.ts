import {createRequire} from 'node:module';
import type {Plugin} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import routes from '../../tests/routes.json';
import patchesPlugin from '.';
import pathToRegexp from './plain-routes';

const fromDocusaurus = createRequire(require.resolve('@docusaurus/core/package.json'));
/** The library that the router uses on the server. */
const original = createRequire(fromDocusaurus.resolve('react-router'))('path-to-regexp') as typeof pathToRegexp;

const paths = ['/', '/docs', '/docs/', '/es/docs/', '*', ...routes.map(({route}) => route)];
/** The paths in the escaped form that the router's links use. */
const masked = paths.filter((path) => path !== '*').map((path) => path.replace(/([.+*?=^!:${}()[\]|/\\])/g, '\\$1'));
const variants = (path: string) => [
  path,
  `${path}/`,
  `${path}/more`,
  `${path}more`,
  path.toUpperCase(),
  path.slice(0, -1),
];
const addresses = ['/', '', '/docs', '/DOCS/', '/doc', ...paths.slice(0, 60).flatMap(variants)];

for (const end of [true, false]) {
  test(`plain paths match as they do with the library, ${end ? 'in full' : 'at the beginning'}`, () => {
    for (const path of [...paths, ...masked]) {
      const [ours, theirs] = [pathToRegexp, original].map((make) => make(path, [], {end}));
      const differing = addresses.filter((address) => ours!.exec(address)?.[0] !== theirs!.exec(address)?.[0]);
      expect(differing, path).toEqual([]);
    }
  });
}

test('a path with a pattern is refused', () => {
  expect(() => pathToRegexp('/docs/:id', [], {end: true})).toThrow('The route /docs/:id is not a plain path');
});

test('a route with a pattern stops the build', () => {
  const {postBuild} = patchesPlugin();
  const built = (routesPaths: string[]) => ({routesPaths}) as Parameters<NonNullable<Plugin['postBuild']>>[0];
  expect(() => postBuild!(built(['/', '/404.html', '/docs/AD Related/']))).not.toThrow();
  expect(() => postBuild!(built(['/', '/docs/leaves (old)']))).toThrow(
    'The route /docs/leaves (old) is not a plain path',
  );
});
