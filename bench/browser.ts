import type {AddressInfo} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {chromium, type Browser, type BrowserContextOptions, type Page} from '@playwright/test';
import {browserArgs, findBrowser, findWholeBrowser} from '../lib/browser';
import {serveSite} from '../server/server';

/** Opens pages of a served build in a browser. */

/** Waits until a page has requested nothing for a second. */
export async function quiet(page: Page): Promise<void> {
  let last = Date.now();
  const note = () => (last = Date.now());
  page.on('request', note);
  while (Date.now() - last < 1000) {
    await wait(100);
  }
  page.off('request', note);
}

/** Measures something in a new page with an empty cache. */
export async function inFreshPage<T>(
  browser: Browser,
  measure: (page: Page) => Promise<T>,
  options?: BrowserContextOptions,
): Promise<T> {
  const context = await browser.newContext(options);
  return await measure(await context.newPage()).finally(() => context.close());
}

/** Measures something while a build is served. */
export async function served<T>(buildDir: string, measure: (origin: string) => Promise<T>): Promise<T> {
  const server = await serveSite(buildDir, 0);
  try {
    return await measure(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

/**
 * Measures something in a browser.
 * @param options.whole the browser that readers have, instead of its quicker headless shell
 * @param options.args further arguments
 */
export async function inBrowser<T>(
  measure: (browser: Browser) => Promise<T>,
  {whole = false, args = []}: {whole?: boolean; args?: string[]} = {},
): Promise<T> {
  const executablePath = whole ? findWholeBrowser() : findBrowser();
  const browser = await chromium.launch({executablePath, args: [...browserArgs, ...args]});
  return await measure(browser).finally(() => browser.close());
}
