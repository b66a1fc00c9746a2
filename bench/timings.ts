import type {Page} from '@playwright/test';
import {wake} from '../lib/page';
import {quiet} from './browser';

/** How long a reader waits for the next article, and for the hits of a search. */

/**
 * From the click on a link to the painted next article, after the page has fetched it ahead: the next article in the
 * sidebar, or the first linked one if the article isn't in a sidebar.
 * @returns milliseconds
 */
export async function navigationTime(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await wake(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await quiet(page);
  const inSidebar = page.locator('.pagination-nav__link--next');
  const next = (await inSidebar.count()) > 0 ? inSidebar : page.locator('article p a[href*="/docs/"]:visible').first();
  await next.scrollIntoViewIfNeeded();
  await next.hover();
  await page.waitForLoadState('networkidle');
  return next.evaluate(
    (link) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        const start = performance.now();
        new MutationObserver((_records, observer) => {
          if (document.querySelector('h1')?.textContent !== before) {
            observer.disconnect();
            requestAnimationFrame(() => {
              requestAnimationFrame(() => resolve(performance.now() - start));
            });
          }
        }).observe(document.body, {subtree: true, childList: true, characterData: true});
        (link as HTMLElement).click();
      }),
  );
}

export interface SearchTimes {
  /** From the key that opens the box, which isn't loaded yet, to the first hits of a letter typed at once; in ms. */
  first: number;
  /** From each later key to the frame with its hits, in ms. */
  later: number[];
}

const queries = ['time sheets', 'expense report', 'automation run'];

/** Resolves when a list of hits is shown or changes, with the milliseconds since the first key after the call. */
const watchHits = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let pressed: number | undefined;
    const answer = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (pressed !== undefined && document.querySelector('.DocSearch-Hit')) {
          observer.disconnect();
          requestAnimationFrame((now) => resolve(now - pressed!));
        }
      });
      observer.observe(document.body, {subtree: true, childList: true, characterData: true});
    });
    addEventListener('keydown', ({timeStamp}) => (pressed ??= timeStamp), {capture: true, once: true});
    Object.assign(window, {hits: answer});
  });

const hitsShown = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as {hits: Promise<number>}).hits);

/**
 * Types into the search box of an article whose scripts run.
 * @param page of a fresh context, with an empty cache
 * @throws Error when a key gets no hits in 30 seconds
 */
export async function searchTimes(page: Page, url: string): Promise<SearchTimes> {
  await page.goto(url);
  await wake(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await quiet(page);
  await watchHits(page);
  await page.keyboard.press('/');
  await page.keyboard.type('t');
  const first = await hitsShown(page);
  const later: number[] = [];
  for (const query of queries) {
    await page.locator('.DocSearch-Input').fill(query[0]!);
    await quiet(page);
    for (const key of query.slice(1)) {
      await watchHits(page);
      await page.keyboard.type(key);
      later.push(await hitsShown(page));
    }
  }
  return {first, later};
}
