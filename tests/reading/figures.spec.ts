import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio/slim';
import {pageFile} from '../../deploy/page-files';
import {localeCodes, localePrefix, sourceLocale, type Locale} from '../../settings/locales';
import {sourceDir} from '../../articles/files';
import {buildDir} from '../../builder/build';
import {open, sidewaysScroll} from '../lib/open';
import {articles} from '../lib/articles';
import {expect, test} from '../lib/test';

/** The figures of the articles: accessible names, small screens, color modes, and size. */

const kindsWithFigures = ['howto', 'dashboard', 'integration', 'import', 'guideline', 'incident'];
const contains = (pattern: RegExp) => (entry: {article: string}) =>
  pattern.test(readFileSync(path.join(sourceDir, entry.article), 'utf8'));
const illustrated = articles.filter(contains(/^```(dot|vega-lite) |^<Figure /m));
const gallery = '/docs/documenting/mdx';

test('every article whose kind requires a figure has one', () => {
  // The timeline of an incident is drawn from its front matter.
  const hasFigure = contains(/^```(dot|vega-lite) |^<(Figure |IncidentTimeline )/m);
  const lacking = articles.filter((entry) => kindsWithFigures.includes(entry.kind) && !hasFigure(entry));
  expect(lacking.map(({route}) => route)).toEqual([]);
});

/** The accessible names of the figures on a built page, and how many drawings lack a width and height. */
function figuresOf(route: string, locale: Locale) {
  const $ = load(readFileSync(path.join(buildDir, localePrefix(locale), pageFile(route)), 'utf8'));
  return {
    names: $('figure [role="img"]')
      .map((_index, image) => $(image).attr('aria-label') ?? '')
      .get(),
    unsized: $('figure svg:not([width][height])').length,
  };
}

test('figures have accessible names in the language of the page', () => {
  for (const {route} of illustrated) {
    const english = figuresOf(route, sourceLocale).names;
    for (const locale of localeCodes) {
      const {names, unsized} = figuresOf(route, locale);
      expect.soft(names, `${locale} ${route}`).toHaveLength(english.length);
      expect.soft(names, `${locale} ${route}`).not.toContain('');
      expect.soft(unsized, `${locale} ${route}`).toBe(0);
      const untranslated = locale === sourceLocale ? [] : names.filter((name) => english.includes(name));
      expect.soft(untranslated, `${locale} ${route}`).toEqual([]);
    }
    expect.soft(figuresOf(route, 'pt').names, route).not.toEqual(figuresOf(route, 'pt-br').names);
  }
});

test('a figure has its title and text alternative as accessible names', async ({page}) => {
  await page.goto(gallery);
  const figure = page.getByRole('figure', {name: 'From booked hours to a decision'});
  await expect(figure.getByRole('img')).toHaveAccessibleName(/^A day of a time sheet/);
});

test('text in figures is translated', async ({page}) => {
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

test('figures follow the color mode', async ({page}) => {
  const colors = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({colorScheme});
    await page.goto(gallery);
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    return page
      .locator('.figure-dot .node, .figure-vega-lite')
      .locator('text')
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fill));
  };
  const light = await colors('light');
  const dark = await colors('dark');
  expect(light.length).toBeGreaterThan(10);
  expect(light).toHaveLength(dark.length);
  expect(light.filter((color, index) => color === dark[index])).toEqual([]);
});

for (const width of [390, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${width} px in ${colorScheme} mode`, () => {
      test.use({colorScheme, viewport: {width, height: 900}});

      test('figures do not overflow the page', async ({page}) => {
        await open(page, gallery);
        expect(await sidewaysScroll(page)).toBe(0);
      });
    });
  }
}

test('figures contain no scripts and have less than 24,000 bytes of markup', () => {
  const weights = illustrated.map(({route}) => {
    const html = readFileSync(path.join(buildDir, pageFile(route)), 'utf8');
    const figures = html.match(/<figure.*?<\/figure>/gs) ?? [];
    expect(figures.filter((figure) => /<script|\son\w+=/.test(figure))).toEqual([]);
    return {route, bytes: figures.map((figure) => figure.length)};
  });
  const heaviest = weights.reduce((a, b) => (Math.max(...a.bytes) > Math.max(...b.bytes) ? a : b));
  console.log(`Figures: the heaviest has ${Math.max(...heaviest.bytes)} bytes of markup, in ${heaviest.route}.`);
  expect(Math.max(...heaviest.bytes)).toBeLessThan(24_000);
});
