import type {Page} from '@playwright/test';
import {localeCodes, localePrefix} from '../../settings/locales';
import {message} from '../lib/messages';
import {open} from '../lib/open';
import {expect, test} from '../lib/test';

/** What a reader sees after pasting something into the search box, or after a deployment or a failure. */

const box = (page: Page) => page.locator('.DocSearch-Modal');
const field = (page: Page) => page.locator('.DocSearch-Input');
const hits = (page: Page) => box(page).locator('.DocSearch-Hit a');
const notice = (page: Page) => box(page).locator('.search-notice');

async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await field(page).fill(query);
}

/** Tells the page that a reader pastes, as a browser does before it inserts the text. */
async function paste(page: Page, text: string): Promise<void> {
  await field(page).evaluate((input: HTMLInputElement, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    const event = new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true});
    input.dispatchEvent(event);
  }, text);
}

for (const [query, path, marked] of [
  [
    'ExecuteIntegrationWorkflow',
    '/docs/automations/actions#execute-integration-workflow',
    'ExecuteIntegrationWorkflow',
  ],
  ['SW.Store.get', '/docs/sdk/store#get', 'SW.Store.get'],
  ['/api/auth/token', '/docs/api/reference/client-users#getUserId', 'api/auth/token'],
  ['2026/00008', '/docs/university/Bills/invoice-authorizations#create-the-authorizations', '2026 / 00008'],
] as const) {
  test(`the first hit of ${query} leads to the section that explains it, and the excerpt marks it`, async ({page}) => {
    await open(page, '/docs/');
    await searchFor(page, query);
    await expect(hits(page).first()).toHaveAttribute('href', new RegExp(`^${path.replace('#', '/?#')}$`));
    await expect(hits(page).first().locator('.search-excerpt mark').first()).toHaveText(marked);
  });
}

test('the beginning of an identifier is enough', async ({page}) => {
  await open(page, '/docs/');
  await page.keyboard.press('/');
  await field(page).pressSequentially('ExecuteInteg');
  await expect(hits(page).first()).toHaveAttribute('href', /\/automations\/actions\/?#execute-integration-workflow$/);
});

for (const locale of localeCodes) {
  test(`${locale}: quoted words that no page has in this order find the nearest, and the box says so`, async ({
    page,
  }) => {
    const said = message(
      locale,
      'search.nearest',
      'No page has the quoted words in this order. These are the nearest.',
    );
    await open(page, `${localePrefix(locale)}/docs/`);
    await searchFor(page, '"API users approve"');
    await expect(notice(page)).toHaveText(said);
    await expect(hits(page).first()).toBeVisible();
    await field(page).fill('');
    await expect(notice(page)).toBeHidden();
    await field(page).fill('API users approve');
    await expect(hits(page).first()).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await page.goto(`${localePrefix(locale)}/search?q=${encodeURIComponent('"API users approve"')}`);
    await expect(page.locator('main .search-notice')).toHaveText(said);
  });
}

test('quoted words find only the pages that have them in this order', async ({page}) => {
  await open(page, `/search?q=${encodeURIComponent('“send for approval”')}`);
  const articles = page.locator('main ol > li');
  await expect(articles.first()).toBeVisible();
  const count = await articles.count();
  expect(count).toBeGreaterThan(1);
  await expect(articles.locator('mark').filter({hasText: /^send for approval$/i})).not.toHaveCount(0);
  await open(page, '/search?q=send for approval');
  await expect.poll(() => articles.count()).toBeGreaterThan(count);
});

test('a pasted text that is too long is cut at a word, and the box and the search page say so', async ({page}) => {
  const text = 'Hours that you have sent for approval cannot be changed until the approver has decided';
  const words = 'Hours that you have sent for approval cannot be changed until';
  await open(page, '/docs/');
  await page.keyboard.press('/');
  await paste(page, text);
  await expect(field(page)).toHaveValue(words);
  await expect(notice(page)).toContainText('64');
  await expect(hits(page).first()).toBeVisible();
  await field(page).press('Backspace');
  await expect(notice(page)).toHaveCount(0);
  await paste(page, 'l and more');
  await expect(field(page)).toHaveValue(`${words.slice(0, -1)}l`);
  await page.goto(`/search?q=${encodeURIComponent(text)}`);
  await expect(page.locator('main .search-notice')).toContainText('64');
  await expect(page.locator('h1')).toContainText(words);
});

test.describe('when a file of the index fails', () => {
  test.use({expectedErrors: /Failed to load resource/});

  test('a tab that was open during a deployment loads the new index', async ({page}) => {
    await open(page, '/docs/');
    await searchFor(page, 'leaves');
    await expect(hits(page).first()).toBeVisible();
    await page.route('**/search-index/**', async (route) => {
      const url = route.request().url();
      if (url.includes('/files/') && !url.includes('-newer/')) {
        await route.fulfill({status: 404, body: ''});
      } else {
        const response = await route.fetch({url: url.replace('-newer/', '/')});
        const text = await response.text();
        await route.fulfill({response, body: text.replace(/("folder":"[^"]*)"/, '$1-newer"')});
      }
    });
    await field(page).fill('expense sheets');
    await expect(hits(page).first()).toContainText(/expense/i);
    // Excerpts may still be on their way.
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });

  test('the error box shows, and the next key tries again', async ({page}) => {
    await open(page, '/docs/');
    await page.route('**/search-index/**', (route) => route.abort());
    await searchFor(page, 'expense');
    await expect(box(page).getByRole('alert')).toBeVisible();
    await page.unroute('**/search-index/**');
    await field(page).press('s');
    await expect(hits(page).first()).toBeVisible();
    await expect(box(page).getByRole('alert')).toHaveCount(0);
  });
});

test('without results, the box always says what to try', async ({page}) => {
  await open(page, '/docs/');
  const tried = box(page)
    .locator('.search-none')
    .getByText(message('en', 'theme.SearchModal.noResultsScreen.suggestedQueryText'));
  for (const query of ['tymeshiit', 'zzqqxxyy']) {
    await searchFor(page, query);
    await expect(tried).toBeVisible();
    await expect(box(page).locator('.search-none a').first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('an event without a key, as browsers send for filled-in forms, does nothing', async ({page}) => {
  await open(page, '/docs/');
  await page.evaluate(() => document.body.dispatchEvent(new Event('keydown', {bubbles: true})));
  await searchFor(page, 'expense');
  await page.evaluate(() => document.body.dispatchEvent(new Event('keydown', {bubbles: true})));
  await expect(hits(page).first()).toBeVisible();
});
