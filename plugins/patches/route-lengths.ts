import type {RuleSetRule} from 'webpack';

/**
 * Loader rule that lets React Router pass over routes whose path is longer or shorter than the page's; a slash at the
 * end makes no difference to a route. `plugins/route-tables` makes sure that routes are plain paths. A path with escaped
 * characters comes from a link to the open page, and is a pattern.
 */
export const routeLengths: RuleSetRule = {
  test: /react-router[\\/]esm[\\/]react-router\.js$/,
  enforce: 'pre',
  loader: require.resolve('string-replace-loader'),
  options: {
    search: 'var paths = [].concat(path);',
    replace: String.raw`if (exact && Math.abs(path.length - pathname.length) > 1 && !path.includes('\\')) return null; $&`,
    strict: true,
  },
};
