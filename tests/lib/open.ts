import type {Page, Response} from '@playwright/test';
import {wake} from '../../lib/page';
import {expect} from './test';

/** Waits until the page is hydrated, which takes seconds on a busy computer. */
export const isInteractive = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {timeout: 20_000});

/** Waits until the browser has drawn what the page shows now. */
export const isDrawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/** Starts the scripts of an opened page and waits until it is hydrated. */
export async function start(page: Page): Promise<void> {
  await wake(page);
  await isInteractive(page);
}

/** Opens a page and starts its scripts. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await start(page);
  return response;
}

/** Loads the page again, and starts its scripts. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await start(page);
}

/** Opens a page and also waits for what it loads: search results, operations of the API reference. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await open(page, path);
  if (path.includes('/search?q=')) {
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  }
  if (path.includes('/swagger/')) {
    await expect(page.locator('.opblock').first()).toBeVisible({timeout: 20_000});
  }
}

/** How many pixels the page is wider than its window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
