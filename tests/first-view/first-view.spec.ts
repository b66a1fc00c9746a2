import type {Page} from '@playwright/test';
import {localePrefix, type Locale} from '../../settings/locales';
import {open} from '../lib/open';
import {expect, test} from '../lib/test';

/** The article that a reader opens, once its scripts run: its links, tabs, and menus work as on later pages. */

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
    // The headless shell often leaves the new tab empty, although it requests the page.
    const [request] = await Promise.all([
      context.waitForEvent('request', (asked) => asked.isNavigationRequest()),
      link(page).click({modifiers: ['ControlOrMeta']}),
    ]);
    expect(request.url()).toMatch(/utilization-dashboard$/);
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
