import type {Plugin} from '@docusaurus/types';
import {desktopFrom, inEm} from '../../settings/breakpoint';

/**
 * Docusaurus plugin for what holds in all styles, of Infima, of the theme, and of this site: the one width at which the
 * layout changes, which `framework/client/window-size.ts` has for scripts; paper is always light; and a page is plain
 * without script. Infima's own desktop begins at 997 px, as a number in many files.
 */

/** What stands for the two layouts: Infima's numbers, and the names in this site's styles. */
const layouts: [RegExp, string][] = [
  // Below the first desktop width by less than any screen can show.
  [/\(max-width: ?996px\)|\(--narrow\)/g, `(max-width: ${inEm(desktopFrom - 0.02)})`],
  [/\(min-width: ?997px\)|\(--wide\)/g, `(min-width: ${inEm(desktopFrom)})`],
];

/** @returns the condition of a media query with the site's width, and with all widths in the unit that follows the text */
export const withBreakpoint = (condition: string): string =>
  layouts
    .reduce((text, [pattern, layout]) => text.replace(pattern, layout), condition)
    .replace(/(-width: ?)([\d.]+)px/g, (_width, name: string, pixels: string) => name + inEm(Number(pixels)));

/** A rule of a style sheet, as far as PostCSS' rules are used here. */
interface Rule {
  selectors: string[];
  nodes: unknown[];
  parent?: {params?: string};
  after: (css: string) => void;
  remove: () => void;
}

/** The color modes in selectors of the theme and of Swagger UI. */
const dark = /\[data-theme=['"]?dark['"]?\]|(?<!:not\()\.dark-mode/;
const light = /\[data-theme=['"]?light['"]?\]|:not\(\.dark-mode\)/;

/** Paper is light: there, rules for dark mode don't hold, and those for light mode always do. */
export function printLight(rule: Rule): void {
  const {selectors} = rule;
  const ofDark = selectors.filter((selector) => dark.test(selector));
  const ofLight = selectors.filter((selector) => light.test(selector)).map((selector) => selector.replace(light, ''));
  if (ofDark.length + ofLight.length === 0 || rule.parent?.params?.includes('print')) {
    return;
  }
  const add = (medium: string, chosen: string[]) => {
    if (chosen.length > 0) {
      rule.after(`@media ${medium}{${chosen.join()}{${rule.nodes.join(';')}}}`);
    }
  };
  add('print', ofLight);
  add('not print', ofDark);
  rule.selectors = selectors.filter((selector) => !ofDark.includes(selector));
  if (rule.selectors.join('') === '') {
    rule.remove();
  }
}

interface MediaRule {
  params: string;
  nodes: unknown[];
  walkRules: (change: (rule: Rule) => void) => void;
  replaceWith: (nodes: unknown[]) => void;
}

const postCssPlugin = {
  postcssPlugin: 'styles',
  AtRule: {
    media(rule: MediaRule) {
      rule.params = withBreakpoint(rule.params);
      // These are also for browsers that lack what the scripts need (`plugins/head`).
      if (rule.params === '(scripting: none)') {
        rule.walkRules((inner) => {
          inner.selectors = inner.selectors.map((selector) => `html:not([data-script]) ${selector}`);
        });
        rule.replaceWith(rule.nodes);
      }
    },
  },
  Rule: printLight,
};

export default function stylesPlugin(): Plugin {
  return {
    name: 'styles',
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, postCssPlugin]}),
  };
}
