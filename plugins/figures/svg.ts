import {optimize} from 'svgo';
import {escapeHtml} from '../../lib/html';
import {cacheFile, readCached, writeCached} from '../../lib/cache';
import {renderChart} from './chart';
import {renderDot} from './dot';
import type {Locale} from '../../settings/locales';
import type {FigureLanguage} from '../../articles/fences';

/** Draws the source of a figure as SVG, and caches the result. */

const renderers: Record<FigureLanguage, (source: string, locale: Locale) => Promise<string>> = {
  dot: renderDot,
  'vega-lite': renderChart,
};

/** Minifies a renderer's SVG and removes everything that must be unique within a page. */
function minimize(svg: string): string {
  return optimize(svg, {
    floatPrecision: 1,
    plugins: [
      {name: 'preset-default', params: {overrides: {removeHiddenElems: false, mergePaths: false}}},
      'removeTitle',
      'removeDimensions',
      'removeXMLNS',
      {name: 'removeAttrs', params: {attrs: ['svg:aria.*', '*:aria.*', '*:role', '*:font-family', 'svg:class']}},
    ],
  }).data;
}

/** Adds the size of its view box, text alternative, and classes to an SVG. */
function withFrame(svg: string, lang: FigureLanguage, alt: string): string {
  const box = /viewBox="[\d.-]+[ ,][\d.-]+[ ,]([\d.]+)[ ,]([\d.]+)"/.exec(svg);
  if (!box) {
    throw new Error('the drawing has no size.');
  }
  const [width, height] = box.slice(1).map((side) => Math.ceil(Number(side))) as [number, number];
  const frame = `width="${width}" height="${height}" class="figure-drawing figure-${lang}" role="img" aria-label="${escapeHtml(alt)}"`;
  return svg.replace(/^<svg[^>]*/, (start) => `${start} ${frame}`);
}

/** Path of the cached drawing of a source. */
export const figureFile = (lang: FigureLanguage, source: string, locale: Locale): string =>
  cacheFile(__filename, 'figures', 'svg', [lang, source, locale]);

/** Draws the content of a fence once, as minified SVG; throws an error that says what is wrong with it. */
export async function drawSource(lang: FigureLanguage, source: string, locale: Locale): Promise<string> {
  const file = figureFile(lang, source, locale);
  const kept = readCached(file);
  if (kept !== undefined) {
    return kept;
  }
  const svg = minimize(await renderers[lang](source, locale));
  writeCached(file, svg);
  return svg;
}

/** Like {@link drawSource}, for the page; the text alternative becomes the name of the image. */
export const drawFigure = async (lang: FigureLanguage, source: string, alt: string, locale: Locale): Promise<string> =>
  withFrame(await drawSource(lang, source, locale), lang, alt);
