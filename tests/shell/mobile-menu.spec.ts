import type {Page} from '@playwright/test';
import {localeCodes, localePrefix, type Locale} from '../../settings/locales';
import {message} from '../lib/messages';
import {shellTexts} from '../lib/shell-texts';
import {isDrawn, isInteractive, open} from '../lib/open';
import {holdScripts} from '../lib/scripts';
import {expect, test} from '../lib/test';

/** The menu on narrow screens, by touch and by keyboard. */

const article = '/docs/university/Time%20sheets/filling-time-sheets';
const menu = (page: Page) => page.locator('.navbar-sidebar');
const toggle = (page: Page, locale: Locale) => page.getByRole('button', {name: shellTexts[locale].toggleMenu});
const close = (page: Page, locale: Locale) =>
  menu(page).getByRole('button', {
    name: message(locale, 'theme.docs.sidebar.closeSidebarButtonAriaLabel', 'Close navigation bar'),
  });

const openArticle = (page: Page, locale: Locale) => open(page, localePrefix(locale) + article);

test.use({viewport: {width: 390, height: 844}});

test.describe('by touch', () => {
  test.use({hasTouch: true, isMobile: true});

  for (const locale of localeCodes) {
    test(`${locale}: the mobile menu shows the sidebar, leads to the main menu, and closes`, async ({page}) => {
      const texts = shellTexts[locale];
      const prefix = localePrefix(locale);
      await openArticle(page, locale);
      await expect(page.getByRole('banner').getByRole('link', {name: texts.docs, exact: true})).toBeHidden();
      await toggle(page, locale).tap();
      await expect(menu(page).locator('.theme-doc-sidebar-menu a[aria-current="page"]')).toBeInViewport();
      await menu(page).getByRole('button', {name: texts.backToMainMenu}).tap();
      await expect(menu(page).getByRole('link', {name: texts.docs, exact: true})).toBeInViewport();
      await expect(menu(page).getByText(texts.languages)).toBeVisible();
      await menu(page).getByRole('link', {name: texts.status}).tap();
      await expect(page).toHaveURL(`${prefix}/docs/status`);
      await expect(menu(page)).toBeHidden();
      await toggle(page, locale).tap();
      await close(page, locale).tap();
      await expect(menu(page)).toBeHidden();
    });
  }
});

for (const locale of ['en', 'pt-br'] satisfies Locale[]) {
  test.describe(locale, () => {
    test('the page does not scroll behind the open mobile menu', async ({page}) => {
      await openArticle(page, locale);
      await page.mouse.move(380, 400);
      await toggle(page, locale).press('Enter');
      await expect(menu(page)).toBeVisible();
      await page.mouse.wheel(0, 300);
      await isDrawn(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await close(page, locale).press('Enter');
      await expect(menu(page)).toBeHidden();
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    });

    test("from 996 pixels on, the layout is the desktop's, and an open mobile menu closes", async ({page}) => {
      await openArticle(page, locale);
      const wide = [page.locator('.theme-doc-sidebar-container'), page.locator('.theme-doc-toc-desktop')];
      const links = page.getByRole('banner').getByRole('link', {name: shellTexts[locale].docs, exact: true});
      for (const width of [996, 997]) {
        await page.setViewportSize({width: 995, height: 800});
        for (const part of [...wide, links]) {
          await expect(part).toBeHidden();
        }
        await toggle(page, locale).click();
        await expect(menu(page)).toBeVisible();
        await page.setViewportSize({width, height: 800});
        await expect(menu(page)).toBeHidden();
        await expect(toggle(page, locale)).toBeHidden();
        await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
        for (const part of [...wide, links]) {
          await expect(part).toBeVisible();
        }
        await page.setViewportSize({width: 995, height: 800});
        await expect(toggle(page, locale)).toHaveAttribute('aria-expanded', 'false');
        await expect(menu(page)).toBeHidden();
      }
    });

    test('the mobile menu takes the focus, returns it, and closes when the focus leaves', async ({page}) => {
      await openArticle(page, locale);
      await toggle(page, locale).press('Enter');
      await expect(close(page, locale)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(toggle(page, locale)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(close(page, locale)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeHidden();
      await expect(toggle(page, locale)).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(close(page, locale)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(menu(page).getByRole('button', {name: shellTexts[locale].backToMainMenu})).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(menu(page).locator('.theme-doc-sidebar-menu a').first()).toBeFocused();
      await menu(page).locator('.theme-doc-sidebar-menu a:visible').last().focus();
      await page.keyboard.press('Tab');
      await expect(menu(page)).toBeHidden();
      expect(await page.evaluate(() => document.activeElement?.closest('.navbar'))).toBeNull();
    });
  });
}

test.describe('an article at the end of a long list', () => {
  for (const isAwake of [false, true]) {
    test(`is in view in the menu ${isAwake ? 'once React runs' : 'before React'}, and the page stays`, async ({
      page,
    }) => {
      await page.setViewportSize({width: 390, height: 844});
      const release = isAwake ? () => undefined : await holdScripts(page);
      await (isAwake ? open(page, '/docs/integrations/ziflow') : page.goto('/docs/integrations/ziflow'));
      const before = await page.evaluate(() => scrollY);
      await toggle(page, 'en').click();
      const article = page.locator('.navbar-sidebar--show .theme-doc-sidebar-menu a[aria-current=page]').last();
      await expect(article).toBeInViewport({ratio: 1});
      expect(await page.evaluate(() => scrollY)).toBe(before);
      release();
      await isInteractive(page);
      await expect(page.locator('#early-menu')).toHaveCount(0);
      await expect(article).toBeInViewport({ratio: 1});
    });
  }
});
