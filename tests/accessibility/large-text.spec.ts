import type {CDPSession, Page} from '@playwright/test';
import {articles} from '../lib/articles';
import {openWhole, sidewaysScroll} from '../lib/open';
import {expect, test} from '../lib/test';

/**
 * The page in Portuguese, whose words are the longest, with a larger default size of text in the browser's settings
 * (which media queries follow), and with the spacing of WCAG 1.4.12.
 */

const kinds = [...new Map(articles.map(({kind, route}) => [kind, encodeURI(route)])).values()];
const pages = ['/', '/search?q=horas', '/swagger/', '/docs/status', ...kinds].map((path) => `/pt${path}`);
const widths = [320, 340, 360, 383, 390, 768, 996, 1000, 1100, 1280, 1440];

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** What can't be read: texts of the navbar on each other, outside of it, or cut, and cut headings and buttons. */
const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({visibilityProperty: true, opacityProperty: true}) && element.clientWidth > 1;
    const bar = document.querySelector('.navbar')!.getBoundingClientRect();
    const items = Array.from(document.querySelectorAll('.navbar a, .navbar button')).filter(
      (element) => !element.closest('.dropdown__menu, .navbar-sidebar') && isShown(element),
    );
    const boxOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const boxes = items.map(
      (element) => ({name: element.textContent, ...boxOf(element).toJSON()}) as DOMRect & {name: string},
    );
    const found = boxes.flatMap((box, index) => [
      ...(bar.bottom > 0 && (box.bottom > bar.bottom + 1 || box.right > innerWidth + 1)
        ? [`outside: ${box.name}`]
        : []),
      ...boxes
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
        )
        .map((other) => `${box.name} on ${other.name}`),
    ]);
    const texts = document.querySelectorAll(
      '.navbar__title, .announcement *, h1, h2, h3, main button, .breadcrumbs__link',
    );
    const cut = Array.from(texts).filter((element) => {
      const {overflowX, overflowY} = getComputedStyle(element);
      const isCut = (overflow: string, size: number, space: number) => overflow === 'hidden' && size > space + 1;
      return (
        isShown(element) &&
        (isCut(overflowX, element.scrollWidth, element.clientWidth) ||
          isCut(overflowY, element.scrollHeight, element.clientHeight))
      );
    });
    return [...found, ...cut.map((element) => `cut: ${element.textContent}`)];
  });

/** Sets the default size of text in the browser's settings, which pages that are open follow, too. */
async function setDefaultSize(session: CDPSession, size: number): Promise<void> {
  const fontSizes = {standard: size, fixed: Math.round((size * 13) / 16)};
  await session.send('Page.setFontSizes', {fontSizes});
}

async function expectReadable(page: Page, session: CDPSession, state: string): Promise<void> {
  for (const width of widths) {
    await session.send('Emulation.setDeviceMetricsOverride', {width, height: 900, deviceScaleFactor: 1, mobile: false});
    const [scroll, texts] = await Promise.all([sidewaysScroll(page), unreadable(page)]);
    expect.soft(scroll, `${state} at ${width} px`).toBe(0);
    expect.soft(texts, `${state} at ${width} px`).toEqual([]);
  }
}

for (const path of pages) {
  test(`${path} is readable with text of 16, 24, and 32 px, and with wide spacing, at every width`, async ({
    page,
    context,
  }) => {
    test.slow();
    const session = await context.newCDPSession(page);
    await openWhole(page, path);
    for (const size of [32, 24, 16]) {
      await setDefaultSize(session, size);
      const em = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      await expect.poll(em).toBe(`${size}px`);
      await expectReadable(page, session, `${size} px`);
    }
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, spacing);
    await expectReadable(page, session, 'wide spacing');
  });
}
