import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createConfig, lintFromString} from '@redocly/openapi-core';
import {expect, test} from '@playwright/test';
import {parseArticle} from '../translations/article';
import {formatProblem} from '../translations/problem';
import {checkSamples, openApiDir, readSchemas} from './check';

/** The OpenAPI documents lint clean, and the payloads of the articles are held to them. */

const lint = async (source: string) => {
  const config = await createConfig({extends: ['recommended-strict']});
  const problems = await lintFromString({source, absoluteRef: 'document.yaml', config});
  return problems.map(({message, location}) => `${location[0]?.pointer ?? ''}: ${message}`);
};

for (const name of readdirSync(openApiDir)) {
  test(`${name} lints clean`, async () => {
    expect(await lint(readFileSync(path.join(openApiDir, name), 'utf8'))).toEqual([]);
  });
}

test('the linter finds an operation without an answer and a reference to nowhere', async () => {
  const source = readFileSync(path.join(openApiDir, 'integration-api.yaml'), 'utf8');
  expect(await lint(source.replace('operationId: listCompanies', 'operationId: getUser'))).not.toEqual([]);
  expect(await lint(source.replace('schemas/BillingClient', 'schemas/BilingClient'))).not.toEqual([]);
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

  test('a wrong type, an unknown key and an unknown schema are named with file and line', () => {
    expect(check(post, '{\n  "message": 1\n}')).toMatch(
      /docs\/api\/x\.mdx:7: \$\.message: the value is of type number/,
    );
    expect(check(post, '{\n  "mesage": "x"\n}')).toMatch(
      /docs\/api\/x\.mdx:7: \$\.mesage: unknown key; write "message"/,
    );
    expect(check(post.replace('Error', 'Eror'), '{}')).toMatch(/docs\/api\/x\.mdx:5: there is no schema .*Eror/);
  });

  test('one of an API article without a schema is named; elsewhere it is only parsed', () => {
    expect(check('', '{"a": 1}')).toMatch(/docs\/api\/x\.mdx:5: the sample names no schema/);
    expect(check(' schema="none"', '{"a": 1}')).toBe('');
    expect(check('', '{"a": 1}', 'docs/sdk/x.mdx')).toBe('');
  });
});
