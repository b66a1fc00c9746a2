import {localeCodes, localePrefix} from '../../settings/locales';
import {expectNoFindings, looks, otherPages} from '../lib/axe';
import {open, openWhole} from '../lib/open';
import {expect, test} from '../lib/test';

/**
 * What `routes.spec.ts`, which runs axe on every article, does not cover: the other pages, code in both color modes, and
 * wide tables and code that the keyboard can scroll.
 */

/** An article of each shape: home, how-to, dashboard, SDK, API, operations, guideline, incident, status. */
const unstarted = [
  '/docs/',
  '/docs/university/Time%20sheets/filling-time-sheets',
  '/docs/university/Dashboards/utilization-dashboard',
  '/docs/sdk/store',
  '/docs/api/client-api',
  '/docs/api/reference/client-users',
  '/docs/design/color',
  '/docs/status/Availability%20Incidents/2020-07-06-east-us',
  '/docs/status',
];

for (const [index, path] of otherPages.entries()) {
  test(`axe finds nothing on ${path}`, async ({page}) => {
    const address = localePrefix(localeCodes[index % localeCodes.length]!) + path;
    await openWhole(page, address);
    await expectNoFindings(page, address, looks);
  });
}

for (const [index, path] of [...unstarted, ...otherPages].entries()) {
  test(`before any script of the page has run, axe finds nothing on ${path}`, async ({page}) => {
    const address = localePrefix(localeCodes[index % localeCodes.length]!) + path;
    for (const look of looks) {
      await page.emulateMedia({colorScheme: look.colorScheme});
      await page.setViewportSize({width: look.width, height: 900});
      await page.goto(address);
      await expectNoFindings(page, address, [look]);
    }
  });
}

test('each of the six colors of code has enough contrast in both color modes', async ({page}) => {
  const article = '/docs/documenting/style-guide';
  await open(page, article);
  for (const color of ['a', 'c', 'f', 'k', 'm', 's']) {
    await expect(page.locator(`.theme-code-block code span.${color}`).first()).toBeAttached();
  }
  await expectNoFindings(page, article, looks);
});

test.describe('a table or code block that is wider than the screen', () => {
  const article = '/docs/integrations';

  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 844}});

    test('a table is a group named by its heading, and arrow keys scroll it', async ({page}) => {
      await open(page, article);
      const table = page.getByRole('group', {name: 'All integrations'});
      await table.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => table.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
      await expect(table.getByRole('table')).toBeVisible();
    });

    test('a code block is a named group, and arrow keys scroll it', async ({page}) => {
      await open(page, '/docs/api/client-api');
      const code = page.locator('.theme-code-block pre[role="group"]').first();
      await code.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => code.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
      expect(await code.getAttribute('aria-label')).not.toBe('');
    });
  });

  test('a table that fits is not a tab stop', async ({page}) => {
    await page.setViewportSize({width: 1800, height: 900});
    await open(page, article);
    await expect(page.locator('.table-frame').first()).toBeVisible();
    await expect(page.getByRole('group', {name: 'All integrations'})).toHaveCount(0);
  });
});
