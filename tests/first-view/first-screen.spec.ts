import type {Page} from '@playwright/test';
import {open} from '../lib/open';
import {expect, test} from '../lib/test';

/** The browser paints the first screen of an article before it lays out the rest (`framework/early/first-screen.ts`). */

interface FirstFrame {
  /** Where the blocks on the screen begin, in the first frame. */
  tops: number[];
  /** Whether the last block is laid out in that frame. */
  hasEnd: boolean;
}

/** What the first frame with another heading shows, once it has been painted. */
const firstFrame = (page: Page): Promise<FirstFrame> =>
  page.evaluate(
    () =>
      new Promise<FirstFrame>((resolve) => {
        const before = document.querySelector('h1')!.textContent;
        const look = () => {
          if (document.querySelector('h1')?.textContent === before) {
            requestAnimationFrame(look);
            return;
          }
          // A message is delivered after the browser has drawn the frame.
          const {port1, port2} = new MessageChannel();
          port1.onmessage = () => {
            const blocks = Array.from(document.querySelectorAll('.theme-doc-markdown > *'));
            resolve({
              tops: blocks.map((block) => block.getBoundingClientRect().top).filter((top) => top < window.innerHeight),
              hasEnd: blocks.at(-1)!.firstElementChild!.checkVisibility({contentVisibilityAuto: true}),
            });
          };
          port2.postMessage(undefined);
        };
        requestAnimationFrame(look);
      }),
  );

const isLaidOut = (page: Page) =>
  page
    .locator('.theme-doc-markdown > * > *')
    .last()
    .evaluate((element) => element.checkVisibility({contentVisibilityAuto: true}));

for (const start of ['/docs/sdk/store', '/pt/docs/api/client-api', '/es/docs/design/dashboard']) {
  test(`${start}: the next article's first screen comes before the rest, and stays where it is`, async ({page}) => {
    await open(page, start);
    const frame = firstFrame(page);
    await page.locator('.pagination-nav__link--next').click();
    const {tops, hasEnd} = await frame;
    expect(tops.length).toBeGreaterThan(3);
    expect(hasEnd).toBe(false);
    await expect.poll(() => isLaidOut(page)).toBe(true);
    const after = await page
      .locator('.theme-doc-markdown > *')
      .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().top));
    expect(after.slice(0, tops.length)).toEqual(tops);
  });
}

test('on the way back, the whole article is laid out at once, so the reader finds the place', async ({page}) => {
  await open(page, '/docs/sdk/store');
  const heading = await page.locator('h1').textContent();
  await page.locator('.pagination-nav__link--next').click();
  // The address changes before the article does.
  await expect(page.locator('h1')).not.toHaveText(heading!);
  await expect.poll(() => isLaidOut(page)).toBe(true);
  const frame = firstFrame(page);
  await page.goBack();
  const {hasEnd} = await frame;
  expect(hasEnd).toBe(true);
});

/** Keeps the page from doing anything after its first frame. @returns a function that lets it go on */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: FrameRequestCallback[] = [];
    const next = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => held.push(callback);
    addEventListener('go-on', () => {
      window.requestAnimationFrame = next;
      held.forEach(next);
    });
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('go-on')));
}

const topsOnScreen = (page: Page) =>
  page
    .locator('.theme-doc-markdown > *')
    .evaluateAll((blocks) =>
      blocks.map((block) => block.getBoundingClientRect().top).filter((top) => top < window.innerHeight),
    );

for (const width of [390, 1280]) {
  test(`${width} px: a page shows the first screen of its article before the rest, and nothing on it moves`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 720});
    const goOn = await holdFrames(page);
    await page.goto('/pt/docs/api/client-api');
    expect(await isLaidOut(page)).toBe(false);
    // Waits until the browser has drawn the page.
    await page.screenshot();
    const tops = await topsOnScreen(page);
    expect(tops.length).toBeGreaterThan(3);
    await goOn();
    await expect.poll(() => isLaidOut(page)).toBe(true);
    expect(await topsOnScreen(page)).toEqual(tops);
  });
}

test('a reader who scrolls before the rest is laid out sees it at once', async ({page}) => {
  await holdFrames(page);
  await page.goto('/docs/sdk/store');
  const end = page.locator('.theme-doc-markdown > * > *').last();
  await end.scrollIntoViewIfNeeded();
  await expect(end).toBeInViewport();
  await expect.poll(() => isLaidOut(page)).toBe(true);
});

test('the rest is shown although a part of it is taken away meanwhile', async ({page}) => {
  const goOn = await holdFrames(page);
  await page.goto('/docs/sdk/store');
  await page
    .locator('.theme-doc-markdown > *')
    .nth(40)
    .evaluate((block) => block.remove());
  await goOn();
  await expect.poll(() => isLaidOut(page)).toBe(true);
});

test('a page is laid out at once for a reader who arrives in the middle', async ({page}) => {
  await holdFrames(page);
  await page.goto('/docs/sdk/store');
  expect(await isLaidOut(page)).toBe(false);
  await page.reload();
  expect(await isLaidOut(page)).toBe(true);
  for (const fragment of ['#parameters', '#:~:text=store']) {
    await page.goto('about:blank');
    await page.goto(`/docs/sdk/store${fragment}`);
    expect(await isLaidOut(page), fragment).toBe(true);
  }
});
