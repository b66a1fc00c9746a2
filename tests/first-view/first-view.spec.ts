import type {Page} from '@playwright/test';
import {localePrefix, type Locale} from '../../settings/locales';
import {open} from '../lib/open';
import {hold, watchScripts} from '../lib/scripts';
import {shellTexts} from '../lib/shell-texts';
import {expect, test} from '../lib/test';

/**
 * The first page that a reader opens: its text is not hydrated (`src/components/ServedArticle`), and its scripts wait
 * until it can be painted (`plugins/head/template.ts`).
 */

const article = '/docs/design/dashboard';

test.describe('the opened article', () => {
  const link = (page: Page) => page.locator('.markdown a[href$="/utilization-dashboard"]').last();

  for (const locale of ['en', 'pt-br'] satisfies Locale[]) {
    test(`${locale}: its links navigate without reloading the site`, async ({page}) => {
      const start = localePrefix(locale) + article;
      await open(page, start);
      const text = await page.locator('.markdown').innerText();
      await page.evaluate(() => {
        document.body.dataset.stays = 'yes';
      });
      await link(page).click();
      await expect(page).toHaveURL(/utilization-dashboard$/);
      await expect(page.locator('.markdown')).not.toHaveText(text);
      await page.goBack();
      await expect(page).toHaveURL(start);
      expect(await page.locator('.markdown').innerText()).toBe(text);
      await link(page).click();
      await expect(page).toHaveURL(/utilization-dashboard$/);
      await expect(page.locator('body')).toHaveAttribute('data-stays', 'yes');
    });
  }

  test('its links open in a new tab with Ctrl or Cmd, and in this tab with Enter', async ({page, context}) => {
    await open(page, article);
    const [tab] = await Promise.all([context.waitForEvent('page'), link(page).click({modifiers: ['ControlOrMeta']})]);
    await expect(tab).toHaveURL(/utilization-dashboard$/);
    await expect(page).toHaveURL(article);
    await link(page).press('Enter');
    await expect(page).toHaveURL(/utilization-dashboard$/);
  });

  test('its tabs switch', async ({page}) => {
    await open(page, '/docs/documenting/mdx');
    const [first, second] = [0, 1].map((index) => page.locator('.markdown').getByRole('tab').nth(index));
    await second!.click();
    await expect(second!).toHaveAttribute('aria-selected', 'true');
    await expect(first!).toHaveAttribute('aria-selected', 'false');
  });
});

test('scripts are not requested before the text can be painted', async ({page}) => {
  const asked = watchScripts(page);
  const release = await hold(page, '**/*.css');
  // The logo comes after the scripts in the page, so by then a browser would have requested them.
  const logo = page.waitForRequest('**/img/logo*.svg');
  const opened = page.goto(article);
  await logo;
  expect([...asked.run, ...asked.early]).toEqual([]);
  release();
  await opened;
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(asked.run.size).toBeGreaterThan(2);
});

test('a page opened in a background tab gets its scripts', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', {value: true});
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(article);
  await expect(page.getByRole('button', {name: shellTexts.en.colourMode})).toBeEnabled();
});
