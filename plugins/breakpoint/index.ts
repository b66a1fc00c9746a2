import type {Plugin} from '@docusaurus/types';
import {desktopFrom} from '../../settings/breakpoint';

/**
 * Docusaurus plugin with the one width at which the layout changes, for the styles of Infima, of the theme, and
 * of this site; `framework/client/window-size.ts` has it for scripts. Infima's own desktop begins at 997 px, as a number in many files.
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

export default function breakpointPlugin(): Plugin {
  return {
    name: 'breakpoint',
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, postCssPlugin]}),
  };
}
