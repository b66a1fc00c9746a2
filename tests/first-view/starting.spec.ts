import type {Page} from '@playwright/test';
import {hold, holdScripts} from '../lib/scripts';
import {isInteractive, open} from '../lib/open';
import {expect, test} from '../lib/test';

/** What a reader presses in the moments in which React starts counts once, as before and after them. */

const article = '/docs/university/Time%20sheets/filling-time-sheets';
const typing = (page: Page) => page.locator('#typing');
const searchField = (page: Page) => page.locator('.DocSearch-Input');
const searchButton = (page: Page) => page.locator('[aria-keyshortcuts]');

/** Runs in the page as soon as React answers presses: what the reader did before is done again then, and nothing else yet. */
const whenInteractive = (page: Page, act: () => void) =>
  page.addInitScript(`addEventListener('interactive', () => queueMicrotask(${act.toString()}), {once: true})`);

/** Lets React take its time for the answer to a press that the early script repeats, or to the reader's own. */
const answerSlowly = (page: Page, ofReader: boolean) =>
  page.addInitScript((isOwn) => {
    addEventListener(
      'click',
      ({isTrusted}) => {
        if (isTrusted === isOwn) {
          console.log('answering');
          const end = performance.now() + 1500;
          while (performance.now() < end);
        }
      },
      true,
    );
  }, ofReader);

for (const [name, size, selector, openControl] of [
  [
    'the contents of a page on a phone',
    {width: 390, height: 800},
    '.theme-doc-toc-mobile button',
    '[class*=tocCollapsibleExpanded] button',
  ],
  [
    'an open category',
    {width: 1280, height: 800},
    '.theme-doc-sidebar-menu .menu__link--sublist.menu__link--active',
    '.theme-doc-sidebar-menu .menu__link--active[aria-expanded=true]',
  ],
] as const) {
  for (const [moment, isAwake] of [
    ['React starts', false],
    ['React runs', true],
  ] as const) {
    test(`a second press of ${name}, before the answer of the first, counts as one with it while ${moment}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await answerSlowly(page, isAwake);
      const release = isAwake ? () => undefined : await holdScripts(page);
      await (isAwake ? open(page, article) : page.goto(article));
      const control = page.locator(selector).first();
      const isOpen = page.locator(openControl);
      const before = await isOpen.count();
      const {x, y} = (await control.boundingBox())!;
      const press = () => page.mouse.click(x + 20, y + 10);
      const answering = page.waitForEvent('console', (message) => message.text() === 'answering');
      const first = press();
      await (isAwake ? answering : first);
      release();
      await answering;
      await press();
      await first;
      await isInteractive(page);
      await expect(control).not.toHaveAttribute('aria-busy');
      await expect(isOpen).not.toHaveCount(before);
      await page.waitForTimeout(500);
      await expect(isOpen).not.toHaveCount(before);
      await press();
      await expect(isOpen).toHaveCount(before);
    });
  }
}

for (const [name, init] of [
  ['Ctrl+K', {key: 'k', ctrlKey: true}],
  ['/', {key: '/'}],
] as const) {
  test(`${name} opens the search in the moment in which React has begun to run`, async ({page}) => {
    await page.addInitScript((keys) => Object.assign(window, {keys}), init);
    await whenInteractive(page, () => {
      const {keys} = window as unknown as {keys: KeyboardEventInit};
      document.body.dispatchEvent(new KeyboardEvent('keydown', {...keys, bubbles: true, cancelable: true}));
    });
    await open(page, article);
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(searchField(page)).toHaveCount(0);
    await page.keyboard.press(name === '/' ? '/' : 'Control+k');
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(searchField(page)).toHaveCount(0);
  });
}

for (const [moment, address] of [
  ['the scripts run', '**/assets/js/*.js'],
  ['the search box has loaded', '**/assets/js/search.*.js'],
] as const) {
  test(`Escape calls the search off before ${moment}`, async ({page}) => {
    const release = await hold(page, address);
    await page.goto(article);
    if (address.includes('search')) {
      await open(page, article);
    }
    await page.keyboard.press('/');
    await page.keyboard.type('time');
    await expect(typing(page)).toHaveValue('time');
    await page.keyboard.press('Escape');
    await expect(typing(page)).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
    release();
    await isInteractive(page);
    await expect(searchButton(page)).not.toHaveAttribute('aria-busy');
    await page.waitForTimeout(500);
    await expect(searchField(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue('');
  });
}
