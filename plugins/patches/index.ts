import {createRequire} from 'node:module';
import type {Plugin} from '@docusaurus/types';
import {contextTransitions} from './context-transitions';
import {keptTabs} from './kept-tabs';
import pathToRegexp from './plain-routes';
import {reproducibleRuntime} from './reproducible-runtime';

/**
 * Docusaurus plugin with all patches to third-party code. The README of this folder says what each one gains and when
 * it can be removed.
 */

/** Versions that the patches were written for; each patch also checks the shape of what it changes. */
const patched = {'path-to-regexp': '1.9.0'};

/** @throws Error if the router uses another version of `path-to-regexp` */
function checkVersion(): void {
  const fromDocusaurus = createRequire(require.resolve('@docusaurus/core/package.json'));
  const fromRouter = createRequire(fromDocusaurus.resolve('react-router'));
  const {version} = fromRouter('path-to-regexp/package.json') as {version: string};
  if (version !== patched['path-to-regexp']) {
    throw new Error(
      `plugins/patches: React Router comes with path-to-regexp ${version}, but plain-routes.ts replaces ` +
        `${patched['path-to-regexp']}. Run its test, then change the version in plugins/patches/index.ts or remove the patch.`,
    );
  }
}

export default function patchesPlugin(): Plugin {
  checkVersion();
  return {
    name: 'patches',
    // Throws for a route with a pattern, which would break every page in the browser.
    postBuild({routesPaths}) {
      for (const route of routesPaths) {
        pathToRegexp(route, [], {end: true});
      }
    },
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {rules: [...contextTransitions, keptTabs]},
            resolve: {alias: {'path-to-regexp': require.resolve('./plain-routes')}},
            plugins: process.env.NODE_ENV === 'production' ? [reproducibleRuntime] : [],
          },
  };
}
