import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import * as fc from 'fast-check';
import {toString} from 'mdast-util-to-string';
import {brand} from '../../settings/brand';
import {lintDocument} from '../lib/openapi';
import {searchSettings} from '../../src/search/settings';
import {fillBrand} from '../../settings/brand-variables';
import {brandMistakes} from '../../settings/brand-check';
import {parseCodeMeta, parseFigureMeta} from '../../articles/fences';
import {checkArticle} from '../../checks/content/check-article';
import {renderChart} from '../../plugins/figures/chart';
import {renderDot} from '../../plugins/figures/dot';
import {checkIncident} from '../../plugins/incidents/schema';
import {readComponents, readSchemas} from '../../checks/schemas/validate';
import {withSourceHash} from '../../articles/translations/accept';
import {parseArticle} from '../../articles/parse';
import {formatProblem} from '../../articles/problem';
import {checkSource} from '../../checks/translations/structure';
import {readTermbase} from '../../checks/translations/terms';

/**
 * Real inputs with random damage: whatever authors, translators, and administrators break, the result is either no
 * error or a sentence about what is wrong, never the message of a crash.
 */

/** Messages of a program that crashed on unexpected input. */
const crash =
  /Cannot (read|set|convert|destructure|access)|is not a function|is not iterable|is not defined|undefined \(|Maximum call stack|Invalid array length/;

const pieces = [
  '{',
  '}',
  '<',
  '>',
  '</',
  '/>',
  '`',
  '```',
  '---\n',
  ':::',
  '|',
  '"',
  "'",
  '\n',
  '\n\n',
  '\t',
  '\u0000',
];
const more = [
  '{{',
  '}}',
  '${',
  '[](',
  '![',
  '<!--',
  'javascript:',
  '- ',
  '# ',
  '\uFEFF',
  '\u202E',
  '💥',
  ': ',
  '%',
  '\\',
];

const damage = fc.array(
  fc.record({
    at: fc.double({min: 0, max: 1, noNaN: true}),
    remove: fc.nat(30),
    insert: fc.oneof(fc.constantFrom(...pieces, ...more), fc.string({maxLength: 8})),
  }),
  {minLength: 1, maxLength: 4},
);

const damaged = (text: string): fc.Arbitrary<string> =>
  damage.map((edits) =>
    edits.reduce((result, {at, remove, insert}) => {
      const start = Math.floor(at * result.length);
      return result.slice(0, start) + insert + result.slice(start + remove);
    }, text),
  );

/** @param place how the message must begin */
function expectClear(error: unknown, place: RegExp): void {
  expect(error).toBeInstanceOf(Error);
  const {message} = error as Error;
  expect(message).toMatch(place);
  expect(message).not.toMatch(crash);
  expect(message.length).toBeGreaterThan(15);
}

async function holds<T>(input: fc.Arbitrary<T>, numRuns: number, run: (value: T) => unknown, place: RegExp) {
  await fc.assert(
    fc.asyncProperty(input, async (value) => {
      try {
        await run(value);
      } catch (error) {
        expectClear(error, place);
      }
    }),
    {numRuns, seed: 20261121},
  );
}

const gallery = 'docs/documenting/mdx.mdx';
const incident = 'docs/status/Availability Incidents/2021-06-30-sso-multiple-regions.mdx';
const read = (file: string) => readFileSync(file, 'utf8');
const fences = (language: string) =>
  [...read(gallery).matchAll(new RegExp(`^\`\`\`${language} .*\\n([^]*?)^\`\`\`$`, 'gm'))].map((match) => match[1]!);

test.describe.configure({timeout: 120_000});

for (const file of [gallery, incident, 'docs/api/client-api.mdx']) {
  const text = read(file);

  test(`damage to ${file} is reported with its line`, async () => {
    const placed = new RegExp(`^${file}:\\d+: `);
    await holds(damaged(text), 20, (broken) => checkSource(parseArticle(broken, file)), placed);
    fc.assert(
      fc.property(damaged(text), (broken) => {
        for (const {line, message} of checkArticle(file, broken).problems) {
          expect(line).toBeGreaterThan(0);
          expect(message).not.toMatch(crash);
        }
      }),
      {numRuns: 20, seed: 20261121},
    );
  });
}

test('an incident record of any shape is reported with its file', async () => {
  const record = parseArticle(read(incident), incident).frontMatter.incident as Record<string, unknown>;
  const keys = fc.constantFrom(...Object.keys(record), 'unknown');
  const broken = fc.dictionary(keys, fc.jsonValue()).map((values) => ({incident: {...record, ...values}}));
  await holds(broken, 300, (frontMatter) => checkIncident(frontMatter, incident), new RegExp(`^${incident}: `));
  await holds(fc.jsonValue(), 100, (value) => checkIncident({incident: value}, incident), new RegExp(`^${incident}: `));
});

test('damage to diagrams and charts is reported', async () => {
  expect(fences('dot').length).toBeGreaterThan(1);
  expect(fences('vega-lite').length).toBeGreaterThan(1);
  await holds(fc.constantFrom(...fences('dot')).chain(damaged), 40, renderDot, /^the D/);
  await holds(
    fc.constantFrom(...fences('vega-lite')).chain(damaged),
    60,
    (chart) => renderChart(chart, 'es'),
    /^the (chart|drawing)/,
  );
});

test('damage to the options of a fence is reported', async () => {
  const meta = fc.oneof(
    damaged('alt="What it shows" caption="A line"'),
    damaged('title="a.json" {1,3-5} showLineNumbers'),
  );
  await holds(meta, 500, parseFigureMeta, /figure/);
  await holds(meta, 500, parseCodeMeta, /code block/);
});

test('damage to brand variables is reported with its line', async () => {
  const text = fc.array(fc.constantFrom('{{product}}', '{{', '}}', 'productt', '{{ nothing }}', '\\', '\n', 'text'));
  await holds(
    text.map((parts) => parts.join('')),
    500,
    (broken) => fillBrand(broken, 'docs/a.mdx'),
    /^docs\/a\.mdx:\d+: unknown variable/,
  );
});

test('a brand of any shape is reported with its line', () => {
  const source = read('settings/brand.ts');
  const broken = fc.dictionary(fc.constantFrom(...Object.keys(brand)), fc.anything(), {
    minKeys: 1,
    noNullPrototype: true,
  });
  const isClear = (values: unknown) =>
    brandMistakes(values, source).every(
      (text) => /^settings\/brand\.ts:\d+: brand.{15}/.test(text) && !crash.test(text),
    );
  fc.assert(
    fc.property(broken, fc.anything(), (values, value) => isClear({...brand, ...values}) && isClear(value)),
    {numRuns: 500, seed: 20261121},
  );
});

test('every allowed product name reads the same in an article', () => {
  const name = fc
    .array(fc.oneof(fc.constantFrom(...pieces, ...more, '$&', '&amp', ':b', "'"), fc.string({unit: 'binary'})), {
      maxLength: 3,
    })
    .map((parts) => parts.join(' ').trim());
  let taken = 0;
  fc.assert(
    fc.property(name, (product) => {
      if (brandMistakes({...brand, product}, '').length > 0) {
        return true;
      }
      taken += 1;
      const {tree} = parseArticle(`---\ntitle: A\n---\n\nThe ${product} site\n`, 'a.mdx');
      return toString(tree).endsWith(`The ${product} site`);
    }),
    {numRuns: 1000, seed: 20261121},
  );
  expect(taken).toBeGreaterThan(100);
});

test('damage to an OpenAPI document is reported with its line', async () => {
  const file = 'static/openapi/data-extraction-api.yaml';
  const place = new RegExp(`^${file}:\\d+: `);
  const clear = async (broken: string) => {
    for (const problem of await lintDocument(file, broken)) {
      expectClear(new Error(formatProblem(problem)), place);
    }
    readComponents(file, broken);
  };
  await holds(damaged(read(file)), 40, clear, place);
  await holds(fc.oneof(fc.json(), fc.string()), 100, clear, place);
});

test('damage to the source hash of a translation is reported', async () => {
  const text = '---\ntitle: A\nsource_hash: 0123456789ab\n---\n\nText\n';
  await holds(damaged(text), 300, (broken) => withSourceHash(broken, '0123456789ab'), /^the file does not begin/);
});

test('damage to the termbase and the schemas is reported with the file', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'fuzz-'));
  const file = path.join(dir, 'termbase.json');
  const terms = {
    terms: [{en: 'time sheet', es: 'hoja de horas', pt: 'folha de horas', 'pt-br': 'planilha'}],
    avoid: {es: []},
  };
  await holds(
    damaged(JSON.stringify(terms, null, 1)),
    200,
    (broken) => {
      writeFileSync(file, broken);
      readTermbase(file);
    },
    new RegExp(`^${file}`),
  );
  const schema = read('static/schemas/docs-index.schema.json');
  rmSync(file);
  await holds(
    damaged(schema),
    30,
    (broken) => {
      writeFileSync(path.join(dir, 'docs-index.schema.json'), broken);
      readSchemas(dir);
    },
    new RegExp(`^${dir}/docs-index.schema.json:1: `),
  );
  rmSync(dir, {recursive: true});
});

test('environment variables of any value are reported by name', async () => {
  const value = fc.option(fc.oneof(fc.string(), fc.constant('0123456789abcdef0123456789abcdef')), {nil: undefined});
  const env = fc.record({
    ALGOLIA_APP_ID: value,
    ALGOLIA_API_KEY: value,
    ALGOLIA_INDEX_NAME: value,
    ALGOLIA_WRITE_KEY: value,
  });
  await holds(
    env,
    300,
    (values) => searchSettings({...values, NODE_ENV: 'test'}),
    /^(Hosted search is half|ALGOLIA_API_KEY is)/,
  );
});
