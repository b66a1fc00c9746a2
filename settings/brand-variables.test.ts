import {expect, test} from '@playwright/test';
import {brand} from './brand';
import {fillBrand, fillDeep} from './brand-variables';

test('fills every variable it knows', () => {
  expect(fillBrand('{{product}} by {{ company }} at https://api.{{host}}', 'a.mdx')).toBe(
    `${brand.product} by ${brand.company} at https://api.${brand.host}`,
  );
});

test('leaves escaped variables, expressions, and functions of samples alone', () => {
  expect(fillBrand(String.raw`\{{product}}`, 'a.mdx')).toBe('{{product}}');
  const sample = "{{['CallErp']$.Content}} {{NewGuid}} {{NewDateUtc(Today) | AddDays(-1)}}";
  expect(fillBrand(sample, 'a.mdx')).toBe(sample);
});

test('names file, line, and the known variables when a variable is unknown', () => {
  expect(() => fillBrand('one\ntwo {{prodct}}', 'docs/a.mdx')).toThrow(
    /^docs\/a\.mdx:2: unknown variable \{\{prodct\}\}\. Known variables: product, company/,
  );
});

test('fills front matter at any depth, and keeps what is not a string', () => {
  const frontMatter = {title: 'Use {{product}}', sidebar_position: 3, incident: {timeline: [{event: '{{product}}'}]}};
  expect(fillDeep(frontMatter, 'a.mdx')).toEqual({
    title: `Use ${brand.product}`,
    sidebar_position: 3,
    incident: {timeline: [{event: brand.product}]},
  });
});
