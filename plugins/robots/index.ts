import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {localeCodes, localePrefix, sourceLocale} from '../../settings/locales';
import {hasSitemap} from '../sitemap';

/** Writes `robots.txt`, which must contain the absolute address of each locale's sitemap. */
export default function robotsPlugin({i18n, siteConfig}: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir}) {
      if (i18n.currentLocale !== sourceLocale) {
        return;
      }
      const sitemaps = localeCodes
        .filter(hasSitemap)
        .map((locale) => `Sitemap: ${siteConfig.url}${localePrefix(locale)}/sitemap.xml`);
      await writeFile(path.join(outDir, 'robots.txt'), ['User-agent: *', 'Allow: /', '', ...sitemaps, ''].join('\n'));
    },
  };
}
