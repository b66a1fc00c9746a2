import type {Page} from '@playwright/test';
import {open} from '../lib/open';
import {expect, test} from '../lib/test';

/** A link paints the first screen of the next article before the browser lays out the rest. */

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
