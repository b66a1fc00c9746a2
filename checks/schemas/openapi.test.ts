import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parseArticle} from '../../articles/parse';
import {formatProblem} from '../../articles/problem';
import {parse} from 'yaml';
import {translatedDocument} from '../../plugins/api-reference/translate';
import {apiDocuments} from '../../settings/api-documents';
import {brand} from '../../settings/brand';
import {translatedLocales} from '../../settings/locales';
import {checkSamples, openApiDir, readSchemas} from './validate';
import {lintDocument} from '../../tests/lib/openapi';

/** The OpenAPI documents pass the linter, and the payloads in the articles are validated against them. */

const files = readdirSync(openApiDir).map((name) => path.join(openApiDir, name));
const lint = async (file: string, edit = (source: string) => source) =>
  (await lintDocument(file, edit(readFileSync(file, 'utf8')))).map(formatProblem);

test('settings list all of them', () => {
  expect(apiDocuments.map((name) => path.join(openApiDir, `${name}.yaml`)).sort()).toEqual(files.sort());
});

for (const file of files) {
  test(`${file} lints clean`, async () => expect(await lint(file)).toEqual([]));
}

for (const locale of translatedLocales) {
  test(`their translations into ${locale} lint clean`, async () => {
    for (const name of apiDocuments) {
      const {yaml, overlay} = await translatedDocument(name, locale);
      expect(await lint(`${openApiDir}/${name}.yaml`, () => yaml)).toEqual([]);
      expect(parse(overlay!)).toMatchObject({overlay: '1.0.0', extends: `${brand.siteUrl}/openapi/${name}.yaml`});
    }
  });
}

test('mistakes are named with file and line', async () => {
  const file = `${openApiDir}/integration-api.yaml`;
  const change = (from: string, to: string) => lint(file, (source) => source.replace(from, to));
  expect(await change('operationId: listCompanies', 'operationId: getUser')).toEqual([
    expect.stringMatching(/^static\/openapi\/integration-api\.yaml:\d{3}: .* unique `operationId`/),
  ]);
  expect((await change('schemas/BillingClient', 'schemas/BilingClient'))[0]).toMatch(/yaml:\d{3}: Can't resolve \$ref/);
  expect((await change('paths:', 'paths: {'))[0]).toMatch(/yaml:\d+: not an OpenAPI document: missed comma/);
  expect(await lint(file, () => '')).toEqual([
    `${file}:1: not an OpenAPI document: Document must be JSON object, got undefined`,
  ]);
});

test.describe('payloads', () => {
  const schemas = readSchemas();
  const check = (meta: string, json: string, file = 'docs/api/x.mdx') =>
    checkSamples(parseArticle(`---\ntitle: X\n---\n\n\`\`\`json${meta}\n${json}\n\`\`\`\n`, file), schemas)
      .flatMap(({problems}) => problems.map(formatProblem))
      .join('\n');
  const post = ' schema="/openapi/integration-api.yaml#/components/schemas/Error"';

  test('one that fits its schema passes', () => {
    expect(check(post, '{"message": "CompanyCode is required."}')).toBe('');
  });

  test('a wrong type, an unknown key, and an unknown schema are named with file and line', () => {
    expect(check(post, '{\n  "message": 1\n}')).toMatch(
      /docs\/api\/x\.mdx:7: \$\.message: the value is of type number/,
    );
    expect(check(post, '{\n  "mesage": "x"\n}')).toMatch(
      /docs\/api\/x\.mdx:7: \$\.mesage: unknown key; write "message"/,
    );
    expect(check(post.replace('Error', 'Eror'), '{}')).toMatch(/docs\/api\/x\.mdx:5: there is no schema .*Eror/);
  });

  test('one of an API article without a schema is named; elsewhere it is only parsed', () => {
    expect(check('', '{"a": 1}')).toMatch(/docs\/api\/x\.mdx:5: the sample has no schema/);
    expect(check(' schema="none"', '{"a": 1}')).toBe('');
    expect(check('', '{"a": 1}', 'docs/sdk/x.mdx')).toBe('');
  });
});
