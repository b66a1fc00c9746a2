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

/** The brightness of two colors of an element, from 0 to 1: what is behind it, and its text. */
const brightness = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const canvas = document.createElement('canvas').getContext('2d')!;
      const light = (color: string) => {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
        return (red! + green! + blue!) / 765;
      };
      const {backgroundColor, color} = getComputedStyle(element);
      return {background: light(backgroundColor), text: light(color)};
    });

for (const [path, text, untouched] of [
  ['/docs/documenting/mdx', '.markdown p', true],
  ['/docs/documenting/mdx', '.markdown p', false],
  ['/docs/documenting/mdx', '.theme-code-block', true],
  ['/swagger/', '.swagger-ui .opblock-summary-path', false],
] as const) {
  test(`${text} of ${path} is dark on white paper, ${untouched ? 'before' : 'after'} the scripts`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await (untouched ? page.goto(path) : open(page, path));
    await expect(page.locator(text).first()).toBeVisible();
    expect((await brightness(page, 'html')).background).toBeLessThan(0.2);
    await page.emulateMedia({colorScheme: 'dark', media: 'print'});
    expect((await brightness(page, 'html')).background).toBe(1);
    expect((await brightness(page, text)).text).toBeLessThan(0.4);
    await page.emulateMedia({colorScheme: 'dark', media: 'screen'});
    expect((await brightness(page, 'html')).background).toBeLessThan(0.2);
  });
}

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
