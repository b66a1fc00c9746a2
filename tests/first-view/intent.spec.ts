import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {wake} from '../../lib/page';
import {isInteractive, open} from '../lib/open';
import {holdScripts} from '../lib/scripts';
import {shellTexts} from '../lib/shell-texts';
import {expect, test} from '../lib/test';

/** Scripts start at the reader's first act, which is kept until React runs and happens once (`framework/early`). */

const article = '/docs/university/Time%20sheets/filling-time-sheets';
const texts = shellTexts.en;
const html = (page: Page) => page.locator('html');
const colorSwitch = (page: Page) => page.getByRole('button', {name: texts.colorMode});
const category = (page: Page) => page.locator('.theme-doc-sidebar-menu a.menu__link--sublist').nth(1);
const searchField = (page: Page) => page.locator('.DocSearch-Input');

test('the early script has at most 6.5 KB, 2.85 KB after gzip', async ({request}) => {
  const page = await (await request.get(article)).text();
  const [, script] = /<script data-folder=[^>]*>(.*?)<\/script>/s.exec(page)!;
  expect(Buffer.byteLength(script!)).toBeLessThanOrEqual(6500);
  expect(gzipSync(script!).length).toBeLessThanOrEqual(2850);
});

test('the pages that are empty without script start it', async ({page}) => {
  for (const path of ['/search?q=SSO', '/swagger/', '/docs/status?year=2025']) {
    await page.goto(path);
    await isInteractive(page);
  }
});

test.describe('the first act, while the scripts are on their way', () => {
  let release: () => void;

  test.beforeEach(async ({page}) => {
    release = await holdScripts(page);
    await page.goto(article);
  });

  test('a press of the color switch is answered without them', async ({page}) => {
    for (const mode of ['dark', 'light', 'dark']) {
      await colorSwitch(page).click();
      await expect(html(page)).toHaveAttribute('data-theme', mode);
    }
    release();
    await isInteractive(page);
    await expect(colorSwitch(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await colorSwitch(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(colorSwitch(page)).toHaveAttribute('aria-pressed', 'false');
  });

  for (const key of ['Enter', 'Space']) {
    test(`${key} on the color switch`, async ({page}) => {
      await colorSwitch(page).press(key);
      release();
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      await isInteractive(page);
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    });

    test(`${key} on the language menu`, async ({page}) => {
      const menu = page.locator('.navbar [aria-haspopup]').last();
      await menu.press(key);
      expect(new URL(page.url()).hash).toBe('');
      await expect(page.locator('.navbar .dropdown__menu').last()).toBeVisible();
      release();
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      await isInteractive(page);
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
    });
  }

  const closed = (page: Page) => page.locator('.theme-doc-sidebar-menu a[aria-expanded=false]').first();
  const named = (page: Page, name: string) => page.locator('.theme-doc-sidebar-menu a[aria-expanded]', {hasText: name});

  test('a closed category opens without them, and React keeps it open', async ({page}) => {
    const name = await closed(page).innerText();
    const pressed = named(page, name);
    await closed(page).click();
    const lesson = page.getByRole('link', {name: 'Glossary', exact: true});
    await expect(lesson).toBeInViewport();
    await expect(pressed).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.theme-doc-sidebar-menu [aria-current]')).toHaveCount(1);
    release();
    await isInteractive(page);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expect(lesson).toHaveCount(1);
    await expect(lesson).toBeInViewport();
    await pressed.click();
    await expect(pressed).toHaveAttribute('aria-expanded', 'false');
    await expect(lesson).not.toBeInViewport();
    await expect(page).toHaveURL(article);
  });

  test('a closed category that is pressed after the scripts have started opens with React', async ({page}) => {
    const pressed = named(page, await closed(page).innerText());
    await wake(page);
    await closed(page).click();
    await expect(pressed).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(pressed).toHaveAttribute('aria-expanded', 'true');
  });

  test.describe('without the network', () => {
    test.use({expectedErrors: /ERR_FAILED/});

    test('a closed category whose links do not come opens with React', async ({page}) => {
      await page.route('**/docs/university/Basics/*', (route) => route.abort());
      const pressed = named(page, await closed(page).innerText());
      await closed(page).click();
      // Pressed again because nothing happened.
      await pressed.click();
      release();
      await expect(pressed).toHaveAttribute('aria-expanded', 'true');
      await isInteractive(page);
      await expect(pressed).toHaveAttribute('aria-expanded', 'true');
    });
  });

  test('an open category', async ({page}) => {
    await expect(category(page)).toHaveAttribute('aria-expanded', 'true');
    await category(page).click();
    await expect(category(page)).toHaveAttribute('aria-busy', 'true');
    await category(page).click();
    release();
    await expect(category(page)).toHaveAttribute('aria-expanded', 'false');
    await isInteractive(page);
    await expect(category(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expect(page).toHaveURL(article);
  });

  for (const [name, act] of [
    ['/', (page: Page) => page.keyboard.press('/')],
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
    ['a click', (page: Page) => page.getByRole('button', {name: texts.search}).click()],
    ['a touch of Space', (page: Page) => page.getByRole('button', {name: texts.search}).press('Space')],
  ] as const) {
    test(`search by ${name}, typing at once`, async ({page}) => {
      await act(page);
      await page.keyboard.type('time sh');
      release();
      await page.keyboard.type('eet');
      await expect(searchField(page)).toBeFocused();
      await page.keyboard.type('s');
      await expect(searchField(page)).toHaveValue('time sheets');
      await expect(page.locator('#typing')).toHaveCount(0);
    });
  }

  test('typing on the search button', async ({page}) => {
    await page.getByRole('button', {name: texts.search}).focus();
    await page.keyboard.type('sso');
    release();
    await expect(searchField(page)).toHaveValue('sso');
  });

  test('a press on code copies it without them', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/docs/automations/actions');
    const block = page.locator('.theme-code-block').first();
    const button = block.getByRole('button');
    const name = await button.getAttribute('aria-label');
    await button.click();
    await expect(block.locator('.copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.locator('code').textContent());
    release();
    await wake(page);
    await isInteractive(page);
    await expect(block.locator('.copied')).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-label', name!);
  });

  test('a link', async ({page}) => {
    const link = page.locator('.pagination-nav__link--next');
    const address = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${address!.split('/').at(-1)}$`));
    release();
  });
});

test.describe('a main script that does not load', () => {
  test.use({expectedErrors: /ERR_FAILED/});

  test('leaves links as they are, and the next act tries again', async ({page}) => {
    const pattern = '**/assets/js/main*.js';
    await page.route(pattern, (route) => route.abort());
    await page.goto(article);
    await page.getByRole('button', {name: texts.search}).click();
    await expect(page).toHaveURL('/search');
    await page.goto(article);
    const before = await category(page).getAttribute('aria-expanded');
    await category(page).click();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await page.unroute(pattern);
    await category(page).click();
    await expect(category(page)).toHaveAttribute('aria-expanded', before === 'true' ? 'false' : 'true');
  });
});

test('the page works after it has been opened', async ({page}) => {
  await open(page, article);
  await colorSwitch(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});
