import {existsSync, rmSync, statSync, utimesSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {VFile} from 'vfile';
import {parseArticle} from '../../articles/parse';
import {drawFigure, figureFile} from './svg';
import figuresPlugin from './index';

/** Draws the figures of an article and returns its tree; errors name `docs/a.mdx`. */
async function draw(body: string) {
  const {tree} = parseArticle(`---\ntitle: A\n---\n\n${body}\n`, 'docs/a.mdx');
  await figuresPlugin()(tree, new VFile({path: `${process.cwd()}/docs/a.mdx`}));
  return JSON.stringify(tree);
}

const bars = {
  width: 100,
  height: 60,
  data: {values: [{day: 'Mon', hours: 8}]},
  mark: 'bar',
  encoding: {x: {field: 'day', type: 'nominal'}, y: {field: 'hours', type: 'quantitative'}},
};
const chart = (spec: object) => `\`\`\`vega-lite alt="Hours"\n${JSON.stringify(spec)}\n\`\`\``;
const screen = (inner: string) => `<Figure alt="A screen">\n  ${inner}\n</Figure>`;

test.describe('drawing', () => {
  test('a diagram becomes an image with size, name, and caption, and leaves colors to the stylesheet', async () => {
    const svg = await drawFigure('dot', 'digraph { a [label="Draft" class="info"]; a -> b }', 'From draft to b', 'en');
    expect(svg).toMatch(
      /^<svg [^>]*width="\d+" height="\d+" class="figure-drawing figure-dot" role="img" aria-label="From draft to b"/,
    );
    expect(svg).toContain('class="node info"');
    expect(svg).toContain('>Draft</text>');
    expect(svg).not.toMatch(/<title|<script|font-family|xmlns/);
    expect(await draw('```dot alt="x" caption="Stages"\ndigraph {a}\n```')).toContain(
      '"name":"caption","value":"Stages"',
    );
  });

  test('a chart takes its colors from variables of the page', async () => {
    const svg = await drawFigure('vega-lite', JSON.stringify(bars), 'Hours', 'en');
    expect(svg).toContain('var(--figure-1)');
    expect(svg).toContain('>Mon</text>');
    expect(svg).toContain('figure-vega-lite');
    const ticks = await drawFigure('vega-lite', JSON.stringify({...bars, mark: 'tick'}), 'Hours', 'en');
    expect(ticks).toContain('var(--figure-1)');
  });

  test('a chart writes its numbers as the language does', async () => {
    const spec = JSON.stringify({...bars, data: {values: [{day: 'Mon', hours: 80_000}]}});
    expect(await drawFigure('vega-lite', spec, 'Hours', 'en')).toContain('>50,000</text>');
    expect(await drawFigure('vega-lite', spec, 'Hours', 'pt-br')).toContain('>50.000</text>');
    const small = JSON.stringify({...bars, data: {values: [{day: 'Mon', hours: 12_000}]}});
    for (const locale of ['es', 'pt'] as const) {
      const svg = await drawFigure('vega-lite', small, 'Hours', locale);
      expect(svg).toContain('>10\u00a0000</text>');
      expect(svg).toContain('>5000</text>');
    }
  });

  test('text with markup, quotes, or another writing direction stays text', async () => {
    const svg = await drawFigure(
      'dot',
      'digraph { a [label="1 < 2 & \\"x\\" <script> שלום"] }',
      'a "quoted" <b> & more',
      'en',
    );
    expect(svg).toContain('1 &lt; 2 &amp; &quot;x&quot; &lt;script&gt; שלום');
    expect(svg).toContain('aria-label="a &quot;quoted&quot; &lt;b&gt; &amp; more"');
    expect(svg).not.toContain('<script>');
  });

  test('the same source is drawn once', async () => {
    const source = `digraph { cached_${process.pid} }`;
    const file = figureFile('dot', source, 'en');
    await drawFigure('dot', source, 'one', 'en');
    expect(existsSync(file)).toBe(true);
    utimesSync(file, 1, 1);
    const again = await drawFigure('dot', source, 'another name', 'en');
    expect(statSync(file).mtimeMs).toBe(1000);
    expect(again).toContain('aria-label="another name"');
    rmSync(file);
  });
});

test.describe('what an author gets wrong is named with file and line', () => {
  for (const [what, body, expected] of [
    [
      'invalid DOT',
      '```dot alt="x"\ndigraph { a -> }\n```',
      /docs\/a\.mdx:5: the DOT source is not valid: syntax error in line 1/,
    ],
    ['invalid JSON', '```vega-lite alt="x"\n{"mark": }\n```', /docs\/a\.mdx:5: the chart is not valid JSON/],
    [
      'an unknown field',
      chart({...bars, encoding: {x: {field: 'dya', type: 'nominal'}}}),
      /docs\/a\.mdx:5: the chart uses the field dya, but its data has day, hours/,
    ],
    [
      'a series that only its color tells',
      chart({...bars, encoding: {...bars.encoding, color: {field: 'day', type: 'nominal'}, x: {value: 1}}}),
      /docs\/a\.mdx:5: the chart shows day by color alone/,
    ],
    ['no data', chart({mark: 'bar', encoding: {}}), /docs\/a\.mdx:5: the chart has no inline data/],
    ['an unknown mark', chart({...bars, mark: 'bra'}), /docs\/a\.mdx:5: /],
    [
      'a fence without text alternative',
      '```dot\ndigraph {a}\n```',
      /docs\/a\.mdx:5: the figure has no text alternative/,
    ],
    ['an unknown key', '```dot alt="x" title="y"\ndigraph {a}\n```', /docs\/a\.mdx:5: can't read title/],
    [
      'a screen without text alternative',
      '<Figure>\n  <Tiles tiles={[]} />\n</Figure>',
      /docs\/a\.mdx:5: the figure has no text alternative/,
    ],
    ['a screen outside a figure', '<Tiles tiles={[]} />', /docs\/a\.mdx:5: <Tiles> must be inside <Figure/],
    [
      'an unknown state of a day',
      screen("<MonthCalendar month=\"May\" weekdays={[]} offset={0} days={['approved', null, 'done']} legend={[]} />"),
      /docs\/a\.mdx:6: "done" is not a value of days; choose one of incomplete/,
    ],
    ['an unknown prop', screen('<Tiles tils={[]} />'), /docs\/a\.mdx:6: <Tiles> has no prop "tils"; it has tiles/],
    [
      'an unknown value',
      screen("<Tiles tiles={[{label: 'a', value: '1', tone: 'green'}]} />"),
      /docs\/a\.mdx:6: "green" is not a value of tone; choose one of neutral/,
    ],
    [
      'a callout that no step mentions',
      screen("<Tiles tiles={[{label: 'a', value: '1', mark: 1}]} />"),
      /docs\/a\.mdx:6: the callout 1 is drawn, but no text mentions it/,
    ],
    [
      'a mention that nothing draws',
      'Select it <Mark n={2} />.',
      /docs\/a\.mdx:5: the text mentions the callout 2, but no screen draws it/,
    ],
  ] as const) {
    test(what, async () => {
      await expect(draw(body)).rejects.toThrow(expected);
    });
  }

  test('an article in which all is right passes', async () => {
    await draw(
      `${screen("<Tiles tiles={[{label: 'a', value: '1', tone: 'good', mark: 1}]} />")}\n\nSelect **a** <Mark n={1} />.\n\n${chart(bars)}`,
    );
  });
});
