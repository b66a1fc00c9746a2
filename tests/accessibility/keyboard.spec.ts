import type {Page} from '@playwright/test';
import {desktopFrom} from '../../settings/breakpoint';
import {localeCodes, localePrefix, type Locale} from '../../settings/locales';
import {open} from '../lib/open';
import {shellTexts} from '../lib/shell-texts';
import {expect, test} from '../lib/test';

/** The site without a mouse: the first tab stop leads to the content, every stop is visible, and none traps the focus. */

const article = '/docs/university/Time%20sheets/filling-time-sheets';

for (const locale of localeCodes) {
  test(`${locale}: the skip link is the first tab stop and leads to the content`, async ({page}) => {
    await open(page, localePrefix(locale) + article);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: shellTexts[locale].skip});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    // The theme focuses the content only for a moment, so that the next tab stop is in it.
    await page.getByRole('main').evaluate((main) => {
      main.addEventListener('focus', () => main.setAttribute('data-was-focused', ''));
    });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toHaveAttribute('data-was-focused', '');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
}

interface Stop {
  /** Describes the stop in messages. */
  name: string;
  /** Its position in document order. */
  place: number;
  /** The part of the page. */
  part: string;
  /** Whether it is on the screen and shows that it has the focus. */
  visible: boolean;
}

/** Where the focus is; `undefined` when it has left the page. */
function focusedStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) {
      return undefined;
    }
    // Measure elements that move onto the screen once they have arrived.
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(
      document
        .getAnimations()
        // The fades of what scrolls have no end.
        .filter(({timeline}) => timeline instanceof DocumentTimeline)
        .filter(({effect}) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({finished}) => finished),
    );
    const {left, top, width, height} = element.getBoundingClientRect();
    const {outlineStyle, outlineWidth, boxShadow, visibility} = getComputedStyle(element);
    const onTop = document.elementFromPoint(
      Math.min(Math.max(left + width / 2, 0), innerWidth - 1),
      Math.min(Math.max(top + Math.min(height, innerHeight) / 2, 0), innerHeight - 1),
    );
    const marked = (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
    const seen =
      width > 0 && height > 0 && visibility === 'visible' && (element.contains(onTop) || !!onTop?.contains(element));
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`,
      place: Array.from(document.querySelectorAll('*')).indexOf(element),
      part: element.closest('aside, main, footer, .navbar, [role="banner"]')?.tagName ?? 'BODY',
      visible: marked && seen,
    };
  });
}

for (const [width, path] of [
  [1280, article],
  [390, article],
  [1280, `/pt-br${article}`],
  [390, `/pt-br${article}`],
] as const) {
  test(`${path} at ${width} px: every tab stop is visible, in page order, and the last one leaves the page`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await open(page, path);
    const stops: Stop[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await focusedStop(page);
      if (!stop || stops.length > 300) {
        break;
      }
      stops.push(stop);
    }
    expect(stops.length).toBeGreaterThan(30);
    expect(stops.length).toBeLessThan(300);
    expect(stops.filter(({visible}) => !visible)).toEqual([]);
    expect(stops.map(({place}) => place)).toEqual(stops.map(({place}) => place).sort((a, b) => a - b));
    const parts = [...new Set(stops.map(({part}) => part))];
    expect(parts.slice(-2)).toEqual(['MAIN', 'FOOTER']);
    expect(parts.includes('ASIDE')).toBe(width >= desktopFrom);
  });
}

for (const [width, path] of [
  [390, article],
  [320, article],
  [390, '/docs/api/client-api'],
] as const) {
  test(`${path} at ${width} px: going back, no stop is behind the navbar`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, path);
    await page.getByRole('main').locator('a[href]:visible').last().focus();
    const behind: string[] = [];
    for (let stops = 0; stops < 60; stops += 1) {
      await page.keyboard.press('Shift+Tab');
      const stop = await focusedStop(page);
      const isBehind = await page.evaluate(() => {
        const focused = document.activeElement!;
        const bar = document.querySelector('.navbar')!.getBoundingClientRect();
        return !focused.closest('.navbar') && focused.getBoundingClientRect().bottom <= bar.bottom;
      });
      if (!stop || stop.part === 'BODY') {
        break;
      }
      behind.push(...(isBehind ? [stop.name] : []));
    }
    expect(behind).toEqual([]);
  });
}

const newWindow: Record<Locale, string> = {
  en: ' (opens in a new tab)',
  es: ' (se abre en una pestaña nueva)',
  pt: ' (abre num novo separador)',
  'pt-br': ' (abre em uma nova aba)',
};

for (const locale of localeCodes) {
  test(`${locale}: links that open another window say so, and those of mail open none`, async ({page}) => {
    await page.goto(`${localePrefix(locale)}/docs/integrations/okta-sso-configuration`);
    const links = page.locator('a[target=_blank]');
    const session = await page.context().newCDPSession(page);
    const {result} = await session.send('Runtime.evaluate', {expression: 'document'});
    const {nodes} = await session.send('Accessibility.queryAXTree', {objectId: result.objectId, role: 'link'});
    const names = nodes.map(({name}) => String(name?.value));
    expect(names.filter((name) => name.endsWith(newWindow[locale]))).toHaveLength(await links.count());
    expect(await links.count()).toBeGreaterThan(5);
    await expect(page.locator('a[href^="mailto:"]').first()).not.toHaveAttribute('target');
  });
}

test('a figure is a stop of the Tab key only if it scrolls', async ({page}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 800});
    await open(page, '/docs/documenting/mdx');
    const wrong = () =>
      page
        .locator('.figure-frame:visible')
        .evaluateAll((frames) =>
          frames
            .filter((frame) => frame.scrollWidth > frame.clientWidth !== (frame.getAttribute('tabindex') === '0'))
            .map((frame) => frame.textContent),
        );
    await expect.poll(wrong).toEqual([]);
    // One of each kind, so that nothing is proved by their absence.
    await expect(
      page.locator(`.figure-frame${width === 390 ? '[tabindex][aria-label]' : ':not([tabindex])'}`),
    ).not.toHaveCount(0);
  }
});
