import type {Page, Route} from '@playwright/test';
import {brand} from '../src/brand';
import {message} from './lib/messages';
import {expect, test} from './lib/test';

/** Hosted search, without Algolia: the built site gets the configuration of a hosted build, and the test answers. */

const appId = 'TESTAPPID1';
const apiKey = '0123456789abcdef0123456789abcdef';
const hosts = /^https:\/\/[\w-]+\.(algolia\.net|algolianet\.com)\//i;

interface Asked {
  url: URL;
  headers: Record<string, string>;
  requests: {indexName: string; facetFilters: unknown; query: string; hitsPerPage: number}[];
}

const hit = {
  objectID: '1',
  url: 'https://docs.example.com/docs/university/Time%20sheets/rejecting-time-sheets#reject-hours',
  url_without_anchor: 'https://docs.example.com/docs/university/Time%20sheets/rejecting-time-sheets',
  anchor: 'reject-hours',
  type: 'lvl2',
  content: 'Send hours back',
  hierarchy: {lvl0: 'University', lvl1: 'Reject time sheets', lvl2: 'Reject hours'},
  _snippetResult: {content: {value: 'Send <mark>hours</mark> back'}, hierarchy: {lvl2: {value: 'Reject hours'}}},
  _highlightResult: {hierarchy: {lvl0: {value: 'University'}, lvl1: {value: 'Reject time sheets'}}},
};

/** Opens a page as a hosted build would serve it, and answers what it asks Algolia. */
async function openHosted(page: Page, path: string, answer: (route: Route) => Promise<void>): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace('engine:"embedded"', 'engine:"hosted"')
      .replace('appId:"embedded",apiKey:"embedded"', `appId:"${appId}",apiKey:"${apiKey}"`);
    await route.fulfill({response, body});
  });
  await page.route(hosts, async (route) => {
    const request = route.request();
    asked.push({
      url: new URL(request.url()),
      headers: request.headers(),
      requests: (request.postDataJSON() as Pick<Asked, 'requests'>).requests,
    });
    await answer(route);
  });
  await page.goto(path);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  return asked;
}

const found = (route: Route) =>
  route.fulfill({json: {results: [{hits: [hit], nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20, query: 'x'}]}});

const otherSites = new RegExp(`${hosts.source}|^${brand.links.status}/`, 'i');
test.use({expectedRequests: otherSites});

for (const [locale, prefix] of [
  ['en', ''],
  ['pt-br', '/pt-br'],
] as const) {
  test(`${locale}: the box asks the application for hits of its language and version`, async ({page}) => {
    const asked = await openHosted(page, `${prefix}/docs/`, found);
    await page.keyboard.press('/');
    await page.locator('.DocSearch-Input').fill('reject');
    const link = page.locator('.DocSearch-Hit a');
    await expect(link).toContainText('Reject hours');
    // The address in the index is that of production; the link stays on this site and in this language.
    await expect(link).toHaveAttribute(
      'href',
      new RegExp(`^${prefix}/docs/university/Time( |%20)sheets/rejecting-time-sheets#reject-hours$`),
    );
    const [first] = asked;
    const parameters = {...first!.headers, ...Object.fromEntries(first!.url.searchParams)};
    expect(parameters['x-algolia-application-id']).toBe(appId);
    expect(parameters['x-algolia-api-key']).toBe(apiKey);
    expect(parameters['x-algolia-agent']).toContain('docusaurus (3.7.0)');
    expect(first!.requests[0]).toMatchObject({
      indexName: 'sw_documentation',
      query: 'reject',
      hitsPerPage: 20,
      facetFilters: [`language:${locale}`, ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
    });
  });
}

test('a hit on another site of the product leads there', async ({page}) => {
  const elsewhere = `${brand.links.status}/history`;
  const external = {...hit, url: elsewhere, url_without_anchor: elsewhere, anchor: null, type: 'lvl1'};
  await openHosted(page, '/docs/', (route) =>
    route.fulfill({json: {results: [{hits: [external], nbHits: 1, page: 0, nbPages: 1}]}}),
  );
  await page.route(`${brand.links.status}/**`, (route) => route.fulfill({body: 'Status', contentType: 'text/html'}));
  await page.keyboard.press('/');
  await page.locator('.DocSearch-Input').fill('history');
  await expect(page.locator('.DocSearch-Hit a')).toHaveAttribute('href', elsewhere);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(elsewhere);
});

test('the search page asks the same application', async ({page}) => {
  const asked = await openHosted(page, '/search?q=reject', found);
  await expect(page.locator('main ol > li').getByRole('heading')).toHaveText('Reject time sheets');
  await expect(page.getByRole('link', {name: 'Reject hours'})).toHaveAttribute('href', /#reject-hours$/);
  expect(asked[0]!.requests[0]).toMatchObject({
    indexName: 'sw_documentation',
    facetFilters: ['language:en', ['docusaurus_tag:docs-default-current']],
  });
});

test.describe('when Algolia fails', () => {
  test.use({expectedErrors: /Failed to load resource/});

  test('box and page say so', async ({page}) => {
    await openHosted(page, '/docs/', (route) => route.abort());
    await page.keyboard.press('/');
    await page.locator('.DocSearch-Input').fill('reject');
    const failed = message('en', 'theme.SearchModal.errorScreen.titleText');
    await expect(page.locator('.DocSearch-Modal')).toContainText(failed, {timeout: 20_000});
    await page.goto('/search?q=reject');
    await expect(page.getByRole('alert')).toContainText(failed, {timeout: 20_000});
  });
});
