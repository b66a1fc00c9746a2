import type {Page} from '@playwright/test';
import {localePrefix, type Locale} from '../src/locales';
import {routes} from '../plugins/content/routes';
import {expect, test} from './lib/test';

/**
 * No page scrolls sideways, from 320 px (which is also 1280 px at a zoom of 400 %) over 640 px (1280 px at 200 %) to a
 * wide screen: one page of each kind.
 */

const kinds = [...new Map(routes.map(({kind, route}) => [kind, encodeURI(route)])).values()];

/** Pages beside those of the route list, each with what has to be there before it can be measured. */
const others: Record<string, (page: Page) => Promise<void>> = {
  '/': () => Promise.resolve(),
  '/docs/status': () => Promise.resolve(),
  '/docs/university/Time%20sheets/filling-time-sheets': () => Promise.resolve(),
  '/no-such-page': () => Promise.resolve(),
  '/search?q=dashboard': (page) => expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible(),
  '/swagger/?document=client-api': (page) => expect(page.locator('.opblock').first()).toBeVisible({timeout: 20_000}),
};

test.use({expectedErrors: /status of 404/});

for (const {width, deviceScaleFactor} of [
  {width: 320, deviceScaleFactor: 4},
  {width: 390, deviceScaleFactor: 3},
  {width: 640, deviceScaleFactor: 2},
  {width: 768, deviceScaleFactor: 2},
  {width: 1440, deviceScaleFactor: 1},
]) {
  test.describe(`${width} px`, () => {
    test.use({viewport: {width, height: 800}, deviceScaleFactor});

    for (const locale of ['en', 'pt'] as Locale[]) {
      test(`${locale}: no page scrolls sideways`, async ({page}) => {
        test.slow();
        for (const [path, isReady] of [...Object.entries(others), ...kinds.map((kind) => [kind, undefined] as const)]) {
          await page.goto(localePrefix(locale) + path);
          await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
          await isReady?.(page);
          const excess = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(excess, path).toBe(0);
        }
      });
    }
  });
}
