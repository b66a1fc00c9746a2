import path from 'node:path';
import {load} from 'cheerio/slim';
import {brand} from '../../settings/brand';
import {htmlLang, localeCodes, localePrefix, type Locale} from '../../settings/locales';
import {articlesDir, readFrontMatter} from '../../articles/files';
import {articles, type ExpectedArticle} from '../lib/articles';
import {expectNoFindings, looks} from '../lib/axe';
import {open, sidewaysScroll} from '../lib/open';
import {expect, test} from '../lib/test';

/**
 * Every article in every language, as served: status, title, metadata, sidebar, and source link. Each article is also
 * opened once, in rotating languages, widths, and color modes: the same facts hold, axe finds nothing (the nightly
 * matrix has all combinations), and the page is no wider than 320 px.
 */

const sidebarHomes: Record<string, string> = {docs: '/docs/', university: '/docs/university', status: '/docs/status'};

const folders = [...new Set(articles.map(({article}) => path.posix.dirname(article)))];

/** What readers see, and what the head of the page declares. */
function factsOf(html: string) {
  const $ = load(html);
  const attributes = (selector: string, name: string) =>
    $(selector)
      .get()
      .map((element) => $(element).attr(name));
  return {
    lang: $('html').attr('lang'),
    h1: $('h1')
      .get()
      .map((heading) => $(heading).text()),
    edit: attributes('a.theme-edit-this-page', 'href'),
    canonical: attributes('link[rel="canonical"]', 'href'),
    alternates: attributes('link[rel="alternate"][hreflang]', 'hreflang'),
    sidebarHome: attributes('aside .theme-doc-sidebar-menu a', 'href').slice(0, 1),
    sidebarPage: attributes('aside .theme-doc-sidebar-menu a[aria-current="page"]', 'href'),
  };
}

function expectedFacts(locale: Locale, {route, sidebar, article}: ExpectedArticle) {
  const prefix = localePrefix(locale);
  return {
    lang: htmlLang(locale),
    h1: [readFrontMatter(path.join(articlesDir(locale), article)).title],
    edit: [encodeURI(`${brand.repository.editUrl}${articlesDir(locale)}/${article}`)],
    canonical: [encodeURI(brand.siteUrl + prefix + route)],
    alternates: [...localeCodes.map(htmlLang), 'x-default'],
    sidebarHome: sidebar ? [prefix + sidebarHomes[sidebar]!] : [],
    sidebarPage: sidebar ? [encodeURI(prefix + route)] : [],
  };
}

for (const folder of folders) {
  test(`${folder}: every article is served with its title, metadata, sidebar, and source link in every language`, async ({
    request,
  }) => {
    test.slow();
    for (const entry of articles.filter(({article}) => path.posix.dirname(article) === folder)) {
      for (const locale of localeCodes) {
        const address = encodeURI(localePrefix(locale) + entry.route);
        const response = await request.get(address);
        expect.soft(response.status(), address).toBe(200);
        expect.soft(factsOf(await response.text()), address).toEqual(expectedFacts(locale, entry));
      }
    }
  });
}

/** Articles per test: enough for a warm cache, few enough to share the load between workers. */
const batch = 20;

for (let first = 0; first < articles.length; first += batch) {
  const entries = articles.slice(first, first + batch);
  test(`axe finds nothing on the opened articles from ${entries[0]!.route} to ${entries.at(-1)!.route}, which fit 320 px`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    for (const [index, entry] of entries.entries()) {
      const turn = first + index;
      const locale = localeCodes[turn % localeCodes.length]!;
      const look = looks[Math.floor(turn / localeCodes.length) % looks.length]!;
      const address = encodeURI(localePrefix(locale) + entry.route);
      await page.setViewportSize({width: 1280, height: 900});
      const response = await open(page, address);
      expect.soft(response?.status(), address).toBe(200);
      expect.soft(factsOf(await page.content()), address).toEqual(expectedFacts(locale, entry));
      await expectNoFindings(page, address, [look]);
      await page.setViewportSize({width: 320, height: 800});
      expect.soft(await sidewaysScroll(page), `${address} at 320 px`).toBe(0);
    }
  });
}
