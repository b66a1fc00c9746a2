import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {brand} from '../../settings/brand';
import {htmlLang, localeCodes, localePrefix, sourceLocale} from '../../settings/locales';
import {git} from '../../lib/git';
import {hasSitemap} from '../sitemap';

/**
 * Docusaurus plugin that writes what is only at the root of the site: `robots.txt`, which must contain the absolute
 * address of each locale's sitemap, `/.well-known/security.txt` (RFC 9116), which says where to report vulnerabilities, and
 * the web app manifest, whose name and icons a phone shows for the site on its home screen.
 */

const securityFile = '.well-known/security.txt';

/**
 * The text of `security.txt`.
 * @param changed date of the last change; the file is valid for a year from that day
 */
export function securityTxt(changed: Date): string {
  const expires = new Date(Date.UTC(changed.getUTCFullYear() + 1, changed.getUTCMonth(), changed.getUTCDate()));
  return [
    `Contact: mailto:${brand.securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${localeCodes.map(htmlLang).join(', ')}`,
    `Canonical: ${brand.siteUrl}/${securityFile}`,
    `Policy: ${brand.repository.url}/blob/main/SECURITY.md`,
    '',
  ].join('\n');
}

function robotsTxt(): string {
  const sitemaps = localeCodes
    .filter(hasSitemap)
    .map((locale) => `Sitemap: ${brand.siteUrl}${localePrefix(locale)}/sitemap.xml`);
  return ['User-agent: *', 'Allow: /', '', ...sitemaps, ''].join('\n');
}

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
      await writeFile(path.join(outDir, 'robots.txt'), robotsTxt());
      await writeFile(path.join(outDir, 'site.webmanifest'), JSON.stringify(manifest));
      await mkdir(path.dirname(path.join(outDir, securityFile)), {recursive: true});
      // Date of the last commit, so builds of the same commit are identical; without history, today.
      const changed = new Date(git('log', '-1', '--format=%cI') || Date.now());
      await writeFile(path.join(outDir, securityFile), securityTxt(changed));
    },
  };
}
