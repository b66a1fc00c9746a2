import type {Locator} from '@playwright/test';
import {open} from '../lib/open';
import {expect, test} from '../lib/test';

/**
 * Under forced colors (contrast themes), nothing disappears that a background or an icon shows, whichever color mode
 * the reader chose on the site. Print shows the article without the menus.
 */

const article = '/docs/university/Time%20sheets/filling-time-sheets';

const style = (element: Locator, property: string, pseudo?: string) =>
  element.evaluate((node, args) => getComputedStyle(node, args[1]).getPropertyValue(args[0]!), [property, pseudo]);

for (const mode of ['light', 'dark']) {
  test.describe(`forced colors with the site in ${mode} mode`, () => {
    test.use({colorScheme: 'dark'});
    test.beforeEach(async ({page}) => {
      await page.emulateMedia({forcedColors: 'active'});
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    });

    test('a drawing keeps its colors on a background of its own', async ({page}) => {
      await open(page, article);
      const drawing = page.getByRole('main').locator('figure svg[role="img"]').first();
      const luminance = (color: string) =>
        page.evaluate((value) => {
          const context = document.createElement('canvas').getContext('2d')!;
          context.fillStyle = value;
          context.fillRect(0, 0, 1, 1);
          const [r, g, b] = context.getImageData(0, 0, 1, 1).data;
          return (0.2126 * r! + 0.7152 * g! + 0.0722 * b!) / 255;
        }, color);
      const ground = await luminance(await style(drawing, 'background-color'));
      const text = await luminance(await style(drawing.locator('.edge text').first(), 'fill'));
      expect(Math.abs(ground - text)).toBeGreaterThan(0.5);
    });

    test('the current page is underlined in navbar, sidebar, and table of contents', async ({page}) => {
      await open(page, `${article}#book-your-hours`);
      for (const current of [
        '.navbar__link--active',
        '.theme-doc-sidebar-menu a[aria-current="page"]',
        '.table-of-contents__link--active',
      ]) {
        expect(await style(page.locator(current).first(), 'text-decoration-line'), current).toBe('underline');
      }
    });

    test('the icons of menus and the borders of code are visible', async ({page}) => {
      await open(page, '/docs/documenting/mdx');
      expect(await style(page.locator('pre').first(), 'border-top-style')).toBe('solid');
      await open(page, article);
      const canvas = await style(page.locator('body'), 'background-color');
      const category = page.locator('.theme-doc-sidebar-menu .menu__link--sublist-caret').first();
      expect(await style(category, 'background-color', '::after')).not.toBe(canvas);
      expect(await style(category, 'mask-image', '::after')).toContain('svg');
      const languages = page.locator('.navbar .dropdown > .navbar__link').last();
      expect(await style(languages, 'border-left-color', '::after')).toBe('rgba(0, 0, 0, 0)');
    });

    test('a focused link has a ring', async ({page}) => {
      await open(page, article);
      const link = page.getByRole('main').getByRole('link').first();
      await link.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      expect(await style(link, 'outline-style')).toBe('solid');
      expect(await style(link, 'outline-color')).not.toBe(await style(page.locator('body'), 'background-color'));
    });

    test('the search box has a border, its selected hit an outline, and matched words a background', async ({page}) => {
      await open(page, '/docs/');
      await page.keyboard.press('/');
      await page.locator('.DocSearch-Input').fill('expense');
      const hit = page.locator('.DocSearch-Hit[aria-selected="true"] a');
      await expect(hit).toHaveCSS('outline-style', 'solid');
      await expect(page.locator('.DocSearch-Modal')).toHaveCSS('border-top-style', 'solid');
      const mark = page.locator('.DocSearch-Hit mark').first();
      expect(await style(mark, 'background-color')).not.toBe(await style(mark, 'color'));
      expect(await style(mark, 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
    });
  });
}

test('under forced colors, a palette shows its colors', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/docs/design/color');
  const swatches = page.locator('figure [style*="background"]');
  const colors = await swatches.evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).backgroundColor));
  expect(new Set(colors).size).toBeGreaterThan(2);
});

test('a printed article has no sidebar and no menus', async ({page}) => {
  await open(page, article);
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  for (const part of ['.navbar', '.theme-doc-sidebar-container', '.pagination-nav', '.footer']) {
    await expect(page.locator(part)).toBeHidden();
  }
});
