import type {Page} from '@playwright/test';
import {wake} from '../../lib/page';
import {isInteractive} from '../lib/open';
import {holdScripts, watchScripts} from '../lib/scripts';
import {shellTexts} from '../lib/shell-texts';
import {expect, test} from '../lib/test';

/** When a page fetches the site's scripts: at the first sign of a reader (`framework/early`). */

const article = '/docs/university/Time%20sheets/filling-time-sheets';
const texts = shellTexts.en;
const html = (page: Page) => page.locator('html');
const isAsleep = (page: Page) => expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
const colorSwitch = (page: Page) => page.getByRole('button', {name: texts.colorMode});
const searchField = (page: Page) => page.locator('.DocSearch-Input');

/** The names in a list of the page's script. */
const namesIn = async (page: Page, list: 'scripts' | 'search'): Promise<string[]> =>
  (await page.locator('script[data-scripts]').getAttribute(`data-${list}`))!.split(',');

/** Opens a page and waits for what it fetches. */
async function openAsleep(page: Page, path = article): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

test('a page fetches no script without a reader, all at the first sign of one, and runs them when he acts', async ({
  page,
}) => {
  const asked = watchScripts(page);
  // What links in view need is fetched only then, on a busy machine before this test looks.
  await page.addInitScript(() => {
    new MutationObserver((_records, observer) => {
      if (document.documentElement.dataset.hasHydrated === 'true') {
        observer.disconnect();
        performance.mark('hydrated');
      }
    }).observe(document, {subtree: true, attributeFilter: ['data-has-hydrated']});
  });
  await openAsleep(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect([...asked.early, ...asked.run]).toEqual([]);
  await page.locator('h1').hover();
  const names = await namesIn(page, 'scripts');
  // A busy machine fetches them one after another, whenever it has time.
  const outstanding = () => names.filter((name) => ![...asked.early].some((url) => url.endsWith(name)));
  await expect.poll(outstanding, {timeout: 60_000}).toEqual([]);
  expect([...asked.run]).toEqual([]);
  await isAsleep(page);
  await wake(page);
  await isInteractive(page);
  const needed = await page.evaluate(() => {
    const [{startTime} = {startTime: Infinity}] = performance.getEntriesByName('hydrated');
    const entries = performance.getEntriesByType('resource').filter((entry) => entry.startTime < startTime);
    return entries.map(({name}) => name);
  });
  const late = needed.filter((url) => asked.run.has(url) && !asked.early.has(url));
  expect(late).toEqual([]);
});

test('a reader who saves data gets no script before the first act', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  const asked = watchScripts(page);
  await openAsleep(page);
  await page.locator('h1').hover();
  await page.mouse.wheel(0, 40);
  expect([...asked.run, ...asked.early]).toEqual([]);
  await colorSwitch(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

for (const saveData of [false, true]) {
  test(`a page that scrolls by itself to a heading gets no script, ${saveData ? 'with' : 'without'} data saver`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value: {saveData: value, effectiveType: '4g'}});
    }, saveData);
    const asked = watchScripts(page);
    await page.goto(`${article}#troubleshooting`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    // Longer than scrolling is waited for.
    await page.waitForTimeout(1500);
    expect([...asked.run, ...asked.early]).toEqual([]);
    await page.mouse.wheel(0, -100);
    await isInteractive(page);
  });
}

test('scrolling starts the scripts when it has ended', async ({page}) => {
  await openAsleep(page);
  await page.mouse.wheel(0, 400);
  await isInteractive(page);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('search fetches its box together with the scripts', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(article);
  const asked = watchScripts(page);
  await page.getByRole('button', {name: texts.search}).click();
  const scripts = (await namesIn(page, 'search')).filter((name) => name.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  await expect.poll(() => scripts.filter((name) => ![...asked.early].some((url) => url.endsWith(name)))).toEqual([]);
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  release();
  await expect(searchField(page)).toBeFocused();
});
