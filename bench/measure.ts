import {execFile} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {promisify} from 'node:util';
import {chromium, type Browser, type BrowserContext, type Page, type Request} from '@playwright/test';
import {browserArgs, findBrowser} from '../lib/browser';
import {serveSite} from '../server/server';
import type {Weight} from './budgets';

/** What a reader downloads and waits for, measured in a browser on a served build. */

export type Kind = 'document' | 'script' | 'stylesheet' | 'font' | 'image' | 'other';

/** A size after each compression, in bytes. */
export interface Size {
  gzip: number;
  brotli: number;
}

export type FirstView = Record<Kind, Size>;

const kinds: readonly Kind[] = ['document', 'script', 'stylesheet', 'font', 'image', 'other'];

/** Size of a file of the build as a server sends it: of its compressed twin, if it has one. */
function sizeOf(buildDir: string, pathname: string): Size {
  const plain = path.join(buildDir, decodeURIComponent(pathname));
  const file = existsSync(plain) && statSync(plain).isFile() ? plain : path.join(plain, 'index.html');
  const sent = (ending: string) => statSync(existsSync(file + ending) ? file + ending : file).size;
  return {gzip: sent('.gz'), brotli: sent('.br')};
}

/** Opens a page and waits until it is interactive and the network is idle. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  let last = Date.now();
  page.on('request', () => {
    last = Date.now();
  });
  while (Date.now() - last < 1000) {
    await wait(100);
  }
}

/**
 * Everything that opening a page downloads, except what is prefetched for the next page. These are the sizes of the
 * files, not of the traffic, so the same build always gives the same numbers.
 * @param page of a fresh context, with an empty cache
 * @param buildDir the served build
 */
export async function firstView(page: Page, url: string, buildDir: string): Promise<FirstView> {
  const sizes = Object.fromEntries(kinds.map((kind) => [kind, {gzip: 0, brotli: 0}])) as FirstView;
  const {origin} = new URL(url);
  const seen: Request[] = [];
  page.on('requestfinished', (request) => seen.push(request));
  await open(page, url);
  for (const request of seen) {
    const address = new URL(request.url());
    const {'sec-purpose': purpose} = await request.allHeaders();
    if (address.origin !== origin || purpose?.includes('prefetch')) {
      continue;
    }
    const type = request.resourceType() as Kind;
    const sum = sizes[kinds.includes(type) ? type : 'other'];
    const {gzip, brotli} = sizeOf(buildDir, address.pathname);
    sum.gzip += gzip;
    sum.brotli += brotli;
  }
  return sizes;
}

/** The parts of a first view that have a budget, in bytes. */
export const weights = (view: FirstView): Record<Weight, number> => ({
  view: total(view, 'gzip'),
  script: view.script.brotli,
  stylesheet: view.stylesheet.brotli,
});

/** Sum over kinds of files. */
export const total = (view: FirstView, compression: keyof Size): number =>
  kinds.reduce((sum, kind) => sum + view[kind][compression], 0);

/**
 * Time in which a page doesn't respond while it opens, on a processor four times slower than this one.
 * @returns milliseconds: what each long task takes beyond 50 ms
 */
export async function blockingTime(page: Page, url: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, {longTasks: tasks});
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({duration}) => duration - 50));
    }).observe({type: 'longtask', buffered: true});
  });
  await open(page, url);
  const tasks = await page.evaluate(() => (window as unknown as {longTasks: number[]}).longTasks);
  return tasks.reduce((sum, task) => sum + task, 0);
}

/**
 * From the click on a link to the painted next article, after the page has prefetched it: the next article in the
 * sidebar, or the first linked one if the article isn't in a sidebar.
 * @returns milliseconds
 */
export async function navigationTime(page: Page, url: string): Promise<number> {
  await open(page, url);
  const inSidebar = page.locator('.pagination-nav__link--next');
  const next = (await inSidebar.count()) > 0 ? inSidebar : page.locator('article p a[href*="/docs/"]').first();
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
              requestAnimationFrame(() => {
                resolve(performance.now() - start);
              });
            });
          }
        }).observe(document.body, {subtree: true, childList: true, characterData: true});
        (link as HTMLElement).click();
      }),
  );
}

export interface LighthouseResult {
  /** 0 to 100. */
  performance: number;
  /** Milliseconds, on Lighthouse's simulated phone. */
  lcp: number;
  tbt: number;
  cls: number;
}

/** Not a dependency: its 157 packages and 100 MB are only needed here. */
const lighthouse = 'lighthouse@12.8.2';

interface LighthouseReport {
  categories: {performance: {score: number}};
  audits: Record<
    'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift',
    {numericValue: number}
  >;
}

/** Sometimes the browser's recording lacks its beginning, and Lighthouse asks to be run again. */
async function audit(url: string, debuggingPort: number, tries = 3): Promise<string> {
  const args = ['--output=json', '--quiet', '--only-categories=performance', '--max-wait-for-load=60000'];
  try {
    const command = ['--yes', lighthouse, url, `--port=${debuggingPort}`, ...args];
    const {stdout} = await promisify(execFile)('npx', command, {maxBuffer: 2 ** 28});
    return stdout;
  } catch (error) {
    if (tries > 1 && (error as Error).message.includes('Please run Lighthouse again')) {
      return audit(url, debuggingPort, tries - 1);
    }
    throw error;
  }
}

/**
 * One run of Lighthouse's mobile audit.
 * @param debuggingPort of a running browser
 * @throws Error when Lighthouse fails
 */
export async function runLighthouse(url: string, debuggingPort: number): Promise<LighthouseResult> {
  const {categories, audits} = JSON.parse(await audit(url, debuggingPort)) as LighthouseReport;
  return {
    performance: Math.round(categories.performance.score * 100),
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  };
}

/** The middle value of several measurements. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** Measures something in a new page with an empty cache. */
export async function inFreshPage<T>(browser: Browser, measure: (page: Page) => Promise<T>): Promise<T> {
  const context: BrowserContext = await browser.newContext();
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

/**
 * Measures something in a browser while a build is served.
 * @param args further arguments of the browser
 */
export async function inServedSite<T>(
  buildDir: string,
  measure: (browser: Browser, origin: string) => Promise<T>,
  args: string[] = [],
): Promise<T> {
  const server = await serveSite(buildDir, 0);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArgs, ...args],
  });
  try {
    return await measure(browser, `http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    await browser.close();
    server.close();
  }
}
