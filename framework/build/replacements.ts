import type {RuleSetRule} from 'webpack';
import {replacements} from '../contract';

/**
 * @param isProduction whether to include what the dev server leaves as it is
 * @returns a loader rule for each module that the contract changes; the build stops if a line is no longer there
 */
export function replacementRules(isProduction: boolean): RuleSetRule[] {
  const wanted = replacements.filter(({onlyInProduction}) => isProduction || !onlyInProduction);
  return [...new Set(wanted.map(({module}) => module))].map((module) => ({
    test: require.resolve(module),
    enforce: 'pre',
    loader: require.resolve('string-replace-loader'),
    options: {
      multiple: wanted
        .filter((replacement) => replacement.module === module)
        .map(({search, replace}) => ({search, replace, strict: true})),
    },
  }));
}
