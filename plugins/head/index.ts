import type {HtmlTags, Plugin} from '@docusaurus/types';
import {brand} from '../../settings/brand';
import {hiddenSidebarScript} from '../../src/hidden-sidebar';
import {headCommit} from '../../lib/git';

/**
 * Docusaurus plugin that writes the head of every page. The `headTags` of the site's configuration would also be part of
 * the main script, whose file name would then change for all readers with every commit.
 */

const font = '/fonts/figtree-latin.4ba7d3d0.woff2';

export default function headPlugin(): Plugin {
  const headTags: HtmlTags = [
    // For problem reports.
    ...(headCommit ? [{tagName: 'meta', attributes: {name: 'commit', content: headCommit}}] : []),
    {tagName: 'script', innerHTML: hiddenSidebarScript},
    {
      tagName: 'link',
      attributes: {rel: 'preload', href: font, as: 'font', type: 'font/woff2', crossorigin: 'anonymous'},
    },
    {
      tagName: 'style',
      innerHTML: `:root{--brand-hue:${brand.color.hue};--brand-chroma:${brand.color.chroma}}`,
    },
  ];
  return {name: 'head', injectHtmlTags: () => ({headTags})};
}
