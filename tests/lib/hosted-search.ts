import type {Page, Route} from '@playwright/test';
import {contentSecurityPolicy} from '../../deploy/headers';
import {inlineHashes} from '../../deploy/prepare';
import {open} from './open';

/** Hosted search, without Algolia: the built site gets the configuration of a hosted build, and the test answers. */

export const appId = 'TESTAPPID1';
export const apiKey = '0123456789abcdef0123456789abcdef';

export const hosts = /^https:\/\/[\w-]+\.(algolia\.net|algolianet\.com)\//i;

export interface Asked {
  url: URL;
  headers: Record<string, string>;
  requests: {indexName: string; facetFilters: unknown; query: string; hitsPerPage: number}[];
}

/** Opens a page as a hosted build would serve it, and answers what it asks Algolia. */
export async function openHosted(page: Page, path: string, answer: (route: Route) => Promise<void>): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname) && !hosts.test(url.href),
    async (route) => {
      const response = await route.fetch();
      const policy = contentSecurityPolicy(inlineHashes([await response.text()]), 'hosted');
      await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': policy}});
    },
  );
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
  await open(page, path);
  return asked;
}
