import {axeFindings} from './lib/axe';
import {expect, test} from './lib/test';

/** WCAG 2.2 AA by axe on a page of each kind, and wide tables and code that the keyboard can scroll. */

const pages = [
  '/',
  '/docs/',
  '/docs/university',
  '/docs/university/Time%20sheets/filling-time-sheets',
  '/docs/university/Dashboards/utilization-dashboard',
  '/docs/university/Maintenance/Import%20Data/users',
  '/docs/sdk/data',
  '/docs/craft/workspaces/craft-workspaces',
  '/docs/integrations',
  '/docs/api/client-api',
  '/docs/design/ux-rules',
  '/docs/status',
  '/docs/status/Availability%20Incidents/2021-07-23-webhooks-west-europe',
  '/search?q=time',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`axe finds nothing at ${width} px in ${colorScheme} mode`, async ({browser, baseURL}) => {
      test.setTimeout(180_000);
      const context = await browser.newContext({
        baseURL,
        colorScheme,
        viewport: {width, height: 900},
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const path of pages) {
        await page.goto(path);
        await page.waitForSelector('html[data-has-hydrated="true"]');
        expect.soft(await axeFindings(page), path).toEqual([]);
      }
      await context.close();
    });
  }
}

test.describe('what is wider than a phone', () => {
  const article = '/docs/integrations';

  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 844}});

    test('is a region with the name of its heading, which arrow keys scroll', async ({page}) => {
      await page.goto(article);
      const table = page.getByRole('region', {name: 'All integrations'});
      await table.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => table.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
      await expect(table.getByRole('table')).toBeVisible();
    });

    test('code too', async ({page}) => {
      await page.goto('/docs/api/client-api');
      await page.waitForSelector('html[data-has-hydrated="true"]');
      const code = page.locator('.theme-code-block pre[role="region"]').first();
      await code.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => code.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
      expect(await code.getAttribute('aria-label')).not.toBe('');
    });
  });

  test('is no stop where it fits', async ({page}) => {
    await page.setViewportSize({width: 1800, height: 900});
    await page.goto(article);
    await expect(page.locator('.table-frame').first()).toBeVisible();
    await expect(page.getByRole('region', {name: 'All integrations'})).toHaveCount(0);
  });
});
