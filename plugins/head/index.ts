import type {HtmlTags, LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {brand} from '../../settings/brand';
import {firstScreenScript} from '../../framework/early/first-screen';
import {hiddenSidebarScript} from '../../framework/early/hidden-sidebar';
import {headCommit} from '../../lib/git';

/**
 * Docusaurus plugin that writes the head of every page. Docusaurus also puts the `headTags` of its configuration into
 * the main script, so its file name would change for all readers with every commit.
 */

const font = '/fonts/figtree-latin.4ba7d3d0.woff2';

/** The theme knows only in React that an announcement is new; until then it would hide it as dismissed. */
const newAnnouncementScript = (id: string) =>
  `try{if(localStorage.getItem('docusaurus.announcement.id')!=='${id}')localStorage.removeItem('docusaurus.announcement.dismiss')}catch{}`;

export default function headPlugin({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const headTags: HtmlTags = [
    // Problem reports include the commit.
    ...(headCommit ? [{tagName: 'meta', attributes: {name: 'commit', content: headCommit}}] : []),
    {tagName: 'script', innerHTML: hiddenSidebarScript},
    {tagName: 'script', innerHTML: firstScreenScript},
    ...(announcementBar ? [{tagName: 'script', innerHTML: newAnnouncementScript(announcementBar.id)}] : []),
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
