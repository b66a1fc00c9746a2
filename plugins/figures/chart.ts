import {logger, parse, View, Warn} from 'vega';
import {compile} from 'vega-lite';
import {messageOf} from '../../lib/errors';
import {languages} from '../../languages';
import type {Locale} from '../../settings/locales';

/** Draws Vega-Lite charts in the site's font, with CSS variables as colors. */

const text = 'var(--figure-text)';
const line = 'var(--figure-grid)';

const titles = {labelColor: text, titleColor: text, labelFontSize: 12, titleFontSize: 12, titleFontWeight: 600};

const config = {
  font: 'Figtree, Arial, sans-serif',
  background: 'transparent',
  view: {stroke: null},
  axis: {...titles, gridColor: line, domainColor: line, tickColor: line, labelLimit: 300},
  legend: {...titles, labelLimit: 260},
  header: {labelColor: text, titleColor: text},
  text: {color: text, fontSize: 12},
  rule: {color: text},
  range: {
    category: [1, 2, 3, 4, 5, 6].map((n) => `var(--figure-${n})`),
    heatmap: [1, 2, 3, 4, 5].map((n) => `var(--figure-heat-${n})`),
  },
  mark: {color: 'var(--figure-1)'},
  line: {strokeWidth: 2.5},
  // For text on a filled mark: {"type": "text", "style": "on-fill"}.
  style: {'on-fill': {color: 'var(--figure-on)', fontWeight: 600}},
};

/** Joins the digits of numbers under 10 000 in languages that don't group them; Vega always does. */
const withoutSmallGroups = (svg: string, locale: Locale): string =>
  languages[locale].numbers.groupedFrom > 4 ? svg.replace(/(>[−-]?\d)\u00a0(?=\d{3}(?:,\d+)?<)/g, '$1') : svg;

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const valuesOf = (node: unknown, key: string): unknown[] =>
  node !== null && typeof node === 'object'
    ? Object.entries(node as Json).flatMap(([name, value]) => [
        ...(name === key ? [value] : []),
        ...valuesOf(value, key),
      ])
    : [];

/** Rejects a chart with a field that is neither in its inline data nor created by a transform. */
function checkFields(spec: Json): void {
  const data = valuesOf(spec, 'data').filter(isObject);
  const rows = data.flatMap(({values}) => (Array.isArray(values) ? (values as unknown[]) : []));
  if (rows.length === 0) {
    throw new Error('the chart has no inline data; write its rows under data.values, or name "incidents".');
  }
  const made = valuesOf(spec, 'transform').flatMap((transform) => [
    ...valuesOf(transform, 'as').flat(),
    // A fold without `as` creates these two.
    'key',
    'value',
  ]);
  const known = new Set([...rows.filter(isObject).flatMap(Object.keys), ...made.map(String)]);
  const used = valuesOf(spec, 'encoding').flatMap((encoding) => valuesOf(encoding, 'field'));
  const unknown = used.filter((field) => typeof field === 'string' && !known.has(field));
  if (unknown.length > 0) {
    throw new Error(`the chart uses the field ${unknown.join(', ')}, but its data has ${[...known].join(', ')}.`);
  }
}

const colorChannels = new Set(['color', 'fill', 'stroke']);

function fieldsIn(spec: Json, wanted: (channel: string) => boolean) {
  const channels = valuesOf(spec, 'encoding')
    .filter(isObject)
    .flatMap(Object.entries<unknown>);
  return new Set(channels.flatMap(([channel, value]) => (wanted(channel) ? valuesOf(value, 'field') : [])));
}

/** Rejects a chart that readers can't understand without seeing its colors. */
function checkColors(spec: Json): void {
  const silent = new Set([...colorChannels, 'order', 'detail', 'tooltip']);
  const shown = fieldsIn(spec, (channel) => !silent.has(channel));
  const intoLabels = valuesOf(spec, 'calculate').join(' ');
  const byColorOnly = [...fieldsIn(spec, (channel) => colorChannels.has(channel))].filter(
    (field) => !shown.has(field) && !intoLabels.includes(`datum.${String(field)}`),
  );
  if (byColorOnly.length > 0) {
    throw new Error(
      `the chart shows ${byColorOnly.join(', ')} by color alone; write it into the chart (a text mark) or encode it a second time (strokeDash, shape, xOffset, an axis).`,
    );
  }
}

/**
 * @param source Vega-Lite JSON with inline data
 * @param locale language of the article, for the numbers of the axes
 * @returns an SVG document
 * @throws Error when the JSON is not valid, a field is not in the data or shown by color alone, or Vega warns
 */
export async function renderChart(source: string, locale: Locale): Promise<string> {
  let spec: Json;
  try {
    spec = JSON.parse(source) as Json;
  } catch (error) {
    throw new Error(`the chart is not valid JSON: ${messageOf(error)}`, {cause: error});
  }
  checkFields(spec);
  checkColors(spec);
  const warnings: string[] = [];
  const collect = logger(Warn, undefined, (_method, _level, input) => {
    warnings.push([input].flat().map(String).join(' '));
  });
  // The axes' numbers are as the articles write them: `20 000,5` (es, pt), `20.000,5` (pt-br) or `20,000.5`.
  const {decimal, group} = languages[locale].numbers;
  const number = {decimal, thousands: group, grouping: [3], currency: ['', '']};
  const own = isObject(spec.config) ? spec.config : {};
  const full = {padding: 4, ...spec, config: {...config, locale: {number}, ...own}};
  const compiled = compile(full as never, {logger: collect});
  const svg = await new View(parse(compiled.spec), {renderer: 'none', logger: collect}).toSVG();
  if (warnings.length > 0) {
    throw new Error(`the chart can't be drawn as written: ${warnings.join('; ')}`);
  }
  return withoutSmallGroups(svg, locale);
}
