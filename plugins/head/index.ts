import type {HtmlTags, Plugin} from '@docusaurus/types';
import {brand} from '../../settings/brand';
import {hiddenSidebarScript} from '../../src/hidden-sidebar';
import {headCommit} from '../../lib/git';

/**
 * Docusaurus plugin that writes what the head of every page holds. The `headTags` of the site's configuration would be
 * sent once more in the main script, which the commit in them would make another file for all readers every time.
 */

const font = '/fonts/figtree-latin.4ba7d3d0.woff2';

export default function headPlugin(): Plugin {
  const headTags: HtmlTags = [
    // For reports of problems.
    ...(headCommit ? [{tagName: 'meta', attributes: {name: 'commit', content: headCommit}}] : []),
    {tagName: 'script', innerHTML: hiddenSidebarScript},
    {
      tagName: 'link',
      attributes: {rel: 'preload', href: font, as: 'font', type: 'font/woff2', crossorigin: 'anonymous'},
    },
    {
      tagName: 'style',
      innerHTML: `:root{--brand-hue:${brand.colour.hue};--brand-chroma:${brand.colour.chroma}}`,
    },
  ];
  return {name: 'head', injectHtmlTags: () => ({headTags})};
}
