import type {HtmlTags, Plugin} from '@docusaurus/types';
import {brand} from '../../settings/brand';

/** Docusaurus plugin that writes the head of every page. */

const font = '/fonts/figtree-latin.4ba7d3d0.woff2';

/**
 * Marks a page whose scripts can run: the browser has the newest feature of those that README.md names, so it has the rest
 * of what the site needs, too. All others show the plain page, as without JavaScript.
 */
const scripting = `if(CSS.supports('text-wrap:balance'))document.documentElement.dataset.script='on'`;

export default function headPlugin(): Plugin {
  const headTags: HtmlTags = [
    {tagName: 'script', innerHTML: scripting},
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
