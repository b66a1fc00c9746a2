import type {Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {desktopFrom} from '../../settings/breakpoint';

/**
 * Docusaurus plugin with the one width at which the layout changes, for the styles and scripts of Infima, of the theme
 * and of this site. Infima's own desktop begins at 997 px, as a number in many files.
 */

/** Below the first desktop width by less than any screen can show. */
const narrow = `(max-width: ${desktopFrom - 0.02}px)`;
const wide = `(min-width: ${desktopFrom}px)`;

/** What stands for the two layouts: Infima's numbers, and the names in this site's styles. */
const layouts: [RegExp, string][] = [
  [/\(max-width: ?996px\)|\(--narrow\)/g, narrow],
  [/\(min-width: ?997px\)|\(--wide\)/g, wide],
];

/** @returns the condition of a media query with the site's width */
export const withBreakpoint = (condition: string): string =>
  layouts.reduce((text, [pattern, layout]) => text.replace(pattern, layout), condition);

const postCssPlugin = {
  postcssPlugin: 'breakpoint',
  AtRule: {
    media(rule: {params: string}) {
      rule.params = withBreakpoint(rule.params);
    },
  },
};

/** The theme's hook, as its modules import it. */
const themeHook = /^\.\.?\/hooks\/useWindowSize$/;

const replaceHook = {
  apply(compiler: Compiler) {
    let replaced = false;
    new compiler.webpack.NormalModuleReplacementPlugin(themeHook, (module: {request: string}) => {
      replaced = true;
      module.request = require.resolve('../../framework/client/window-size');
    }).apply(compiler);
    compiler.hooks.afterCompile.tap('breakpoint', () => {
      // The development server compiles modules only when a page needs them.
      if (!replaced && compiler.options.mode === 'production') {
        throw new Error('plugins/breakpoint: the theme no longer imports hooks/useWindowSize. Update this plugin.');
      }
    });
  },
};

export default function breakpointPlugin(): Plugin {
  return {
    name: 'breakpoint',
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, postCssPlugin]}),
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [replaceHook]}),
  };
}
