import {inflateSync} from 'node:zlib';
import {middleClicks} from './driver/keys';
import {attribute, count, isInView, isShown, parts, textOf, theme} from './reader/looks';
import {expect, test} from './test';

/** What WebKit's driver can't do: paper, fingers, and a second tab. */

/** What draws the pages of a PDF document, as text. */
function contentOf(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n(.*?)\r?\nendstream/gs);
  const texts = Array.from(streams, ([, stream]) => {
    try {
      return inflateSync(Buffer.from(stream!, 'latin1')).toString('latin1');
    } catch {
      // An image or a font.
      return '';
    }
  });
  return texts.join('\n');
}

/** The colors that fill areas and letters of a PDF document, as styles name them. */
function fillColors(pdf: Buffer): string[] {
  const colors = contentOf(pdf).matchAll(/([\d.]+) ([\d.]+) ([\d.]+) rg/g);
  const toStyle = ([, ...parts]: string[]) => `rgb(${parts.map((part) => Math.round(Number(part) * 255)).join(', ')})`;
  return Array.from(colors, toStyle);
}

/** The sizes of letters in a PDF document, in points. */
const letterSizes = (pdf: Buffer): number[] =>
  Array.from(contentOf(pdf).matchAll(/([\d.]+) 0 0 -\1 [\d.]+ [\d.]+ Tm/g), ([, size]) => Number(size));

/** The colors of the page and its text on the screen. */
const darkColors = () => {
  const canvas = document.createElement('canvas').getContext('2d')!;
  const toStyle = (color: string) => {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return `rgb(${Array.from(canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)).join(', ')})`;
  };
  const {backgroundColor} = getComputedStyle(document.documentElement);
  return [backgroundColor, getComputedStyle(document.querySelector('article p')!).color].map(toStyle);
};

test.describe('only where the driver can', {tag: '@firefox'}, () => {
  for (const scripts of ['before the scripts run', 'with React']) {
    test(`a page in dark mode is printed in light colors, ${scripts}`, async ({reader, site, firefox}) => {
      const isAwake = scripts === 'with React';
      if (!isAwake) {
        site.hold();
      }
      await reader.open(parts.article);
      await reader.click(parts.colorSwitch);
      await reader.sees(theme).toBe('dark');
      if (isAwake) {
        await reader.isInteractive();
      }
      const printed = fillColors(await firefox.print());
      expect(printed.length).toBeGreaterThan(0);
      const dark = await reader.look(darkColors);
      expect(printed.filter((color) => dark.includes(color))).toEqual([]);
      expect(await reader.look(theme)).toBe('dark');
    });
  }

  test('an article with code over the end of a page is printed at its size, as letters', async ({reader, firefox}) => {
    await reader.open('/docs/sdk/store');
    const sizes = letterSizes(await firefox.print());
    // Code in the text has 14 px, which are 10.5 points. The text has 16 px, in a font that may be wider than the page likes.
    expect(sizes.some((size) => Math.abs(size - 10.5) < 0.3)).toBe(true);
    expect(sizes.some((size) => Math.abs(size - 12) < 0.4)).toBe(true);
  });

  test('the color mode of one tab reaches the other', async ({reader, firefox}) => {
    await reader.openAwake(parts.article);
    await firefox.openTab();
    await reader.openAwake('/docs/sdk/ui/');
    await reader.click(parts.colorSwitch);
    await reader.sees(theme).toBe('dark');
    await firefox.closeTab();
    await reader.sees(theme).toBe('dark');
    await reader.sees(attribute, parts.colorSwitch, 'aria-pressed').toBe('true');
  });

  test('a link to another language keeps query and fragment in a new tab', async ({reader, site, firefox}) => {
    const spanish = '.dropdown__menu a[lang=es]';
    site.hold();
    await reader.open('/docs/sdk/ui/?a=1#access');
    await reader.scrollTo(0);
    await reader.hover(parts.languageMenu);
    await reader.sees(isShown, spanish).toBe(true);
    const [first] = await firefox.tabs();
    await firefox.act(middleClicks(await reader.point(spanish)));
    await expect.poll(async () => (await firefox.tabs()).length).toBe(2);
    site.release();
    await firefox.switchTo((await firefox.tabs()).find((tab) => tab !== first)!);
    await reader.arrives();
    const address = await reader.address();
    await firefox.closeTab();
    expect(address).toBe('/es/docs/sdk/ui/?a=1#access');
  });

  test.describe('by touch', () => {
    test.beforeEach(async ({reader, firefox}) => {
      await firefox.prefer({'dom.w3c_touch_events.enabled': 1});
      await reader.narrow();
    });

    test('the menu opens by a finger, and its links lead on', async ({reader}) => {
      const link = '.navbar-sidebar .theme-doc-sidebar-menu a[href$="/approving-time-sheets"]';
      await reader.open(parts.article);
      await reader.tap(parts.menuToggle);
      // React's menu slides in over the first links.
      await reader.sees(isShown, '.navbar-sidebar__close').toBe(true);
      await reader.sees(count, '#early-menu').toBe(0);
      await reader.sees(isInView, link).toBe(true);
      await reader.tap(link);
      await reader.sees(textOf, 'h1').toBe('Approve time sheets');
      await reader.sees(isShown, '.navbar-sidebar__close').toBe(false);
    });
  });
});
