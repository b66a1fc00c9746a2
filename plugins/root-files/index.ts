import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {brand} from '../../settings/brand';
import {localeCodes, localePrefix, sourceLocale} from '../../settings/locales';
import {hasSitemap} from '../sitemap';

/**
 * Docusaurus plugin that writes what is only at the root of the site: `robots.txt`, which must contain the absolute
 * address of each locale's sitemap, and the web app manifest, whose name and icons a phone shows for the site on its home
 * screen.
 */

/** The web app manifest; the site stays a page of the browser. */
const manifest = {
  name: `${brand.product}: ${brand.tagline}`,
  short_name: brand.product,
  start_url: '/',
  display: 'browser',
  icons: [
    {src: `/${brand.images.favicon}`, sizes: 'any', type: 'image/svg+xml'},
    {src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png'},
  ],
};

export default function rootFilesPlugin({i18n}: LoadContext): Plugin {
  return {
    name: 'root-files',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'manifest', href: '/site.webmanifest'}},
        {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/apple-touch-icon.png'}},
      ],
    }),
    async postBuild({outDir}) {
      if (i18n.currentLocale !== sourceLocale) {
        return;
      }
      const sitemaps = localeCodes
        .filter(hasSitemap)
        .map((locale) => `Sitemap: ${brand.siteUrl}${localePrefix(locale)}/sitemap.xml`);
      const robots = ['User-agent: *', 'Allow: /', '', ...sitemaps, ''].join('\n');
      await writeFile(path.join(outDir, 'robots.txt'), robots);
      await writeFile(path.join(outDir, 'site.webmanifest'), JSON.stringify(manifest));
    },
  };
}
