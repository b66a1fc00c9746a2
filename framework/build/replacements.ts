import {realpathSync} from 'node:fs';
import path from 'node:path';
import type {RuleSetRule} from 'webpack';
import {replacements} from '../contract';

/**
 * @param target what is compiled: the modules that render pages, those of the dev server's browser, or the site's
 * @returns a loader rule for each module that the contract changes; the build stops if a line is no longer there
 */
export function replacementRules(target: 'server' | 'dev' | 'site'): RuleSetRule[] {
  const wanted = replacements.filter(({onlyInProduction, onServer}) =>
    target === 'server' ? onServer : target === 'site' || !onlyInProduction,
  );
  return [...new Set(wanted.map(({module}) => module))].map((module) => ({
    // Not require.resolve, which finds only what a package exports.
    test: realpathSync(path.join('node_modules', module)),
    enforce: 'pre',
    loader: require.resolve('string-replace-loader'),
    options: {
      multiple: wanted
        .filter((replacement) => replacement.module === module)
        .map(({search, replace}) => ({search, replace, strict: true})),
    },
  }));
}
