import type {Route} from '@playwright/test';
import {brand} from '../../settings/brand';
import {algoliaHosts, openHosted} from '../fixture/hosted-search';
import {fixtureSearch} from '../fixture/search';
import {test} from '../fixture/test';
import {message} from '../lib/messages';
import {expect} from '../lib/test';

/** The search box and the search page of a build that is configured for hosted search. */

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

const found = (route: Route) =>
  route.fulfill({json: {results: [{hits: [hit], nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20, query: 'x'}]}});

const otherSites = new RegExp(`${algoliaHosts.source}|^${brand.links.status}/`, 'i');
test.use({expectedRequests: otherSites});

for (const [locale, prefix] of [
  ['en', ''],
  ['pt-br', '/pt-br'],
] as const) {
  test(`${locale}: the box asks the Algolia application for hits in the page's language and version`, async ({
    page,
  }) => {
    const sent = await openHosted(page, `${prefix}/docs/`, found);
    await page.keyboard.press('/');
    await page.locator('.DocSearch-Input').fill('reject');
    const link = page.locator('.DocSearch-Hit a');
    await expect(link).toContainText('Reject hours');
    // The index holds production addresses; the link stays on this site and in this language.
    await expect(link).toHaveAttribute(
      'href',
      new RegExp(`^${prefix}/docs/university/Time( |%20)sheets/rejecting-time-sheets#reject-hours$`),
    );
    const [first] = sent;
    const parameters = {...first!.headers, ...Object.fromEntries(first!.url.searchParams)};
    expect(parameters['x-algolia-application-id']).toBe(fixtureSearch.appId);
    expect(parameters['x-algolia-api-key']).toBe(fixtureSearch.apiKey);
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
  const sent = await openHosted(page, '/search?q=reject', found);
  await expect(page.locator('main ol > li').getByRole('heading')).toHaveText('Reject time sheets');
  await expect(page.getByRole('link', {name: 'Reject hours'})).toHaveAttribute('href', /#reject-hours$/);
  expect(sent[0]!.requests[0]).toMatchObject({
    indexName: 'sw_documentation',
    facetFilters: ['language:en', ['docusaurus_tag:docs-default-current']],
  });
});

test.describe('when Algolia fails', () => {
  test.use({expectedErrors: /Failed to load resource/});

  test('the box and the search page say so', async ({page}) => {
    const sent = await openHosted(page, '/docs/', (route) => route.abort());
    await page.keyboard.press('/');
    await page.locator('.DocSearch-Input').fill('reject');
    const failed = message('en', 'theme.SearchModal.errorScreen.titleText');
    await expect(page.locator('.DocSearch-Modal')).toContainText(failed, {timeout: 20_000});
    expect(sent).not.toEqual([]);
    await page.goto('/search?q=reject');
    await expect(page.getByRole('alert')).toContainText(failed, {timeout: 20_000});
  });
});
