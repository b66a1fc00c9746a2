import type {Page} from '@playwright/test';
import {i18n} from '../../settings/locales';
import {isInteractive} from '../lib/open';
import {holdScripts} from '../lib/scripts';
import {expect, test} from '../lib/test';

/** The menu of languages before React runs, and its handing over to React, by keyboard. */

const article = '/docs/university/Time%20sheets/filling-time-sheets';
const languageMenu = (page: Page) => page.locator('.navbar [aria-haspopup]').last();
const language = (page: Page, code: 'es') =>
  page.locator('.navbar').getByRole('link', {name: i18n.localeConfigs[code]!.label!, exact: true});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens the language menu before the scripts, and closes it again`, async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(article);
    const menu = languageMenu(page);
    await menu.press(key);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await menu.press(key);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(language(page, 'es')).toBeHidden();
    release();
    await isInteractive(page);
    await expect(menu).not.toHaveAttribute('aria-busy');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await menu.press(key);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(language(page, 'es')).toBeVisible();
  });
}

test('React leaves the focus on the language that the reader has reached', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(article);
  await languageMenu(page).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const entry = page.locator('.navbar a[lang]:focus');
  const reached = await entry.getAttribute('lang');
  release();
  await isInteractive(page);
  await expect(languageMenu(page)).not.toHaveAttribute('aria-busy');
  await expect(entry).toHaveAttribute('lang', reached!);
});

for (const [name, leave] of [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a press beside it', (page) => page.locator('h1').click()],
  [
    'Tab',
    async (page) => {
      while (await page.locator('.navbar .dropdown:focus-within').count()) {
        await page.keyboard.press('Tab');
      }
    },
  ],
] as const satisfies [string, (page: Page) => Promise<void>][]) {
  test(`${name} closes the language menu before React runs, and React doesn't open it again`, async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(article);
    const menu = languageMenu(page);
    await menu.press('Enter');
    await expect(language(page, 'es')).toBeVisible();
    await leave(page);
    await expect(language(page, 'es')).toBeHidden();
    release();
    await isInteractive(page);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await page.waitForTimeout(500);
    await expect(menu).not.toBeFocused();
    await expect(language(page, 'es')).toBeHidden();
    await menu.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(language(page, 'es')).toBeVisible();
  });
}

test.describe('when the scripts fail', () => {
  test.use({expectedErrors: /ERR_FAILED/});

  test('the language menu stays open, and the address is the same', async ({page}) => {
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.goto(article);
    const failed = page.waitForEvent('requestfailed');
    await languageMenu(page).press('Enter');
    await failed;
    await page.waitForTimeout(500);
    await expect(page).toHaveURL(article);
    await expect(language(page, 'es')).toBeVisible();
    await language(page, 'es').press('Enter');
    await expect(page).toHaveURL(`/es${article}`);
  });
});

test('a press on text that React has not reached yet closes the menu', async ({page}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('.dropdown--show')) {
        observer.disconnect();
        document.querySelector('.theme-doc-markdown p')!.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
      }
    }).observe(document, {subtree: true, attributeFilter: ['class']});
  });
  const release = await holdScripts(page);
  await page.goto(article);
  await languageMenu(page).press('Enter');
  release();
  await isInteractive(page);
  await expect(languageMenu(page)).toHaveAttribute('aria-expanded', 'false');
});
