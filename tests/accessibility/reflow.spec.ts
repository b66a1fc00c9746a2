import {localePrefix, type Locale} from '../../settings/locales';
import {articles} from '../lib/articles';
import {openWhole, sidewaysScroll} from '../lib/open';
import {expect, test} from '../lib/test';

/**
 * No page scrolls sideways, from 320 px (which is also 1280 px at a zoom of 400 %) over 640 px (1280 px at 200 %) to a
 * wide screen: one page of each kind.
 */

const kinds = [...new Map(articles.map(({kind, route}) => [kind, encodeURI(route)])).values()];

const others = [
  '/',
  '/docs/status',
  '/docs/university/Time%20sheets/filling-time-sheets',
  '/no-such-page',
  '/search?q=dashboard',
  '/swagger/?document=client-api',
];

test.use({expectedErrors: /status of 404/});

// Each page opens at the narrowest width and is then widened, as when a reader zooms out.
const widths = [320, 390, 640, 768, 1440];

for (const locale of ['en', 'pt'] as Locale[]) {
  test(`${locale}: no page scrolls sideways`, async ({page}) => {
    test.slow();
    for (const path of [...others, ...kinds]) {
      await page.setViewportSize({width: widths[0]!, height: 800});
      await openWhole(page, localePrefix(locale) + path);
      await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({width, height: 800});
        expect(await sidewaysScroll(page), `${path} at ${width} px`).toBe(0);
      }
    }
  });
}
