import {expect, test} from '@playwright/test';
import {checkPlain} from './route-tables';

test('a route with a pattern stops the build', () => {
  for (const route of ['/', '/404.html', '/docs/AD Related/']) {
    expect(() => checkPlain(route)).not.toThrow();
  }
  for (const route of ['/docs/leaves (old)', '/docs/:id']) {
    expect(() => checkPlain(route)).toThrow(`The route ${route} is not a plain path`);
  }
});
