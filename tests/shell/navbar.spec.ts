import type {Page} from '@playwright/test';
import {i18n, localeCodes, localePrefix, type Locale} from '../../settings/locales';
import {shellTexts} from '../lib/shell-texts';
import {open} from '../lib/open';
import {scrollAndRest} from '../lib/scroll';
import {expect, test} from '../lib/test';

/** The navbar: when it hides, and its menus by mouse and keyboard. */

const article = '/docs/university/Time%20sheets/filling-time-sheets';

const label = (locale: Locale) => i18n.localeConfigs[locale]!.label!;
const languageMenu = (page: Page, locale: Locale) =>
  page.getByRole('banner').getByRole('button', {name: label(locale), exact: true});
const language = (page: Page, locale: Locale) =>
  page.getByRole('banner').getByRole('link', {name: label(locale), exact: true});

for (const [locale, other] of [
  ['en', 'pt-br'],
  ['pt-br', 'en'],
] satisfies [Locale, Locale][]) {
  const texts = shellTexts[locale];
  const prefix = localePrefix(locale);
  const docsLink = (page: Page) => page.getByRole('banner').getByRole('link', {name: texts.docs, exact: true});

  test.describe(locale, () => {
    test('the navbar hides on scrolling down, returns on scrolling up, and stays at the top of the page', async ({
      page,
    }) => {
      await open(page, prefix + article);
      const navbar = page.locator('.navbar');
      const height = await navbar.evaluate((element) => element.clientHeight);
      const scrollTo = (top: number) => scrollAndRest(navbar, top);
      await scrollTo(1);
      await scrollTo(height - 1);
      await expect(docsLink(page)).toBeInViewport();
      await scrollTo(height + 100);
      await scrollTo(height + 200);
      await expect(docsLink(page)).not.toBeInViewport();
      await scrollTo(height + 150);
      await expect(docsLink(page)).toBeInViewport();
      await scrollTo(height + 300);
      await expect(docsLink(page)).not.toBeInViewport();
      await scrollTo(0);
      await expect(docsLink(page)).toBeInViewport();
    });

    test('the navbar marks the section of the open page', async ({page}) => {
      const marked = page.getByRole('banner').locator('.navbar__link--active');
      for (const path of ['/', '/search']) {
        await open(page, prefix + path);
        await expect(marked, path).toHaveCount(0);
      }
      for (const [path, home] of [
        ['/docs/', '/docs/'],
        ['/docs', '/docs/'],
        ['/docs/documenting/style-guide', '/docs/'],
        ['/docs/university', '/docs/university'],
        [article, '/docs/university'],
        ['/docs/status', '/docs/status'],
      ] as const) {
        await open(page, prefix + path);
        await expect(marked, path).toHaveAttribute('href', prefix + home);
      }
      await open(page, prefix + article);
      await docsLink(page).click();
      await expect(marked).toHaveText([texts.docs]);
    });

    test('the navbar hides when the reader jumps to a heading', async ({page}) => {
      await open(page, prefix + article);
      const contents = page.locator('.table-of-contents a');
      await contents.last().click();
      await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
      await expect(docsLink(page)).not.toBeInViewport();
    });

    test('the menu of languages opens with Enter and Space, and closes with Escape and when the focus leaves', async ({
      page,
    }) => {
      await open(page, `${prefix}/`);
      const menu = languageMenu(page, locale);
      for (const key of ['Enter', 'Space']) {
        await menu.press(key);
        await expect(menu).toHaveAttribute('aria-expanded', 'true');
        await expect(language(page, other)).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(language(page, 'en')).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(menu).toBeFocused();
        await expect(menu).toHaveAttribute('aria-expanded', 'false');
        await expect(language(page, other)).toBeHidden();
      }
      await menu.press('Enter');
      await expect(language(page, other)).toBeVisible();
      for (const code of localeCodes) {
        await page.keyboard.press('Tab');
        await expect(language(page, code)).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
      await expect(language(page, other)).toBeHidden();
    });

    test.describe('the menu of languages', () => {
      test.use({expectedErrors: /status of 404/});

      for (const path of [
        '/',
        '/docs/',
        '/docs/api/client-api',
        article,
        '/docs/status',
        '/search',
        '/swagger/',
        '/nowhere',
      ]) {
        // An anchor that exists would hide the navbar. Swagger UI adds a leading slash to an anchor without one.
        const kept = `${path}?from=test${path === '/swagger/' ? '#/kept' : '#kept'}`;
        test(`keeps path, query, and hash of ${path}`, async ({page}) => {
          // The menu's links are complete once the page is hydrated.
          await open(page, prefix + kept);
          await languageMenu(page, locale).press('Enter');
          await expect(language(page, other)).toBeVisible();
          await language(page, other).press('Enter');
          await expect(page).toHaveURL(localePrefix(other) + kept);
          await expect(page.locator('html')).toHaveAttribute('lang', i18n.localeConfigs[other]!.htmlLang!);
        });
      }
    });
  });
}

test('the menu of languages opens on hover and closes when the mouse leaves', async ({page}) => {
  await open(page, '/');
  await languageMenu(page, 'en').hover();
  await expect(language(page, 'pt')).toBeVisible();
  await page.getByRole('heading', {level: 1}).hover();
  await expect(language(page, 'pt')).toBeHidden();
});
