import {localePrefix, type Locale} from '../../settings/locales';
import {articles} from '../lib/articles';
import {layoutFaults} from './reader/layout';
import {count, textOf} from './reader/looks';
import {expect, test} from './test';

/** The nightly matrix: the layout of a page of every kind, in numbers, at three widths and in both color modes. */

const kinds = [...new Map(articles.map(({kind, route}) => [kind, encodeURI(route)])).values()];
const others = ['/', '/docs/status', '/docs/documenting/mdx', '/no-such-page', '/search?q=SSO', '/swagger/'];

test.use({expectedProblems: /status 404: .*\/no-such-page/});

for (const locale of ['en', 'pt'] satisfies Locale[]) {
  for (const width of [390, 768, 1440]) {
    for (const mode of ['light', 'dark']) {
      test(`${locale}: every kind of page fits at ${width} px, ${mode}`, async ({reader}) => {
        test.slow();
        await (width === 390 ? reader.narrow() : reader.session.resize(width, 800));
        for (const path of [...others, ...kinds]) {
          const address = localePrefix(locale) + path;
          await reader.openAwake(`${address}${path.includes('?') ? '&' : '?'}docusaurus-theme=${mode}`);
          await reader.sees(textOf, 'h1').not.toBe(undefined);
          if (path === '/swagger/') {
            await reader.sees(count, '.opblock').toBeGreaterThan(0);
          }
          expect.soft(await reader.look(layoutFaults), address).toEqual([]);
        }
      });
    }
  }
}
