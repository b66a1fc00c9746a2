import {localeCodes, localePrefix} from '../../settings/locales';
import {articles} from '../lib/articles';
import {expectNoFindings, looks, otherPages} from '../lib/axe';
import {openWhole} from '../lib/open';
import {test} from '../lib/test';

/** The nightly matrix: axe on every page in every language, in both color modes and at two widths. */

const pages = [...articles.map(({route}) => encodeURI(route)), ...otherPages];

for (const locale of localeCodes) {
  for (const path of pages) {
    const address = localePrefix(locale) + path;
    test(`axe finds nothing on ${address}`, async ({page}) => {
      test.slow();
      await openWhole(page, address);
      await expectNoFindings(page, address, looks);
    });
  }
}
