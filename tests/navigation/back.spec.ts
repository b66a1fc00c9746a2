import type {Page} from '@playwright/test';
import {wake} from '../../lib/page';
import {isInteractive, openWhole, open} from '../lib/open';
import {holdScripts} from '../lib/scripts';
import {shellTexts} from '../lib/shell-texts';
import {expect, test} from '../lib/test';

/**
 * Back closes what covers the page before it leaves the page, also for readers who come from another site, or whose first
 * act it is.
 */

const article = '/docs/university/Basics/find-your-way';
const box = (page: Page) => page.locator('.DocSearch-Modal');
const figure = (page: Page) => page.getByRole('dialog');
const menu = (page: Page) => page.locator('.navbar-sidebar--show .navbar-sidebar__items');
const openMenu = (page: Page) => page.getByRole('button', {name: shellTexts.en.toggleMenu}).click();

test.use({viewport: {width: 390, height: 800}});

for (const [name, show, cover] of [
  ['the search', (page: Page) => page.getByRole('button', {name: shellTexts.en.search}).click(), box],
  ['an enlarged figure', (page: Page) => page.getByRole('button', {name: 'Enlarge the figure'}).click(), figure],
  ['the menu', openMenu, menu],
] as const) {
  test(`Back closes ${name}, then leaves the page`, async ({page}) => {
    await page.goto('/docs/status');
    await open(page, article);
    const top = () => page.evaluate(() => window.scrollY);
    for (const close of [() => page.goBack(), () => page.keyboard.press('Escape'), () => page.goBack()]) {
      await show(page);
      await expect(cover(page)).toBeVisible();
      const before = await top();
      await close();
      await expect(cover(page)).toHaveCount(0);
      await expect(page).toHaveURL(article);
      expect(await top()).toBe(before);
    }
    await page.goBack();
    await expect(page).toHaveURL('/docs/status');
  });
}

test('a link that is pressed right after the search closes opens its page', async ({page}) => {
  await open(page, article);
  await page.getByRole('button', {name: shellTexts.en.search}).click();
  await expect(box(page)).toBeVisible();
  // Before the history has gone back.
  const next = await page.evaluate(async () => {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
    await Promise.resolve();
    const link = document.querySelector<HTMLAnchorElement>('.pagination-nav__link--next')!;
    link.click();
    return link.href;
  });
  await expect(page).toHaveURL(next);
  await expect(box(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(article);
});

for (const [way, close] of [
  ['Back', (page: Page) => page.goBack()],
  ['a press beside it', (page: Page) => page.mouse.click(380, 400)],
] as const) {
  test(`${way} closes the links of the menu before the scripts, and Back then leaves the page`, async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/docs/status');
    await page.goto(article);
    await openMenu(page);
    await expect(menu(page)).toBeVisible();
    await close(page);
    await expect(menu(page)).toHaveCount(0);
    await expect(page).toHaveURL(article);
    release();
    await isInteractive(page);
    await expect(menu(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/docs/status');
  });
}

test('a menu that is opened before the scripts has one entry of the history', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/docs/status');
  await page.goto(article);
  await openMenu(page);
  release();
  await isInteractive(page);
  await expect(page.locator('.navbar-sidebar__close')).toBeFocused();
  await page.goBack();
  await expect(menu(page)).toHaveCount(0);
  await expect(page).toHaveURL(article);
  await page.goBack();
  await expect(page).toHaveURL('/docs/status');
});

for (const scripts of ['before the scripts', 'once React runs']) {
  test.describe(scripts, () => {
    let release: () => void;

    test.beforeEach(async ({page}) => {
      release = await holdScripts(page);
      await page.goto('/docs/status');
      await page.goto(article);
      if (scripts === 'once React runs') {
        release();
        await wake(page);
        await isInteractive(page);
      }
      await openMenu(page);
    });

    test('a page that the menu leads to is one step from the page before it', async ({page}) => {
      await menu(page).getByRole('link', {name: 'Glossary', exact: true}).click();
      await expect(page).not.toHaveURL(article);
      release();
      await page.goBack();
      await expect(page).toHaveURL(article);
      await expect(menu(page)).toHaveCount(0);
    });

    test('the open page, chosen in the menu, is one step from the page before it', async ({page}) => {
      await menu(page).locator('a[aria-current=page]').last().click();
      await expect(menu(page)).toHaveCount(0);
      await expect(page).toHaveURL(article);
      release();
      await page.goBack();
      await expect(page).toHaveURL('/docs/status');
    });
  });
}

test('a link of the menu opens a tab with Ctrl, before the scripts and once React runs', async ({page, context}) => {
  const release = await holdScripts(page);
  await page.goto('/docs/status');
  await page.goto(article);
  for (const step of ['before the scripts', 'once React runs']) {
    await openMenu(page);
    const opened = context.waitForEvent('page');
    await menu(page)
      .getByRole('link', {name: 'Glossary', exact: true})
      .click({modifiers: ['ControlOrMeta']});
    await (await opened).close();
    await expect(menu(page), step).toHaveCount(0);
    await expect(page, step).toHaveURL(article);
    release();
    await isInteractive(page);
  }
  await page.goBack();
  await expect(page).toHaveURL('/docs/status');
});

test('the menu leads to another language, and Back from there to the page', async ({page}) => {
  await open(page, article);
  await openMenu(page);
  await menu(page).getByRole('button', {name: shellTexts.en.backToMainMenu}).click();
  await menu(page).getByText(shellTexts.en.languages).click();
  await menu(page).getByRole('link', {name: 'Português (Portugal)'}).click();
  await expect(page).toHaveURL(`/pt${article}`);
  await page.goBack();
  await expect(page).toHaveURL(article);
  await expect(menu(page)).toHaveCount(0);
});

test('a page that is opened from the search is one step from the page before it', async ({page}) => {
  await open(page, article);
  await page.getByRole('button', {name: shellTexts.en.search}).click();
  await box(page).getByRole('link').first().click();
  await expect(box(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(article);
  await page.goBack();
  await expect(page).toHaveURL(article);
  await page.goForward();
  await expect(page).not.toHaveURL(article);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('in the API reference, the way back leads past the operations that were opened', async ({page}) => {
  await open(page, article);
  await openWhole(page, '/swagger/?document=client-api');
  for (const index of [0, 1]) {
    await page.locator('.opblock-summary-control').nth(index).click();
    await expect(page.locator('.opblock.is-open')).toHaveCount(index + 1);
  }
  const {hash} = new URL(page.url());
  expect(hash).not.toBe('');
  await page.reload();
  await expect(page.locator('.opblock.is-open')).toHaveCount(1);
  expect(new URL(page.url()).hash).toBe(hash);
  await page.goBack();
  await expect(page).toHaveURL(article);
});
