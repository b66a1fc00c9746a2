import type {Page} from '@playwright/test';
import {openWhole, open} from '../lib/open';
import {shellTexts} from '../lib/shell-texts';
import {expect, test} from '../lib/test';

/** Back closes what covers the page before it leaves the page, also for readers who come from another site. */

const article = '/docs/university/Basics/find-your-way';
const box = (page: Page) => page.locator('.DocSearch-Modal');
const figure = (page: Page) => page.getByRole('dialog');

test.use({viewport: {width: 390, height: 800}});

for (const [name, show, cover] of [
  ['the search', (page: Page) => page.getByRole('button', {name: shellTexts.en.search}).click(), box],
  ['an enlarged figure', (page: Page) => page.getByRole('button', {name: 'Enlarge the figure'}).click(), figure],
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
