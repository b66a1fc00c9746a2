import {expect, test} from '@playwright/test';
import {growthOf, measures, type Measured} from './growth';

/** Growth is measured against that of the pages. */

const all = (value: number) => Object.fromEntries(Object.keys(measures).map((key) => [key, value])) as Measured;

test('what grows by more than the pages and 5 % is faster than linear', () => {
  const grown = growthOf(all(10), {...all(10), pages: 29, words: 30, seconds: 31, sitemap: 20});
  expect(grown.pages).toEqual({times: 2.9, isFasterThanLinear: false});
  expect(grown.words).toEqual({times: 3, isFasterThanLinear: false});
  expect(grown.seconds).toEqual({times: 3.1, isFasterThanLinear: true});
  expect(grown.sitemap).toEqual({times: 2, isFasterThanLinear: false});
  expect(grown.main.times).toBe(1);
});
