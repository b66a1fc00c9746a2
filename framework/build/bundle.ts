import type {ConfigureWebpackUtils} from '@docusaurus/types';
import type {rspack} from '@rspack/core';
import type {Configuration} from 'webpack';
import type {Configuration as DevServer} from 'webpack-dev-server';
import {replacementRules} from './replacements';
import {sectionsModule, writeTables} from './route-tables';
import {runtimeChanges} from './runtime';

/**
 * Bundler settings that keep the first view small and the scripts' start smooth:
 * - the entry is ours, which starts Docusaurus' in parts;
 * - Prism is left out, because `plugins/code` highlights code at build time;
 * - chunk names are also chunk ids, which saves a table of names and numbers.
 */

/**
 * The dev server compiles an article when it's first opened: compiling all articles up front makes the start and each
 * change slow.
 */
function lazyCompilation(bundler: ConfigureWebpackUtils['currentBundler']): Configuration {
  const {lazyCompilationMiddleware} = bundler.instance as unknown as typeof rspack;
  const devServer: DevServer = {
    // Docusaurus merges this list with its own.
    setupMiddlewares: (_middlewares, {compiler}) => [
      lazyCompilationMiddleware(compiler as unknown as Parameters<typeof lazyCompilationMiddleware>[0]),
    ],
  };
  return {lazyCompilation: {entries: false, imports: true}, devServer} as Configuration;
}

/** @param generatedFilesDir Docusaurus' folder for what it generates */
export function bundlerSettings(
  isServer: boolean,
  {currentBundler}: ConfigureWebpackUtils,
  generatedFilesDir: string,
): Configuration & {mergeStrategy?: Record<string, 'prepend' | 'replace'>} {
  // The server renders all pages, and the dev server compiles only those that are open.
  const wholeTables = {[sectionsModule]: false as const};
  if (isServer) {
    return {module: {rules: replacementRules('server')}, resolve: {alias: wholeTables}};
  }
  // Our entry isn't in the dev server, which can replace an article only with Docusaurus' own.
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    mergeStrategy: {entry: 'replace', 'resolve.alias': 'prepend'},
    ...(isProduction ? {entry: require.resolve('../client/entry')} : lazyCompilation(currentBundler)),
    module: {rules: replacementRules(isProduction ? 'site' : 'dev')},
    resolve: {alias: {'prism-react-renderer': false, ...(isProduction ? writeTables(generatedFilesDir) : wholeTables)}},
    optimization: {chunkIds: 'named'},
    plugins: isProduction ? [runtimeChanges] : [],
  };
}
