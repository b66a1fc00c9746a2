import type {RuleSetRule} from 'webpack';

/** Loader rule that keeps the theme from replacing tabs, with all that is in them, when React has hydrated the page. */
export const keptTabs: RuleSetRule = {
  test: /@docusaurus[\\/]theme-classic[\\/]lib[\\/]theme[\\/]Tabs[\\/]index\.js$/,
  enforce: 'pre',
  loader: require.resolve('string-replace-loader'),
  options: {search: 'key={String(isBrowser)}', replace: '', strict: true},
};
