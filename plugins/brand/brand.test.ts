import {expect, test} from '@playwright/test';
import {brand} from '../../src/brand';
import {brandMarkdown, fillBrand} from './index';

test('fills every variable it knows', () => {
  expect(fillBrand('{{product}} by {{ company }} at https://api.{{host}}', 'a.mdx')).toBe(
    `${brand.product} by ${brand.company} at https://api.${brand.host}`,
  );
});

test('leaves escaped variables, expressions and functions of samples alone', () => {
  expect(fillBrand(String.raw`\{{product}}`, 'a.mdx')).toBe('{{product}}');
  const sample = "{{['CallErp']$.Content}} {{NewGuid}} {{NewDateUtc(Today) | AddDays(-1)}}";
  expect(fillBrand(sample, 'a.mdx')).toBe(sample);
});

test('names file, line and the known variables when a variable is unknown', () => {
  expect(() => fillBrand('one\ntwo {{prodct}}', 'docs/a.mdx')).toThrow(
    /^docs\/a\.mdx:2: unknown variable \{\{prodct\}\}\. Known are product, company/,
  );
});

test('fills front matter at any depth, and keeps what is no text', async () => {
  const parsed = await brandMarkdown.parseFrontMatter({
    filePath: 'a.mdx',
    fileContent: '',
    defaultParseFrontMatter: () =>
      Promise.resolve({
        frontMatter: {title: 'Use {{product}}', sidebar_position: 3, incident: {timeline: [{event: '{{product}}'}]}},
        content: 'About {{product}}',
      }),
  });
  expect(parsed).toEqual({
    frontMatter: {
      title: `Use ${brand.product}`,
      sidebar_position: 3,
      incident: {timeline: [{event: brand.product}]},
    },
    content: `About ${brand.product}`,
  });
});
