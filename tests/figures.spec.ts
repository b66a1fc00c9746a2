import {readFileSync} from 'node:fs';
import path from 'node:path';
import {localeCodes, localePrefix, sourceLocale} from '../src/locales';
import {sourceDir} from '../plugins/translations/status';
import {buildDir} from '../scripts/lib/build';
import {existingArticles} from './lib/routes';
import {expect, test} from './lib/test';

/** The figures of the articles: named in the page's language, fit for small screens and both colour modes, light. */

const kindsWithFigures = ['howto', 'dashboard', 'integration', 'import', 'guideline', 'incident'];
const articles = existingArticles();
const hasFigure = ({article}: {article: string}) =>
  /^```(dot|vega-lite) |^<Figure /m.test(readFileSync(path.join(sourceDir, article), 'utf8'));
const illustrated = articles.filter(hasFigure);
const gallery = '/docs/documenting/mdx';

test('every article of a kind that needs a figure has one', () => {
  const lacking = articles.filter(({kind}) => kindsWithFigures.includes(kind)).filter((entry) => !hasFigure(entry));
  expect(lacking.map(({route}) => route)).toEqual([]);
});

for (const {route} of illustrated) {
  test(`${route}: figures have names, in the language of the page`, async ({page}) => {
    const names: Record<string, string[]> = {};
    for (const locale of localeCodes) {
      await page.goto(encodeURI(localePrefix(locale) + route));
      const images = page.locator('figure').getByRole('img');
      names[locale] = await images.evaluateAll((all) => all.map((image) => image.getAttribute('aria-label') ?? ''));
      expect(names[locale], locale).not.toContain('');
      await expect(page.locator('figure svg:not([width][height])')).toHaveCount(0);
      if (locale !== sourceLocale) {
        expect(names[locale], locale).toHaveLength(names.en!.length);
        expect(
          names[locale].filter((name) => names.en!.includes(name)),
          locale,
        ).toEqual([]);
      }
    }
    expect(names.pt).not.toEqual(names['pt-br']);
  });
}

test('the words inside a figure are those of the language', async ({page}) => {
  const article = '/docs/university/Time%20sheets/filling-time-sheets';
  const words = async (prefix: string) => {
    await page.goto(prefix + article);
    return page.locator('figure').allInnerTexts();
  };
  const english = (await words('')).join(' ');
  const portuguese = (await words('/pt')).join(' ');
  expect(english).toContain('Key visual');
  expect(portuguese).toContain('Visual principal');
  expect(portuguese).not.toContain('Key visual');
});

test('figures follow the colour mode', async ({page}) => {
  const colours = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({colorScheme});
    await page.goto(gallery);
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    return page
      .locator('.figure-dot .node, .figure-vega-lite')
      .locator('text')
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fill));
  };
  const light = await colours('light');
  const dark = await colours('dark');
  expect(light.length).toBeGreaterThan(10);
  expect(light).toHaveLength(dark.length);
  expect(light.filter((colour, index) => colour === dark[index])).toEqual([]);
});

for (const width of [320, 390, 1440]) {
  test(`figures stay inside their box at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    for (const {route} of illustrated) {
      await page.goto(encodeURI(route));
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(excess, route).toBeLessThanOrEqual(0);
    }
  });
}

test('figures are light: no script of their own, and few bytes', () => {
  const weights = illustrated.map(({route}) => {
    const html = readFileSync(path.join(buildDir, route, 'index.html'), 'utf8');
    const figures = html.match(/<figure.*?<\/figure>/gs) ?? [];
    expect(figures.filter((figure) => /<script|\son\w+=/.test(figure))).toEqual([]);
    return {route, bytes: figures.map((figure) => figure.length)};
  });
  const heaviest = weights.reduce((a, b) => (Math.max(...a.bytes) > Math.max(...b.bytes) ? a : b));
  console.log(`Figures: the heaviest has ${Math.max(...heaviest.bytes)} bytes of markup, in ${heaviest.route}.`);
  expect(Math.max(...heaviest.bytes)).toBeLessThan(24_000);
});
