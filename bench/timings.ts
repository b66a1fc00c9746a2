import type {BrowserContextOptions, Page} from '@playwright/test';
import {wake} from '../lib/page';
import {quiet, slowDown} from './browser';

/** How long a reader waits for a page's scripts. */

/** A processor as slow as that of a cheap phone, relative to this one. */
export const slow = 4;

export const phone: BrowserContextOptions = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};

export interface Work {
  /** The longest task, in milliseconds. */
  longest: number;
  /** What each task takes beyond 50 ms, together. */
  blocking: number;
}

/**
 * The work of a page's scripts on a slow processor: while it opens and, if they start then, after the reader's first act.
 */
export async function scriptWork(page: Page, url: string): Promise<Work> {
  await slowDown(page, slow);
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, {longTasks: tasks});
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({duration}) => duration));
    }).observe({type: 'longtask', buffered: true});
  });
  await page.goto(url);
  await quiet(page);
  await wake(page);
  await quiet(page);
  const tasks = await page.evaluate(() => (window as unknown as {longTasks: number[]}).longTasks);
  return {longest: Math.max(0, ...tasks), blocking: tasks.reduce((sum, task) => sum + task - 50, 0)};
}

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

interface LongFrame extends PerformanceEntry {
  scripts: unknown[];
}

/** A finger that moves up by so many pixels, 20 in each frame. Chromium's own scroll gesture doesn't scroll here. */
async function swipe(page: Page, distance: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = {x: 150, y: 700};
  await session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [start]});
  for (let moved = 20; moved <= distance; moved += 20) {
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{...start, y: start.y - moved}],
    });
    await page.waitForTimeout(16);
  }
  await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
}

/**
 * The longest frame with a script in it while a reader on a slow phone scrolls through a page as the first act, pauses
 * until the scripts start, and scrolls on.
 * @param page with touch
 * @returns milliseconds; 0 when no frame with a script took 50 ms
 */
export async function scrollFrame(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await quiet(page);
  await slowDown(page, slow);
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, {longFrames: frames});
    new PerformanceObserver((list) => {
      for (const {duration, scripts} of list.getEntries() as LongFrame[]) {
        if (scripts.length > 0) {
          frames.push(duration);
        }
      }
    }).observe({type: 'long-animation-frame'});
  });
  for (const pause of [600, 600, 1200, 600]) {
    await swipe(page, 600);
    await page.waitForTimeout(pause);
  }
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  if ((await page.evaluate(() => window.scrollY)) < 600) {
    throw new Error(`${url} was not scrolled: this browser ignores the touch events of bench/timings.ts.`);
  }
  const frames = await page.evaluate(() => (window as unknown as {longFrames: number[]}).longFrames);
  return Math.max(0, ...frames);
}
