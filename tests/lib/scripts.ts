import type {Page} from '@playwright/test';

/** The scripts of the site on their way to the page, for what a reader sees until they arrive. */

/** Holds back the scripts that the page asks for from now on. Returns what lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export interface AskedScripts {
  /** Fetched ahead, not run. */
  early: Set<string>;
  /** Fetched to be run. */
  run: Set<string>;
}

/** The addresses of the scripts that the page asks for from now on. */
export function watchScripts(page: Page): AskedScripts {
  const asked: AskedScripts = {early: new Set(), run: new Set()};
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) {
      asked[request.resourceType() === 'script' ? 'run' : 'early'].add(request.url());
    }
  });
  return asked;
}
