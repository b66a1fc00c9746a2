import {localeCodes} from '../src/locales';
import {accessiblePages, expectNoFindings, looks} from './lib/axe';
import {test} from './lib/test';

/** The full matrix, `npm run test:a11y`: every page in every language, both colour modes and two widths. */

for (const locale of localeCodes) {
  for (const path of accessiblePages) {
    test(`${locale} ${path}`, async ({page}) => {
      test.slow();
      await expectNoFindings(page, locale, path, looks);
    });
  }
}
