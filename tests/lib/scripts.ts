import type {Page} from '@playwright/test';

/** Delays and records the site's scripts, for tests of what a reader sees until they arrive. */

/**
 * Holds back the page's requests from now on.
 * @param address pattern of the addresses
 * @returns a function that lets them through
 */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Holds back the scripts, see {@link hold}. */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, '**/assets/js/*.js');

export interface AskedScripts {
  /** Prefetched, not run. */
  early: Set<string>;
  /** Fetched to be run. */
  run: Set<string>;
}

/** Records the addresses of the scripts that the page requests from now on. */
export function watchScripts(page: Page): AskedScripts {
  const asked: AskedScripts = {early: new Set(), run: new Set()};
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) {
      asked[request.resourceType() === 'script' ? 'run' : 'early'].add(request.url());
    }
  });
  return asked;
}
