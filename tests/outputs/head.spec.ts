import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {pageFile} from '../../deploy/page-files';
import {brand} from '../../settings/brand';
import {htmlLang, localeCodes, localePrefix, type Locale} from '../../settings/locales';
import {articles} from '../lib/articles';
import {expect, test} from '../lib/test';

/** What each page says of itself to search engines, social networks, and other programs. */

const territories: Record<Locale, string> = {en: 'en_US', es: 'es_ES', pt: 'pt_PT', 'pt-br': 'pt_BR'};

/** Width and height in the header of a PNG file. */
function sizeOf(png: string): string[] {
  const header = readFileSync(png).subarray(16, 24);
  return [header.readUInt32BE(0), header.readUInt32BE(4)].map(String);
}

for (const locale of localeCodes) {
  const pages = ['/', '/search', '/swagger/', ...articles.map(({route}) => route)].map((route) => {
    const file = path.join('build', localePrefix(locale), pageFile(route));
    const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return {route, html, head: html.split('<body', 1)[0]!};
  });

  test(`${locale}: every page is where hosts serve it at its canonical address`, () => {
    for (const {route, head} of pages) {
      const address = encodeURI(brand.siteUrl + localePrefix(locale) + route);
      const $ = load(head);
      expect.soft($('link[rel=canonical]').attr('href'), route).toBe(address);
      expect.soft($('meta[property="og:url"]').attr('content'), route).toBe(address);
    }
    expect(existsSync(path.join('build', localePrefix(locale), 'search/index.html'))).toBe(false);
  });

  test(`${locale}: every page has a title of its own, a description, a territory, and an image with its size`, () => {
    const titles = new Map<string, string>();
    const [width, height] = sizeOf(path.join('static', brand.images.socialCard));
    for (const {route, head} of pages) {
      const $ = load(head);
      const meta = (name: string) => $(`meta[property="${name}"], meta[name="${name}"]`).attr('content') ?? '';
      const title = $('title').text();
      expect.soft(titles.get(title), `${route}: "${title}"`).toBeUndefined();
      titles.set(title, route);
      expect.soft(meta('description').length, route).toBeGreaterThan(20);
      expect.soft(meta('og:locale'), route).toBe(territories[locale]);
      expect.soft($('meta[property="og:locale:alternate"]').length, route).toBe(localeCodes.length - 1);
      expect.soft(meta('og:image'), route).toBe(`${brand.siteUrl}/${brand.images.socialCard}`);
      expect.soft([meta('og:image:width'), meta('og:image:height')], route).toEqual([width, height]);
      expect.soft(meta('og:image:alt'), route).toContain(brand.product);
    }
  });

  test(`${locale}: links are encoded, and no page has a second list of breadcrumbs`, () => {
    for (const {route, html} of pages) {
      expect.soft(/<a [^>]*href="[^"]* [^"]*"/.exec(html)?.[0], route).toBeUndefined();
      expect.soft(/\bitem(?:prop|scope|type)\b/.exec(html)?.[0], route).toBeUndefined();
    }
  });

  test(`${locale}: the home page names the site`, () => {
    const [home] = pages;
    const data = JSON.parse(load(home!.html)('script[type="application/ld+json"]').text()) as unknown;
    expect(data).toMatchObject({
      '@type': 'WebSite',
      name: load(home!.html)('h1').text(),
      url: `${brand.siteUrl}${localePrefix(locale)}/`,
      inLanguage: htmlLang(locale),
    });
  });
}
