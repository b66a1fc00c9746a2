import {start} from '../lib/open';
import {expect, test} from '../lib/test';

test('while React starts, it sees clicks of links in the text, but no touches', async ({page}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, {seen});
    const touch = () => {
      const link = document.querySelector('.theme-doc-markdown :is(p, li) > a')!;
      link.addEventListener('click', (event) => event.preventDefault());
      for (const target of [link.parentElement!, link]) {
        target.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
        target.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
      }
    };
    window.addEventListener('DOMContentLoaded', () => {
      for (const type of ['pointerdown', 'click']) {
        document.querySelector('#__docusaurus')!.addEventListener(
          type,
          ({target}) => {
            seen.push(`${type} of ${(target as Element).matches('a') ? 'link' : 'text'}`);
          },
          true,
        );
      }
    });
    window.addEventListener('interactive', touch, {once: true});
    Object.assign(window, {touch});
  });
  await page.goto('/docs/university/Time%20sheets/filling-time-sheets');
  await start(page);
  const seen = () => page.evaluate(() => (window as unknown as {seen: string[]}).seen.splice(0));
  expect(await seen()).toEqual(['click of link']);
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        (window as unknown as {touch: () => void}).touch();
      });
      return seen();
    })
    .toEqual(['pointerdown of text', 'click of text', 'pointerdown of link', 'click of link']);
});
