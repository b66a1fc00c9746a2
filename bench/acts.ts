import {setTimeout as wait} from 'node:timers/promises';
import type {Browser, BrowserContextOptions, Page} from '@playwright/test';
import {inFreshPage, quiet} from './browser';
import {firstArticle} from './pages';

/** From a reader's very first act on a page to its answer, while its scripts start. */

export interface Act {
  name: string;
  path?: string;
  /** On a phone instead of a desktop. */
  onPhone?: true;
  perform: (page: Page) => Promise<void>;
  /** Expression in the page: whether the act was answered. */
  isAnswered: string;
  /** Expression in the page: whether nothing of the act was lost, when that takes longer than the first answer. */
  isKept?: string;
}

/** How much slower the processor is than this one: like that of a cheap phone. */
const slow = {rate: 4};
const phone: BrowserContextOptions = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};

const query = 'time sheets';

export const acts: readonly Act[] = [
  {
    name: 'menu, by finger',
    onPhone: true,
    perform: (page) => page.locator('.navbar__toggle').tap(),
    isAnswered: `document.querySelector('.navbar-sidebar--show') !== null`,
    isKept: `document.querySelector('.navbar.navbar-sidebar--show') !== null`,
  },
  {
    name: 'color switch',
    perform: (page) => page.locator('.navbar button[aria-live]').click(),
    isAnswered: `document.documentElement.dataset.theme === 'dark'`,
  },
  {
    name: 'category in the sidebar',
    perform: (page) =>
      page.locator('.theme-doc-sidebar-menu a.menu__link--sublist[aria-expanded=false]').first().click(),
    isAnswered: `document.querySelectorAll('.theme-doc-sidebar-menu ul').length > window.listsBefore`,
    isKept: `document.documentElement.dataset.hasHydrated === 'true' && document.querySelectorAll('.theme-doc-sidebar-menu ul').length > window.listsBefore`,
  },
  {
    name: 'search box, typing at once',
    async perform(page) {
      await page.keyboard.press('/');
      await page.keyboard.type(query);
    },
    isAnswered: `document.querySelector('.DocSearch-Input, #typing')?.value.startsWith('${query[0]}')`,
    isKept: `document.querySelector('.DocSearch-Input')?.value === '${query}'`,
  },
  {
    name: 'first hits of a search',
    async perform(page) {
      await page.locator('.navbar [aria-keyshortcuts]').click();
      await page.keyboard.type(query);
    },
    isAnswered: `document.querySelector('.DocSearch-Hit') !== null`,
    isKept: `document.querySelector('.DocSearch-Input')?.value === '${query}'`,
  },
  {
    name: 'copy code',
    path: '/docs/automations/actions',
    perform: (page) => page.locator('.theme-code-block button').first().click(),
    isAnswered: `document.querySelector('.theme-code-block .copied') !== null`,
  },
  {
    name: 'language menu, by key',
    perform: (page) => page.locator('.navbar [aria-haspopup]').last().press('Enter'),
    isAnswered: `[...document.querySelectorAll('.navbar .dropdown__menu')].some((menu) => getComputedStyle(menu).visibility === 'visible')`,
  },
];

/** How the scripts come: they were fetched at an earlier sign of the reader, or the act is the very first sign, on 4G. */
export type Scripts = 'fetched' | 'on 4G';

/** Lighthouse's slow 4G. */
const slow4G = {offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_480};

async function prepare(page: Page, url: string, scripts: Scripts): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await page.goto(url);
  await quiet(page);
  if (scripts === 'fetched') {
    // The first position of a pointer is no movement.
    await page.mouse.move(1, 1);
    await page.locator('h1').hover();
    await quiet(page);
  } else {
    await session.send('Network.emulateNetworkConditions', slow4G);
  }
  await session.send('Emulation.setCPUThrottlingRate', slow);
}

/** @returns milliseconds from the first event of the act to the frame that shows its answer; `undefined` if none came */
async function answerTime(page: Page, {perform, isAnswered, isKept = isAnswered}: Act): Promise<number | undefined> {
  // As a string, because the site's policy forbids code from strings to run in the page itself.
  await page.evaluate(`window.isAnswered = () => ${isAnswered}`);
  await page.evaluate(() => {
    let first: number | undefined;
    for (const type of ['pointerdown', 'keydown', 'click']) {
      addEventListener(type, ({timeStamp}) => (first ??= timeStamp), {capture: true, passive: true});
    }
    const {isAnswered: isTrue} = window as unknown as {isAnswered: () => boolean};
    Object.assign(window, {
      listsBefore: document.querySelectorAll('.theme-doc-sidebar-menu ul').length,
      answer: (async () => {
        let frame: number;
        do {
          frame = await new Promise<number>(requestAnimationFrame);
        } while (first === undefined || (!isTrue() && frame - first < 15_000));
        return isTrue() ? frame - first : undefined;
      })(),
    });
  });
  await perform(page);
  const end = Date.now() + 15_000;
  const time = await page.evaluate(() => (window as unknown as {answer: Promise<number | undefined>}).answer);
  while (!(await page.evaluate(isKept))) {
    if (Date.now() > end) {
      return undefined;
    }
    await wait(100);
  }
  return time;
}

/**
 * Tries an act on pages that were just opened.
 * @returns milliseconds of each try; `undefined` for one that was lost
 */
export async function tryAct(
  browser: Browser,
  origin: string,
  act: Act,
  scripts: Scripts,
  tries: number,
): Promise<(number | undefined)[]> {
  const times: (number | undefined)[] = [];
  for (let number = 0; number < tries; number += 1) {
    const measure = async (page: Page) => {
      await prepare(page, origin + (act.path ?? firstArticle), scripts);
      return answerTime(page, act);
    };
    times.push(await inFreshPage(browser, measure, act.onPhone ? phone : {permissions: ['clipboard-write']}));
  }
  return times;
}
