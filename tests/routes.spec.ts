import {existsSync} from 'node:fs';
import path from 'node:path';
import {brand} from '../src/brand';
import {htmlLang, localeCodes, localePrefix, sourceLocale} from '../src/locales';
import {sourceDir, translationDir} from '../plugins/translations/status';
import {existingArticles, routes} from './lib/routes';
import {expect, test} from './lib/test';

/** Every article, in every language: it answers, is what it says it is, and knows its sidebar and its source. */

const articles = existingArticles();

const sidebarHomes: Record<string, string> = {docs: '/docs/', university: '/docs/university', status: '/docs/status'};

test('the route list is whole and has no doubles', () => {
  expect(routes).toHaveLength(214);
  expect(new Set(routes.map(({route}) => route)).size).toBe(214);
  const total = routes.length * localeCodes.length;
  const translated = localeCodes.flatMap((locale) =>
    articles.filter(({article}) =>
      existsSync(path.join(locale === sourceLocale ? sourceDir : translationDir(locale), article)),
    ),
  );
  console.log(`Routes: ${translated.length} of ${total} exist (${articles.length} articles).`);
});

for (const locale of localeCodes) {
  for (const {route, sidebar, article} of articles) {
    test(`${locale} ${route}`, async ({page}) => {
      const response = await page.goto(encodeURI(localePrefix(locale) + route));
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang(locale));
      await expect(page.locator('h1')).toHaveCount(1);

      const dir = locale === sourceLocale ? sourceDir : translationDir(locale);
      const edit = page.locator('a.theme-edit-this-page');
      await expect(edit).toHaveAttribute('href', `${brand.repository.editUrl}${dir}/${article}`);

      const canonical = encodeURI(brand.siteUrl + localePrefix(locale) + route);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
      await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(localeCodes.length + 1);

      const menu = page.locator('aside .theme-doc-sidebar-menu');
      if (sidebar) {
        await expect(menu.locator('a').first()).toHaveAttribute('href', localePrefix(locale) + sidebarHomes[sidebar]!);
        await expect(menu.locator('a[aria-current="page"]')).toHaveAttribute('href', localePrefix(locale) + route);
      } else {
        await expect(menu).toHaveCount(0);
      }
    });
  }
}
