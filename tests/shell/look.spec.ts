import type {Locator, Page} from '@playwright/test';
import {desktopFrom} from '../../settings/breakpoint';
import {localeCodes, localePrefix} from '../../settings/locales';
import {open} from '../lib/open';
import {expect, test} from '../lib/test';

/** What can be asserted of the look: edges that align, text that is large enough, nothing that is cut without a hint. */

const howTo = '/docs/university/Time%20sheets/filling-time-sheets';
const dashboard = '/docs/university/Dashboards/project-burn-dashboard';
const pages = ['/', '/docs/', '/docs/university', '/docs/status', howTo, '/search', '/swagger/'];

const phone = {width: 390, height: 844};

/** Left and right edges of the parts that are shown, in whole pixels. */
const edgesOf = (parts: Locator): Promise<{left: number; right: number}[]> =>
  parts.evaluateAll((elements) =>
    elements
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => element.getBoundingClientRect())
      .map(({left, right}) => ({left: Math.round(left), right: Math.round(right)})),
  );

const distinct = (values: number[]): number[] => [...new Set(values)];

for (const width of [1024, 1440, 1920]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 900}});

    test('navbar, home page, and footer begin at the same edge', async ({page}) => {
      await page.goto('/');
      const parts = page.locator('.navbar__brand, main h1, main h2, .footer__title').filter({visible: true});
      const left = (await edgesOf(parts)).map((edge) => edge.left);
      const {left: edge} = (await edgesOf(page.locator('.navbar__brand')))[0]!;
      // Columns of the footer and of the developers' section begin further right.
      expect(Math.min(...left)).toBe(edge);
      expect(left.filter((value) => value === edge).length).toBeGreaterThan(4);
    });

    test('text, tables, code, and figures of an article end at the same edge', async ({page}) => {
      await page.goto('/docs/integrations');
      const {right} = (await edgesOf(page.locator('article .markdown')))[0]!;
      const blocks = page.locator('.markdown > :is(p, .table-frame, .theme-code-block, ul, h2)');
      expect(distinct((await edgesOf(blocks)).map((edge) => edge.right))).toEqual([right]);
      expect(
        (await edgesOf(page.locator('article footer, .pagination-nav'))).every((edge) => edge.right === right),
      ).toBe(true);
    });
  });
}

for (const locale of localeCodes) {
  test(`${locale}: the items of the navbar don't overlap where it is narrowest`, async ({page}) => {
    await page.setViewportSize({width: desktopFrom, height: 900});
    await page.goto(`${localePrefix(locale)}/docs/`);
    const items = await edgesOf(page.locator('.navbar__inner .navbar__items > *'));
    expect(items.length).toBeGreaterThan(7);
    for (const [index, {left}] of items.entries()) {
      expect(left).toBeGreaterThanOrEqual(items[index - 1]?.right ?? 0);
    }
  });
}

test('the cards of a row begin at the same height', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const path of ['/', '/docs/', '/docs/university']) {
    await page.goto(path);
    const tops = await page
      .locator('main ul[class*="cards"]')
      .first()
      .locator('> li')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(tops[1], path).toBe(tops[0]);
  }
});

test.describe('on a phone', () => {
  test.use({viewport: phone, isMobile: true, hasTouch: true});

  for (const locale of localeCodes) {
    test(`${locale}: the title begins within 140 px of the navbar`, async ({page}) => {
      await page.goto(localePrefix(locale) + howTo);
      const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
      const navbar = await boxOf('.navbar');
      const title = await boxOf('article h1');
      expect(title.y - navbar.y - navbar.height).toBeLessThanOrEqual(140);
    });
  }

  test('text in drawings is at least 12 px high', async ({page}) => {
    for (const path of [dashboard, howTo, '/docs/integrations/hr-link']) {
      await page.goto(path);
      const sizes = await page.locator('figure svg text').evaluateAll((texts) =>
        texts.map((text) => {
          const svg = text.closest('svg')!;
          const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
          return parseFloat(getComputedStyle(text).fontSize) * scale;
        }),
      );
      expect(sizes.length, path).toBeGreaterThan(0);
      expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(11.9);
    }
  });

  test('text in screens is at least 12 px high', async ({page}) => {
    await page.goto('/docs/documenting/mdx');
    const sizes = await page
      .locator('figure [role=img] :not(:has(*))')
      .evaluateAll((parts) =>
        parts.filter(({textContent}) => textContent).map((part) => parseFloat(getComputedStyle(part).fontSize)),
      );
    expect(sizes.length).toBeGreaterThan(50);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  });

  test('what is cut at the edge fades there', async ({page}) => {
    for (const path of [dashboard, '/docs/integrations', '/docs/api/client-api']) {
      await page.goto(path);
      const cut = page.locator('.table-frame, .figure-frame, .theme-code-block pre');
      const fades = () =>
        cut.evaluateAll((boxes) =>
          boxes
            .filter((box) => box.scrollWidth > box.clientWidth)
            .map((box) => parseFloat(getComputedStyle(box).getPropertyValue('--fade-end'))),
        );
      // A box has its fade one frame after its layout, and the rest of an article is laid out after the first screen.
      await expect.poll(async () => distinct(await fades()), path).toEqual([40]);
    }
  });
});

test('a figure opens on the whole screen, and closes with Escape, its button, or a click beside it', async ({page}) => {
  await open(page, dashboard);
  const figure = page.locator('figure').first();
  const enlarge = figure.getByRole('button', {name: 'Enlarge the figure'});
  const dialog = page.getByRole('dialog');
  const closings: ((page: Page) => Promise<void>)[] = [
    ({keyboard}) => keyboard.press('Escape'),
    () => dialog.getByRole('button', {name: 'Close'}).click(),
    ({mouse}) => mouse.click(5, 5),
  ];
  for (const close of closings) {
    await figure.hover();
    await enlarge.click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('img')).toBeVisible();
    await close(page);
    await expect(dialog).toHaveCount(0);
    await expect(enlarge).toBeFocused();
  }
});

for (const width of [320, 390, 768, 1024, 1440, 1920]) {
  test(`nothing is wider than the window at ${width} px, in the language with the longest words`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    for (const path of pages) {
      await page.goto(`/pt${path}`);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, path).toBeLessThanOrEqual(0);
    }
  });
}
