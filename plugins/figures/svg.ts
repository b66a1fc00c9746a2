import {optimize} from 'svgo';
import {escapeHtml} from '../../lib/html';
import {cacheFile, readCached, writeCached} from '../../lib/cache';
import {renderChart} from './chart';
import {renderDot} from './dot';
import type {Locale} from '../../settings/locales';
import type {FigureLanguage} from '../../articles/fences';

/** Draws the source of a figure as SVG, and caches the result. */

const renderers: Record<FigureLanguage, (source: string, locale: Locale, draw?: boolean) => Promise<string>> = {
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

export const figureFile = (lang: FigureLanguage, source: string, locale: Locale): string =>
  cacheFile(__filename, 'figures', 'svg', [lang, source, locale]);

/** Throws what drawing would, more quickly; nothing for what has been drawn. */
export async function checkSource(lang: FigureLanguage, source: string, locale: Locale): Promise<void> {
  if (readCached(figureFile(lang, source, locale)) === undefined) {
    await renderers[lang](source, locale, false);
  }
}

/** @param alt text alternative, which becomes the name of the image */
export async function drawFigure(lang: FigureLanguage, source: string, alt: string, locale: Locale): Promise<string> {
  const file = figureFile(lang, source, locale);
  const kept = readCached(file);
  const svg = kept ?? minimize(await renderers[lang](source, locale));
  if (kept === undefined) {
    writeCached(file, svg);
  }
  return withFrame(svg, lang, alt);
}
