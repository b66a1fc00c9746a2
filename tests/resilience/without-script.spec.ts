import {i18n, localeCodes, localePrefix, type Locale} from '../../settings/locales';
import {message} from '../lib/messages';
import {watchScripts} from '../lib/scripts';
import {shellTexts} from '../lib/shell-texts';
import {expect, test} from '../lib/test';

/** Without JavaScript, a reader can read every article and reach every section, article, and language. */

const article = '/docs/university/Time%20sheets/filling-time-sheets';

for (const locale of ['en', 'pt-br'] as Locale[]) {
  const prefix = localePrefix(locale);
  const texts = shellTexts[locale];

  for (const width of [390, 1280]) {
    test.describe(`${locale} at ${width} px, without JavaScript`, () => {
      test.use({viewport: {width, height: 800}, javaScriptEnabled: false});

      test('an article shows its figures and one logo, and does not scroll sideways', async ({page}) => {
        await page.goto(prefix + article);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(texts.fillIn);
        const figures = page.getByRole('main').locator('figure');
        await expect(figures).not.toHaveCount(0);
        for (const figure of await figures.all()) {
          await expect(figure).toBeVisible();
        }
        await expect(page.getByRole('main').locator('figure svg[role="img"]').first()).toBeVisible();
        await expect(page.locator('.navbar__logo img').filter({visible: true})).toHaveCount(1);
        const main = await page.getByRole('main').boundingBox();
        expect(main!.x + main!.width).toBeLessThanOrEqual(width);
      });

      test('controls that need JavaScript are hidden', async ({page}) => {
        await page.goto(prefix + article);
        for (const name of [texts.toggleMenu, texts.close, texts.colorMode]) {
          await expect(page.getByRole('button', {name})).toBeHidden();
        }
      });

      test('the navbar leads to the sections', async ({page}) => {
        for (const [name, path] of [
          [texts.docs, '/docs/'],
          ['University', '/docs/university'],
          [texts.status, '/docs/status'],
        ] as const) {
          await page.goto(prefix + article);
          await page.getByRole('banner').getByRole('link', {name, exact: true}).click();
          await expect(page).toHaveURL(prefix + path);
        }
      });

      test('the sidebar leads to other articles, including those in closed categories', async ({page}) => {
        await page.goto(prefix + article);
        const sidebar = page.locator('.theme-doc-sidebar-menu');
        await sidebar.locator('a[href$="/approving-time-sheets"]').click();
        await expect(page).toHaveURL(`${prefix}/docs/university/Time%20sheets/approving-time-sheets`);
        await sidebar.locator('a[aria-expanded="false"][href*="/Expenses/"]').click();
        await expect(page).toHaveURL(new RegExp(`^[^?]*${prefix}/docs/university/Expenses/`));
        await expect(sidebar.locator('a[aria-current="page"]')).toBeVisible();
      });

      test('the menu of languages opens by keyboard and by mouse', async ({page}) => {
        const target = localeCodes.find((code) => code !== locale)!;
        const menu = page.getByRole('banner').getByRole('button', {name: i18n.localeConfigs[locale]!.label!});
        const link = page
          .getByRole('banner')
          .getByRole('link', {name: i18n.localeConfigs[target]!.label!, exact: true});
        await page.goto(prefix + article);
        await expect(link).toBeHidden();
        await menu.focus();
        await link.press('Enter');
        await expect(page).toHaveURL(localePrefix(target) + article);
        await page.goto(prefix + article);
        await menu.hover();
        await expect(page.locator('.navbar .dropdown__menu')).toHaveCSS('opacity', '1');
        await link.click();
        await expect(page).toHaveURL(localePrefix(target) + article);
      });

      test('search leads to a page that says it needs JavaScript, and links to the sections', async ({page}) => {
        await page.goto(`${prefix}/`);
        await page.getByRole('banner').getByRole('button', {name: texts.search}).click();
        await expect(page).toHaveURL(`${prefix}/search`);
        const needs =
          'The search runs in your browser, but JavaScript is off or the browser is too old. Start from a section:';
        await expect(page.getByText(message(locale, 'search.needsScript', needs))).toBeVisible();
        await page.getByRole('main').locator('a[href$="/docs/university"]').click();
        await expect(page).toHaveURL(`${prefix}/docs/university`);
      });
    });
  }
}

test.describe('an old browser, which lacks what the scripts need', () => {
  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
  });

  test('shows the plain page, and runs no scripts', async ({page}) => {
    const asked = watchScripts(page);
    await page.goto('/docs/api/quick-start');
    const texts = shellTexts.en;
    for (const name of [texts.close, texts.colorMode]) {
      await expect(page.getByRole('button', {name})).toBeHidden();
    }
    for (const panel of await page.locator('[role=tabpanel][hidden]').all()) {
      await expect(panel).toBeVisible();
    }
    await page.locator('.theme-doc-sidebar-menu a[aria-expanded=false]').first().click();
    await expect(page).not.toHaveURL(/quick-start/);
    await page.getByRole('banner').getByRole('button', {name: texts.search}).click();
    await expect(page).toHaveURL('/search');
    await expect(page.getByText('the browser is too old')).toBeVisible();
    expect([...asked.early, ...asked.run]).toEqual([]);
  });
});
