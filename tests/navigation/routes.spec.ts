import {existsSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio/slim';
import {brand} from '../../settings/brand';
import {htmlLang, localeCodes, localePrefix, type Locale} from '../../settings/locales';
import {articlesDir} from '../../articles/files';
import {expectNoFindings, looks} from '../lib/axe';
import {open, sidewaysScroll} from '../lib/open';
import {existingArticles, routes, type ExistingArticle} from '../lib/routes';
import {expect, test} from '../lib/test';

/**
 * Every article in every language, as served: status, metadata, sidebar and source link. Each article is also opened
 * once, in rotating languages, widths and color modes: the same facts hold, axe finds nothing (the nightly matrix has
 * all combinations), and the page is no wider than 320 px.
 */

const articles = existingArticles();

const sidebarHomes: Record<string, string> = {docs: '/docs/', university: '/docs/university', status: '/docs/status'};

test('every route in tests/routes.json has exactly one article in every language', () => {
  expect(new Set(routes.map(({route}) => route)).size).toBe(routes.length);
  const missing = localeCodes.flatMap((locale) =>
    routes
      .map(({route}) => ({route, article: articles.find((entry) => entry.route === route)?.article}))
      .filter(({article}) => !article || !existsSync(path.join(articlesDir(locale), article)))
      .map(({route}) => `${locale}: ${route}`),
  );
  console.log(
    `Routes: ${routes.length * localeCodes.length - missing.length} pages in ${localeCodes.length} languages.`,
  );
  expect(missing).toEqual([]);
});

const groups = [...new Set(articles.map(({group}) => group))];

/** What readers see, and what the head of the page declares. */
function factsOf(html: string) {
  const $ = load(html);
  const attributes = (selector: string, name: string) =>
    $(selector)
      .get()
      .map((element) => $(element).attr(name));
  return {
    lang: $('html').attr('lang'),
    h1: $('h1').length,
    edit: attributes('a.theme-edit-this-page', 'href'),
    canonical: attributes('link[rel="canonical"]', 'href'),
    alternates: attributes('link[rel="alternate"][hreflang]', 'hreflang'),
    sidebarHome: attributes('aside .theme-doc-sidebar-menu a', 'href').slice(0, 1),
    sidebarPage: attributes('aside .theme-doc-sidebar-menu a[aria-current="page"]', 'href'),
  };
}

function expectedFacts(locale: Locale, {route, sidebar, article}: ExistingArticle) {
  const prefix = localePrefix(locale);
  return {
    lang: htmlLang(locale),
    h1: 1,
    edit: [`${brand.repository.editUrl}${articlesDir(locale)}/${article}`],
    canonical: [encodeURI(brand.siteUrl + prefix + route)],
    alternates: [...localeCodes.map(htmlLang), 'x-default'],
    sidebarHome: sidebar ? [prefix + sidebarHomes[sidebar]!] : [],
    sidebarPage: sidebar ? [prefix + route] : [],
  };
}

for (const group of groups) {
  test(`${group}: every article is served with its metadata, sidebar and source link in every language`, async ({
    request,
  }) => {
    test.slow();
    for (const entry of articles.filter((article) => article.group === group)) {
      for (const locale of localeCodes) {
        const path = encodeURI(localePrefix(locale) + entry.route);
        const response = await request.get(path);
        expect.soft(response.status(), path).toBe(200);
        expect.soft(factsOf(await response.text()), path).toEqual(expectedFacts(locale, entry));
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
      const path = encodeURI(localePrefix(locale) + entry.route);
      await page.setViewportSize({width: 1280, height: 900});
      const response = await open(page, path);
      expect.soft(response?.status(), path).toBe(200);
      expect.soft(factsOf(await page.content()), path).toEqual(expectedFacts(locale, entry));
      await expectNoFindings(page, path, [look]);
      await page.setViewportSize({width: 320, height: 800});
      expect.soft(await sidewaysScroll(page), `${path} at 320 px`).toBe(0);
    }
  });
}
