import type {Page} from '@playwright/test';
import {isInteractive} from '../lib/open';
import {holdScripts} from '../lib/scripts';
import {shellTexts} from '../lib/shell-texts';
import {expect, test} from '../lib/test';

/** The menu of a phone as the first act, while the scripts are on their way (`framework/early/menu.ts`). */

const article = '/docs/university/Time%20sheets/filling-time-sheets';
const texts = shellTexts.en;

test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

const menu = (page: Page) => page.locator('.navbar .navbar-sidebar');
const links = (page: Page) => page.locator('#early-menu');

for (const [name, path, link] of [
  ['an article', article, 'Fill in'],
  ['a page without a sidebar', '/', texts.docs],
] as const) {
  test(`the menu of ${name} shows its links at once, and opens behind them`, async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(path);
    await page.getByRole('button', {name: texts.toggleMenu}).tap();
    await expect(links(page).getByRole('link', {name: link, exact: true})).toBeInViewport();
    release();
    await expect(menu(page)).toBeInViewport();
    await expect(links(page)).toHaveCount(0);
    await isInteractive(page);
    await expect(menu(page).getByRole('link', {name: link, exact: true})).toBeInViewport();
    await expect(menu(page).locator('.navbar-sidebar__close')).toBeFocused();
  });
}

test('a third press of the menu, before the second is answered, leaves the page where it is', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await page.goto(article);
  await page.getByRole('button', {name: texts.toggleMenu}).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 3; press += 1) {
      button.click();
    }
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(page).toHaveURL(article);
  release();
});

test('a link of the menu works before the scripts', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('button', {name: texts.toggleMenu}).tap();
  await links(page).getByRole('link', {name: texts.docs, exact: true}).tap();
  await expect(page).toHaveURL(/\/docs/);
  release();
});

test('a category of the menu leads to its articles before the scripts', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(article);
  await page.getByRole('button', {name: texts.toggleMenu}).tap();
  await links(page).locator('.menu__link--sublist[aria-expanded=false]').first().tap();
  await expect(page).not.toHaveURL(article);
  release();
});

test('a menu that is closed before the scripts stays closed', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(article);
  await page.getByRole('button', {name: texts.toggleMenu}).tap();
  await page.touchscreen.tap(380, 400);
  await expect(links(page)).toHaveCount(0);
  release();
  await isInteractive(page);
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await page.getByRole('button', {name: texts.toggleMenu}).tap();
  await expect(menu(page)).toBeInViewport();
});
