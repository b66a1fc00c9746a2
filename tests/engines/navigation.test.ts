import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {buildDir} from '../../builder/build';
import {attribute, isInView, isShown, parts, scrollTop, textOf} from './reader/looks';
import type {Reader} from './reader/reader';
import {expect, test} from './test';

/** From page to page: by links, back and forward, and to a place within a page. */

const {article, next} = parts;

for (const way of ['a click', 'Enter']) {
  test(`${way} on a link shows the next article from its top, without loading a page`, async ({reader}) => {
    await reader.openAwake(article);
    await reader.mark();
    const path = await reader.look(attribute, next, 'href');
    await (way === 'Enter' ? reader.pressOn(next, 'Enter') : reader.click(next));
    await reader.sees(textOf, 'h1').toBe('Approve time sheets');
    expect(decodeURI(await reader.address())).toBe(decodeURI(path!));
    await reader.sees(() => document.title).toContain('Approve time sheets');
    await reader.sees(scrollTop).toBe(0);
    await reader.sees(textOf, '.theme-doc-sidebar-menu [aria-current=page]').toBe('Approve');
    expect(await reader.look(() => document.documentElement.matches('[data-left]'))).toBe(true);
  });
}

/** Presses a link without scrolling to it. */
const follow = (reader: Reader, selector: string) =>
  reader.look((css) => document.querySelector<HTMLElement>(css)!.click(), selector);

/** From 900 pixels down the first article, by a link to the second one, which is open. */
async function goesBackAndForward(reader: Reader): Promise<void> {
  await reader.scrollTo(500);
  await reader.look(() => history.back());
  await reader.sees(textOf, 'h1').toBe('Fill in time sheets');
  await reader.sees(scrollTop).toBe(900);
  await reader.look(() => history.forward());
  await reader.sees(textOf, 'h1').toBe('Approve time sheets');
  await reader.sees(scrollTop).toBe(500);
}

test('back and forward lead to where the reader was', async ({reader}) => {
  await reader.openAwake(article);
  await reader.scrollTo(900);
  await follow(reader, next);
  await reader.sees(textOf, 'h1').toBe('Approve time sheets');
  await reader.sees(scrollTop).toBe(0);
  await goesBackAndForward(reader);
});

test('back and forward lead to where the reader was, before the scripts run', async ({reader, site}) => {
  site.hold();
  await reader.open(article);
  await reader.scrollTo(900);
  await reader.mark();
  await follow(reader, next);
  await reader.arrives();
  await goesBackAndForward(reader);
});

/** Where a heading is below the navbar, in pixels. Less than nothing is behind the bar. */
const belowNavbar = (selector: string) => {
  const bar = document.querySelector('.navbar')!.getBoundingClientRect();
  return Math.round(document.querySelector(selector)!.getBoundingClientRect().top - Math.max(bar.bottom, 0));
};

test('the heading of a link is below the navbar before the scripts run and after', async ({reader, site}) => {
  site.hold();
  await reader.open('/docs/sdk/ui/#set-rag');
  await reader.sees(scrollTop).toBeGreaterThan(1000);
  const distance = await reader.look(belowNavbar, '#set-rag');
  expect(distance).toBeGreaterThanOrEqual(0);
  expect(distance).toBeLessThan(200);
  site.release();
  await reader.start();
  await reader.sees(belowNavbar, '#set-rag').toBeGreaterThanOrEqual(0);
  await reader.sees(isInView, '#set-rag').toBe(true);
});

test('a link of the table of contents leads to its heading', async ({reader}) => {
  await reader.openAwake('/docs/sdk/ui/');
  await reader.click('.table-of-contents a[href="#set-rag"]');
  await reader.sees(isInView, '#set-rag').toBe(true);
  await reader.sees(belowNavbar, '#set-rag').toBeGreaterThanOrEqual(0);
  await reader.sees(belowNavbar, '#set-rag').toBeLessThan(200);
  expect(await reader.address()).toBe('/docs/sdk/ui/#set-rag');
});

/** Plain paragraphs of a long article, as it is built: editors may change each. */
async function paragraphsOf(page: string): Promise<string[]> {
  const html = await readFile(path.join(buildDir, `${page}.html`), 'utf8');
  const found = [...html.matchAll(/<p>([^<>&]{40,})<\/p>/g)].map(([, text]) => text!);
  expect(found.length).toBeGreaterThan(2);
  return found;
}

for (const [place, share] of [
  ['at the end', 1],
  ['in the middle', 0.5],
] as const) {
  test(`a link to a text ${place} of a long article shows it`, async ({reader}) => {
    const paragraphs = await paragraphsOf('docs/sdk/store');
    const text = paragraphs[Math.floor((paragraphs.length - 1) * share)]!;
    await reader.open(`/docs/sdk/store#:~:text=${encodeURIComponent(text)}`);
    await reader.sees(isTextInWindow, text).toBe(true);
    await reader.start();
    await reader.sees(isTextInWindow, text).toBe(true);
  });
}

const isTextInWindow = (text: string) => {
  const texts = document.createTreeWalker(document.querySelector('article')!, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (texts.currentNode.nodeValue!.includes(text)) {
      const {top, bottom} = texts.currentNode.parentElement!.getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    }
  }
  return undefined;
};

const spanish = '.dropdown__menu a[lang=es]';

test('the links to other languages keep query and fragment before the scripts run', async ({reader, site}) => {
  site.hold();
  await reader.open('/docs/sdk/ui/?a=1#access');
  await reader.scrollTo(0);
  await reader.mark();
  await reader.hover(parts.languageMenu);
  await reader.sees(isInView, spanish).toBe(true);
  await reader.click(spanish);
  site.release();
  await reader.arrives();
  expect(await reader.address()).toBe('/es/docs/sdk/ui/?a=1#access');
});

test('the open article is in view in the sidebar, before the scripts run and after', async ({reader, site}) => {
  site.hold();
  await reader.open('/docs/sdk/ui/ui-tooltip');
  const isEntryInFrame = () => {
    const entry = Array.from(document.querySelectorAll('.theme-doc-sidebar-container [aria-current=page]')).at(-1)!;
    const {top, bottom} = entry.getBoundingClientRect();
    const frame = entry.closest('.menu')!.getBoundingClientRect();
    return top >= frame.top && bottom <= Math.min(frame.bottom, window.innerHeight);
  };
  await reader.sees(isEntryInFrame).toBe(true);
  site.release();
  await reader.start();
  await reader.sees(isEntryInFrame).toBe(true);
  await reader.sees(scrollTop).toBe(0);
});

test('Back closes the search and stays on the page', async ({reader}) => {
  await reader.openAwake(article);
  await reader.click(parts.searchButton);
  await reader.sees(isShown, parts.searchField).toBe(true);
  await reader.look(() => history.back());
  await reader.sees(isShown, parts.searchField).toBe(false);
  expect(await reader.address()).toBe(article);
});
