import type {Page} from '@playwright/test';
import {open, reload, start} from '../lib/open';
import {holdScripts} from '../lib/scripts';
import {expect, test} from '../lib/test';

/** The keys of the search: only those that an article names are taken, the same ones before React and once it runs. */

const article = '/docs/university/Time%20sheets/filling-time-sheets';
const box = (page: Page) => page.locator('.DocSearch-Modal');

/** What is pressed; `on` is the selector of what has the focus, if anything has. */
type Press = Record<string, string | boolean>;

const taken: Record<string, Press> = {
  '/': {key: '/', code: 'Slash'},
  '/ on a German keyboard': {key: '/', code: 'Digit7', shiftKey: true},
  '/ on the search button': {key: '/', code: 'Slash', on: '[aria-keyshortcuts]'},
  'Ctrl+K': {key: 'k', code: 'KeyK', ctrlKey: true},
  'Cmd+K': {key: 'k', code: 'KeyK', metaKey: true},
  'Ctrl+K with Caps Lock': {key: 'K', code: 'KeyK', ctrlKey: true},
  'Ctrl+K, Greek': {key: 'κ', code: 'KeyK', ctrlKey: true},
  'Ctrl+K, Dvorak': {key: 'k', code: 'KeyV', ctrlKey: true},
};

const left: Record<string, Press> = {
  '/ on a heading link': {key: '/', code: 'Slash', on: 'main .hash-link'},
  '/ on a button': {key: '/', code: 'Slash', on: 'button[aria-pressed]'},
  '/ on a category': {key: '/', code: 'Slash', on: '.menu a[aria-expanded]'},
  'Ctrl+/': {key: '/', code: 'Slash', ctrlKey: true},
  'Alt+/': {key: '/', code: 'Slash', altKey: true},
  'Ctrl+Shift+K': {key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true},
  'Cmd+Shift+K': {key: 'k', code: 'KeyK', metaKey: true, shiftKey: true},
  'Ctrl+Alt+K': {key: 'k', code: 'KeyK', ctrlKey: true, altKey: true},
  'Ctrl+T, Dvorak': {key: 't', code: 'KeyK', ctrlKey: true},
  k: {key: 'k', code: 'KeyK'},
};

/** @returns whether the page took the key */
const isTaken = (page: Page, press: Press): Promise<boolean> =>
  page.evaluate((keys) => {
    const focused = keys.on ? document.querySelector<HTMLElement>(String(keys.on))! : document.body;
    focused.focus();
    const event = new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...keys});
    focused.dispatchEvent(event);
    return event.defaultPrevented;
  }, press);

for (const isAwake of [false, true]) {
  test(`${isAwake ? 'once React runs' : 'before React'}, only the documented keys are taken`, async ({page}) => {
    if (isAwake) {
      await open(page, article);
    } else {
      await holdScripts(page);
      await page.goto(article);
    }
    for (const [name, press] of Object.entries(left)) {
      expect.soft(await isTaken(page, press), name).toBe(false);
    }
    await expect(page.locator('#typing')).toHaveCount(0);
    await expect(box(page)).toHaveCount(0);
    for (const [name, press] of Object.entries(taken)) {
      expect.soft(await isTaken(page, press), name).toBe(true);
      const opened = isAwake ? box(page) : page.locator('#typing');
      await expect(opened).toBeVisible();
      if (isAwake) {
        await page.keyboard.press('Escape');
        await expect(box(page)).toHaveCount(0);
      } else {
        await opened.evaluate((field) => field.remove());
      }
    }
  });
}

test('the key / can be turned off, which the browser remembers, and on again', async ({page}) => {
  await open(page, article);
  const button = page.locator('a[aria-keyshortcuts]');
  const hint = button.locator('kbd');
  const setting = page.getByRole('checkbox', {name: 'The key / opens the search'});
  await expect(hint).toBeVisible();
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
  await page.keyboard.press('/');
  await expect(setting).toBeChecked();
  await setting.press('Space');
  await expect(setting).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
  for (const visit of [() => Promise.resolve(), () => page.reload(), () => start(page)]) {
    await visit();
    await expect(hint).toBeHidden();
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    expect(await isTaken(page, taken['/']!)).toBe(false);
  }
  await page.keyboard.press('Control+k');
  await setting.check();
  await page.keyboard.press('Escape');
  await reload(page);
  await expect(hint).toBeVisible();
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
  expect(await isTaken(page, taken['/']!)).toBe(true);
});

test('an enlarged figure keeps the keys of the search', async ({page}) => {
  await open(page, '/docs/documenting/mdx');
  await page.locator('figure button').first().click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  for (const key of ['Control+k', '/']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(300);
    await expect(page.locator('.DocSearch-Modal, #typing')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
});
