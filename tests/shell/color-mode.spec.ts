import type {Page} from '@playwright/test';
import {localePrefix, type Locale} from '../../settings/locales';
import {wake} from '../../lib/page';
import {open} from '../lib/open';
import {shellTexts} from '../lib/shell-texts';
import {expect, test} from '../lib/test';

/** Light and dark mode: the default, the reader's choice, and when it can be made. */

const html = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test('the color mode is light when the system has no preference', async ({page}) => {
  await page.addInitScript(() => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) => matchMedia(query.includes('color-scheme') ? 'not all' : query);
  });
  await open(page, '/');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('the color mode follows the system, even while the page is open', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/es/');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  expect(await stored(page)).toBeNull();
});

test('a printed page is light', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/docs/documenting/mdx');
  await page.emulateMedia({colorScheme: 'dark', media: 'print'});
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({colorScheme: 'dark', media: 'screen'});
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

for (const locale of ['en', 'pt-br'] satisfies Locale[]) {
  const home = `${localePrefix(locale)}/`;
  const button = (page: Page) => page.getByRole('button', {name: shellTexts[locale].colorMode});

  test(`${locale}: a chosen color mode is remembered, overrides the system, and applies to other tabs`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({colorScheme: 'light'});
    const other = await context.newPage();
    await open(other, '/docs/');
    await open(page, home);
    expect(await stored(page)).toBeNull();
    await button(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page)).toBe('dark');
    await expect(html(other)).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await wake(page);
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await button(page).press('Space');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    expect(await stored(page)).toBe('light');
    await expect(html(other)).toHaveAttribute('data-theme', 'light');
  });
}
