import type {Page} from '@playwright/test';
import {brand} from '../../settings/brand';
import {localeCodes, localePrefix, type Locale} from '../../settings/locales';
import {message} from '../lib/messages';
import {shellTexts} from '../lib/shell-texts';
import {open} from '../lib/open';
import {expect, test} from '../lib/test';

/** The search box and the search page, with the embedded engine, in every language. */

const modal = (locale: Locale, id: string) => message(locale, `theme.SearchModal.${id}`);
const box = (page: Page) => page.locator('.DocSearch-Modal');
const field = (page: Page) => page.locator('.DocSearch-Input');
const hits = (page: Page) => box(page).locator('.DocSearch-Hit a');
const button = (page: Page, locale: Locale) =>
  page.getByRole('banner').getByRole('button', {name: shellTexts[locale].search});

async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await field(page).fill(query);
}

for (const locale of localeCodes) {
  const prefix = localePrefix(locale);
  const home = `${prefix}/docs/`;
  const {fillIn} = shellTexts[locale];

  test.describe(locale, () => {
    test('the search box opens by click or key, closes by key or outside click, and returns the focus', async ({
      page,
    }) => {
      await open(page, home);
      const opener = button(page, locale);
      const ways: [() => Promise<void>, () => Promise<void>][] = [
        [() => opener.click(), () => page.keyboard.press('Escape')],
        [() => page.keyboard.press('Control+k'), () => page.keyboard.press('Control+k')],
        [() => page.keyboard.press('Meta+k'), () => page.mouse.click(5, 500)],
        [() => page.keyboard.press('/'), () => page.keyboard.press('Escape')],
      ];
      for (const [show, hide] of ways) {
        await show();
        await expect(field(page)).toBeFocused();
        await expect(field(page)).toHaveAttribute('placeholder', modal(locale, 'placeholder'));
        await hide();
        await expect(box(page)).toHaveCount(0);
        await expect(opener).toBeFocused();
      }
      await opener.press('f');
      await expect(field(page)).toHaveValue('f');
    });

    test('a slash typed into a text field does not open the search box', async ({page}) => {
      await open(page, `${prefix}/search`);
      await page.locator('main').getByRole('searchbox').press('/');
      await expect(box(page)).toHaveCount(0);
      await expect(page.locator('main').getByRole('searchbox')).toHaveValue('/');
    });

    test('hits are grouped by section, highlighted, and open with the keyboard', async ({page}) => {
      await open(page, home);
      await searchFor(page, fillIn);
      await expect(box(page).locator('.DocSearch-Hit-source').filter({hasText: 'University'})).toBeVisible();
      await expect(hits(page).first()).toContainText(fillIn);
      await expect(hits(page).first().locator('mark').first()).toBeVisible();
      await expect(box(page).getByText(message(locale, 'theme.SearchBar.seeAll').split('{')[0]!)).toBeVisible();
      const paths = await hits(page).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
      expect(paths.filter((path) => !path.startsWith(`${prefix}/docs/`))).toEqual([]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(page.locator('h1')).toHaveText(fillIn);
      await expect(box(page)).toHaveCount(0);
    });

    test('recent and favorite searches are kept', async ({page}) => {
      await open(page, home);
      await searchFor(page, fillIn);
      await expect(hits(page).first()).toContainText(fillIn);
      await page.keyboard.press('Enter');
      await expect(page.locator('h1')).toHaveText(fillIn);
      await page.keyboard.press('/');
      await expect(box(page)).toContainText(modal(locale, 'startScreen.recentSearchesTitle'));
      await expect(hits(page)).toHaveCount(1);
      await box(page).getByTitle(modal(locale, 'startScreen.saveRecentSearchButtonTitle')).click();
      await expect(box(page)).toContainText(modal(locale, 'startScreen.favoriteSearchesTitle'));
      await box(page).getByTitle(modal(locale, 'startScreen.removeFavoriteSearchButtonTitle')).click();
      await expect(box(page)).toContainText(modal(locale, 'startScreen.noRecentSearchesText'));
    });

    test('without results, the search box says so and offers to report it', async ({page}) => {
      await open(page, home);
      await searchFor(page, 'zzqqxxyy');
      await expect(box(page)).toContainText(modal(locale, 'noResultsScreen.noResultsText'));
      const report = box(page).getByRole('link', {
        name: modal(locale, 'noResultsScreen.reportMissingResultsLinkText'),
      });
      await expect(report).toHaveAttribute(
        'href',
        `${brand.repository.newIssueUrl}?template=missing-article.yml&title=Search%3A+zzqqxxyy`,
      );
    });

    test('without results, the box and the search page offer the nearest articles, or else popular questions', async ({
      page,
    }) => {
      await open(page, home);
      await searchFor(page, 'tymeshiit');
      const offered = box(page).locator('.search-none li a');
      await expect(offered.and(page.locator('[href*="time" i]')).first()).toBeVisible();
      const title = await offered.first().textContent();
      await field(page).fill('zzqqxxyy');
      const question = message(locale, 'popular.expenses', 'How do I claim an expense?');
      await expect(box(page).locator('.search-none').getByRole('link', {name: question})).toBeVisible();
      await expect(offered).toHaveCount(0);
      await open(page, `${prefix}/search?q=tymeshiit`);
      await page.locator('main [role="status"]').getByRole('link', {name: title!, exact: true}).click();
      await expect(page.locator('h1')).toHaveText(title!);
    });

    test('the search page lists articles, loads more on scroll, and supports the back button', async ({page}) => {
      await open(page, home);
      await searchFor(page, 'API');
      await box(page).getByText(message(locale, 'theme.SearchBar.seeAll').split('{')[0]!).click();
      await expect(page).toHaveURL(`${prefix}/search?q=API`);
      const articles = page.locator('main ol > li');
      await expect(articles.first()).toBeVisible();
      await page.locator('main').getByRole('searchbox').fill('Acme');
      await page.locator('main').getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(`${prefix}/search?q=Acme`);
      await expect(articles.first()).toContainText(/acme/i);
      const before = await articles.count();
      await page.mouse.wheel(0, 20_000);
      await expect.poll(() => articles.count()).toBeGreaterThan(before);
      await page.goBack();
      await expect(page.locator('h1')).toContainText('API');
    });

    test('the empty search page asks for a query', async ({page}) => {
      await open(page, `${prefix}/search`);
      await expect(page.locator('h1')).toHaveText(message(locale, 'theme.SearchPage.emptyResultsTitle'));
      await expect(page.locator('main ol')).toHaveCount(0);
    });
  });
}

test('a word from another language has no results', async ({page}) => {
  await open(page, '/search?q=feriado');
  await expect(page.getByText(message('en', 'theme.SearchModal.noResultsScreen.noResultsText'))).toBeVisible();
});

test('search code and index load only when the reader turns to search', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, '/docs/');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes('/search-index/'))).toEqual([]);
  const before = requests.length;
  await button(page, 'en').hover();
  await expect.poll(() => requests.slice(before).filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  expect(requests.filter((url) => url.includes('/search-index/'))).toEqual([]);
  await page.keyboard.press('/');
  await field(page).fill('time');
  await expect.poll(() => requests.filter((url) => url.includes('/search-index/')).length).toBeGreaterThan(2);
});

test('a section limits the results, in the next language too', async ({page}) => {
  await open(page, '/search?q=dashboard');
  const found = page.locator('main ol > li > div:first-child');
  await page.getByRole('navigation', {name: 'Sections'}).getByRole('link', {name: 'University'}).click();
  await expect(page).toHaveURL(/section=university$/);
  await expect(found.first()).toBeVisible();
  expect(new Set(await found.allInnerTexts())).toEqual(new Set(['University']));
  await open(page, '/es/search?q=sso&section=docs');
  await expect(found.first()).toBeVisible();
  expect(new Set(await found.allInnerTexts())).toEqual(new Set(['Documentación']));
});

test('the search box loads when a finger comes down on its button', async ({page}) => {
  await open(page, '/docs/');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await button(page, 'en').dispatchEvent('pointerdown', {pointerType: 'touch', bubbles: true});
  await expect.poll(() => requests.filter((url) => url.includes('/assets/js/search.')).length).toBeGreaterThan(0);
  await expect(box(page)).toHaveCount(0);
});

test('a query has at most 64 characters', async ({page}) => {
  await open(page, '/docs/');
  await page.keyboard.press('/');
  await field(page).pressSequentially('x'.repeat(70), {delay: 0});
  await expect(field(page)).toHaveValue('x'.repeat(64));
});

test('suggestions for an earlier query that arrive late are not shown', async ({page}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/titles.json', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/docs/');
  const asked = page.waitForRequest('**/titles.json');
  await searchFor(page, 'tymeshiit');
  await asked;
  await field(page).fill('time sheet');
  await expect(hits(page).first()).toBeVisible();
  const answered = page.waitForResponse('**/titles.json');
  release();
  await (await answered).finished();
  // Longer than the answer takes to be shown: the first query is answered within a frame or two.
  await page.waitForTimeout(300);
  await expect(box(page).locator('.search-none')).toHaveCount(0);
  await expect(hits(page).first()).toBeVisible();
});

test('excerpts below headings appear without moving the hits', async ({page}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let requests = 0;
  await page.route(/\/t\d+\.json$/, async (route) => {
    requests += 1;
    // The texts of the first two articles decide their order.
    if (requests > 2) {
      await held;
    }
    await route.continue();
  });
  await open(page, '/docs/');
  await searchFor(page, 'reject time sheets');
  const filled = box(page)
    .locator('.search-excerpt')
    .filter({has: page.locator('mark')});
  await expect(filled.first()).toBeVisible();
  const count = await filled.count();
  const places = () => hits(page).evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  const before = await places();
  release();
  await expect.poll(() => filled.count()).toBeGreaterThan(count);
  expect(await places()).toEqual(before);
});

test('a hit under a heading links to that heading', async ({page}) => {
  await open(page, '/docs/');
  await searchFor(page, 'toDocument');
  const heading = hits(page).filter({hasText: 'toDocument'}).locator('..').locator('a[href*="#"]').first();
  await expect(heading).toHaveAttribute('href', /application-navigate\/?#to-document$/);
});

test('a slow search shows that it is still searching', async ({page}) => {
  await page.route('**/search-index/en.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await open(page, '/docs/');
  await searchFor(page, 'time sheet');
  await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
  await expect(hits(page).first()).toBeVisible();
  await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
});

test.describe('when the search index does not load', () => {
  test.use({expectedErrors: /Failed to load resource/});

  for (const locale of localeCodes) {
    test(`${locale}: the search box and the search page say so, and work again afterward`, async ({page}) => {
      const pattern = '**/search-index/**';
      await page.route(pattern, (route) => route.abort());
      await open(page, `${localePrefix(locale)}/docs/`);
      await searchFor(page, 'a');
      await expect(box(page)).toContainText(modal(locale, 'errorScreen.titleText'));
      await expect(box(page)).toContainText(modal(locale, 'errorScreen.helpText'));
      await page.goto(`${localePrefix(locale)}/search?q=time`);
      await expect(page.getByRole('alert')).toContainText(modal(locale, 'errorScreen.titleText'));
      await page.unroute(pattern);
      await page.reload();
      await expect(page.getByRole('status')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});

test('long titles of hits are read whole on a phone', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await open(page, '/pt/docs/');
  await searchFor(page, 'painel de controlo');
  await expect(hits(page).first()).toBeVisible();
  const cut = await page
    .locator('.DocSearch-Hit-content-wrapper, .DocSearch-Hit-title, .DocSearch-Hit-path')
    .evaluateAll((parts) =>
      parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent),
    );
  expect(cut).toEqual([]);
});
