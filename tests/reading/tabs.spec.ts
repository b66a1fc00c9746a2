import type {Page} from '@playwright/test';
import {wake} from '../../lib/page';
import {open, reload, start} from '../lib/open';
import {test as fixtureTest} from '../fixture/test';
import {holdScripts} from '../lib/scripts';
import {expect, test} from '../lib/test';

/** Tabs: the served ones stay when React starts, a reader's choice holds, and a link to a closed one opens it. */

const tab = (page: Page, name: string) => page.locator('.markdown').getByRole('tab', {name, exact: true});

test('the tabs that the page came with stay when React starts', async ({page}) => {
  await page.goto('/docs/api/quick-start');
  const served = await page.locator('.markdown .tabs-container').elementHandle();
  await start(page);
  // React has hydrated the article once its tabs answer.
  await tab(page, 'Python').click();
  await expect(tab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
  expect(await served.evaluate(({isConnected}) => isConnected)).toBe(true);
});

test('the language that a reader has chosen is open after a reload and on the next visit', async ({page}) => {
  await open(page, '/docs/api/quick-start');
  await expect(tab(page, 'curl')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Python').click();
  for (const back of [() => reload(page), () => open(page, '/docs/api/quick-start')]) {
    await back();
    await expect(tab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'curl')).toHaveAttribute('aria-selected', 'false');
    await expect(page.locator('.markdown [role=tabpanel]:visible')).toHaveCount(1);
  }
});

test('an address that names a language opens it', async ({page}) => {
  await open(page, '/docs/api/quick-start?language=csharp');
  await expect(tab(page, 'C#')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.markdown [role=tabpanel]:visible')).toHaveCount(1);
});

test('tabs and panels name each other', async ({page}) => {
  await page.goto('/docs/api/quick-start');
  for (const name of ['curl', 'Python']) {
    const panel = page.locator(`[id="${await tab(page, name).first().getAttribute('aria-controls')}"]`);
    await expect(panel).toHaveRole('tabpanel');
    await expect(panel).toHaveAttribute('aria-labelledby', (await tab(page, name).first().getAttribute('id'))!);
    expect(await panel.locator('code').count()).toBeGreaterThan(0);
  }
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({id}) => id));
  expect(ids).toHaveLength(new Set(ids).size);
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens a tab, before React and once it runs`, async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/docs/api/quick-start');
    await tab(page, 'Python').press(key);
    release();
    await start(page);
    await expect(tab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    await tab(page, 'curl').press(key);
    await expect(tab(page, 'curl')).toHaveAttribute('aria-selected', 'true');
    expect(await scrolled()).toBe(before);
  });
}

fixtureTest.describe('a heading in a closed tab', () => {
  const article = '/docs/tabs';
  const computer = (page: Page) => tab(page, 'Computer');
  const isReached = async (page: Page) => {
    const heading = page.locator('#on-a-tablet');
    await expect(heading).toBeInViewport();
    await expect(page.locator('#on-a-computer')).toBeHidden();
    const bar = await page.locator('.navbar').evaluate((navbar) => navbar.getBoundingClientRect().bottom);
    expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(Math.max(0, bar) - 1);
  };
  const isOpened = async (page: Page) => {
    await expect(computer(page)).toHaveAttribute('aria-selected', 'false');
    await isReached(page);
  };

  // Low, so that the heading isn't in view before.
  fixtureTest.use({viewport: {width: 1280, height: 400}});

  fixtureTest('is shown by its address, before React and once it runs', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(`${article}#on-a-tablet`);
    await isReached(page);
    const line = (name: string) => tab(page, name).evaluate((item) => getComputedStyle(item).borderBottomColor);
    expect(await line('Computer')).toBe('rgba(0, 0, 0, 0)');
    expect(await line('Tablet')).not.toBe('rgba(0, 0, 0, 0)');
    await wake(page);
    release();
    await isOpened(page);
    await computer(page).click();
    await expect(page.locator('#on-a-computer')).toBeVisible();
    await expect(page.locator('#on-a-tablet')).toBeHidden();
  });

  fixtureTest('is shown by a link of another page, of the table of contents, and back and forward', async ({page}) => {
    const contents = page.locator('.theme-doc-toc-desktop');
    await open(page, '/docs/');
    await page.getByRole('link', {name: 'how to swipe'}).click();
    await isOpened(page);
    for (const go of [
      () => contents.getByRole('link', {name: 'On a tablet'}).click(),
      async () => {
        await contents.getByRole('link', {name: 'After'}).click();
        await contents.getByRole('link', {name: 'On a tablet'}).click();
      },
      async () => {
        await page.goBack();
        await page.goForward();
      },
      async () => {
        await contents.getByRole('link', {name: 'After'}).click();
        await page.goBack();
      },
    ]) {
      await computer(page).click();
      await expect(computer(page)).toHaveAttribute('aria-selected', 'true');
      await go();
      await isOpened(page);
    }
  });
});
