import type {Page} from '@playwright/test';
import {hosts, openHosted} from '../lib/hosted-search';
import {open as openEmbedded} from '../lib/open';
import {expect, test} from '../lib/test';

/** What a reader types, or a link brings, is shown as text by the search box and the search page. */

const queries = [
  '<script>window.attacked = true</script>',
  '"><img src=x onerror="window.attacked = true">',
  "'-alert(1)-'",
  'javascript:window.attacked=true//',
  '{{product}} ${1+1} %3Cb%3E %zz',
  '</title></script><svg onload=window.attacked=true>',
  '\u202Eabc\u0000\u0007 \uD83D\uDCA9 ﷽ שלום',
  '[](){}*+?^$|\\/.#&=;,~`!@',
];

const box = '.DocSearch-Modal';

/** Without what can't be in a text field, and with spaces as HTML joins them. */
const visible = (text: string) => text.replace(/\s+/g, ' ').trim();

async function expectInert(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  await expect(page.locator('img[src="x"], svg[onload], main script, .DocSearch-Modal script')).toHaveCount(0);
}

/** Leaves the page before its routes go: what it still asks for would reach the real host. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.unrouteAll({behavior: 'ignoreErrors'});
}

const empty = {results: [{hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 20}]};

const engines = {
  embedded: openEmbedded,
  hosted: (page: Page, path: string) => openHosted(page, path, (route) => route.fulfill({json: empty})),
};

test.use({expectedRequests: hosts});

for (const [engine, open] of Object.entries(engines)) {
  test.describe(engine, () => {
    test('in the search page', async ({page}) => {
      test.slow();
      for (const query of queries) {
        await open(page, `/search?q=${encodeURIComponent(query)}`);
        const field = page.locator('main').getByRole('searchbox');
        await expect(field).toHaveValue(query);
        await expect(page.locator('h1')).toContainText(visible(query));
        await expect(page).toHaveTitle(
          new RegExp(
            visible(query)
              .slice(0, 5)
              .replace(/[^\p{L}]/gu, '.'),
          ),
        );
        await expect(
          page
            .locator('main')
            .getByText(/No results|Sorry/)
            .or(page.locator('main ol'))
            .first(),
        ).toBeVisible();
        await expectInert(page);
        await leave(page);
      }
    });

    test('in the search box', async ({page}) => {
      await open(page, '/docs/');
      await page.keyboard.press('/');
      for (const query of queries) {
        await page.locator('.DocSearch-Input').fill(query);
        await expect(page.locator(`${box} .DocSearch-NoResults, ${box} .DocSearch-Hit`).first()).toBeVisible();
        await expectInert(page);
      }
      await page.locator('.DocSearch-Input').fill(queries[0]!);
      await expect(page.locator(`${box} .DocSearch-NoResults`)).toContainText(queries[0]!);
    });

    test('an address that is no proper query is read as it can be', async ({page}) => {
      for (const search of ['?q=%zz', '?q=%E0%A4%A', '?q', '?q=a&q=b', '?q=+%2B+', `?q=${'x'.repeat(3000)}`]) {
        await open(page, `/search${search}`);
        await expect(page.locator('h1')).toBeVisible();
        await expectInert(page);
        await leave(page);
      }
    });
  });
}
