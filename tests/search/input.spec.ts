import type {Page} from '@playwright/test';
import {algoliaHosts, openHosted} from '../fixture/hosted-search';
import {test as hostedTest} from '../fixture/test';
import {open as openEmbedded} from '../lib/open';
import {expect, test as embeddedTest} from '../lib/test';

/** The search box and the search page show a query as text, whether a reader types it or a link carries it. */

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

/** White space collapsed, as HTML shows it. */
const visible = (text: string) => text.replace(/\s+/g, ' ').trim();

async function expectInert(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  await expect(page.locator('img[src="x"], svg[onload], main script, .DocSearch-Modal script')).toHaveCount(0);
}

/** Leaves the page before its routes are removed: requests still under way would reach the real host. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.unrouteAll({behavior: 'ignoreErrors'});
}

const empty = {results: [{hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 20}]};

const openWithoutHits = (page: Page, path: string) => openHosted(page, path, (route) => route.fulfill({json: empty}));

for (const {engine, test, open} of [
  {engine: 'embedded', test: embeddedTest, open: openEmbedded},
  {engine: 'hosted', test: hostedTest, open: openWithoutHits},
]) {
  test.describe(`${engine} search shows any query as text`, () => {
    test.use({expectedRequests: algoliaHosts});

    test('on the search page', async ({page}) => {
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
      await page.locator('.DocSearch-Input').fill('<zzqqxxyy>');
      await expect(page.locator(`${box} .DocSearch-NoResults`)).toContainText('<zzqqxxyy>');
    });

    test('a malformed query in the address still opens the search page', async ({page}) => {
      for (const search of ['?q=%zz', '?q=%E0%A4%A', '?q', '?q=a&q=b', '?q=+%2B+', `?q=${'x'.repeat(3000)}`]) {
        await open(page, `/search${search}`);
        await expect(page.locator('h1')).toBeVisible();
        await expectInert(page);
        await leave(page);
      }
    });
  });
}
