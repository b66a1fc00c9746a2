import {existsSync} from 'node:fs';
import path from 'node:path';
import {brand} from '../src/brand';
import {htmlLang, localeCodes, localePrefix, sourceLocale, type Locale} from '../src/locales';
import {sourceDir, translationDir} from '../plugins/translations/status';
import {existingArticles, routes} from './lib/routes';
import {expect, test} from './lib/test';

/** Every article, in every language: it answers, is what it says it is, and knows its sidebar and its source. */

const articles = existingArticles();
const dirOf = (locale: Locale) => (locale === sourceLocale ? sourceDir : translationDir(locale));

const sidebarHomes: Record<string, string> = {docs: '/docs/', university: '/docs/university', status: '/docs/status'};

test('every route of the list has its article in every language, once', () => {
  expect(new Set(routes.map(({route}) => route)).size).toBe(routes.length);
  const missing = localeCodes.flatMap((locale) =>
    routes
      .map(({route}) => ({route, article: articles.find((entry) => entry.route === route)?.article}))
      .filter(({article}) => !article || !existsSync(path.join(dirOf(locale), article)))
      .map(({route}) => `${locale}: ${route}`),
  );
  console.log(
    `Routes: ${routes.length * localeCodes.length - missing.length} pages in ${localeCodes.length} languages.`,
  );
  expect(missing).toEqual([]);
});

const groups = [...new Set(articles.map(({group}) => group))];

for (const locale of localeCodes) {
  const prefix = localePrefix(locale);

  for (const group of groups) {
    // One page for all articles of a group: a warm cache makes each visit a quarter as long.
    test(`${locale} ${group}`, async ({page}) => {
      test.slow();
      for (const {route, sidebar, article} of articles.filter((entry) => entry.group === group)) {
        await test.step(route, async () => {
          const response = await page.goto(encodeURI(prefix + route));
          expect.soft(response?.status(), route).toBe(200);
          await expect.soft(page.locator('html'), route).toHaveAttribute('lang', htmlLang(locale));
          await expect.soft(page.locator('h1'), route).toHaveCount(1);

          const edit = page.locator('a.theme-edit-this-page');
          await expect
            .soft(edit, route)
            .toHaveAttribute('href', `${brand.repository.editUrl}${dirOf(locale)}/${article}`);

          const canonical = encodeURI(brand.siteUrl + prefix + route);
          await expect.soft(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
          await expect.soft(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(localeCodes.length + 1);

          const menu = page.locator('aside .theme-doc-sidebar-menu');
          if (sidebar) {
            const home = prefix + sidebarHomes[sidebar]!;
            await expect.soft(menu.locator('a').first(), route).toHaveAttribute('href', home);
            await expect.soft(menu.locator('a[aria-current="page"]'), route).toHaveAttribute('href', prefix + route);
          } else {
            await expect.soft(menu, route).toHaveCount(0);
          }
        });
      }
    });
  }
}
