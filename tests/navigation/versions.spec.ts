import type {Page} from '@playwright/test';
import {localePrefix, type Locale} from '../../settings/locales';
import {test as fixtureTest} from '../fixture/test';
import {open} from '../lib/open';
import {shellTexts} from '../lib/shell-texts';
import {expect, test} from '../lib/test';

/** Versions of the articles: the site has one, the fixture site has two. */

const storageKey = 'docs-preferred-version-default';
const preferred = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey);

for (const locale of ['en', 'pt-br'] satisfies Locale[]) {
  const prefix = localePrefix(locale);
  const {version} = shellTexts[locale];

  test(`${locale}: a single version is a link to the open article, and a stored preference for a removed version is dropped`, async ({
    page,
  }) => {
    const article = `${prefix}/docs/api/client-api`;
    await page.addInitScript((key) => localStorage.setItem(key, 'gone'), storageKey);
    await open(page, article);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', {name: version})).toHaveAttribute('href', article);
    await expect.poll(() => preferred(page)).toBeNull();
  });

  fixtureTest(
    `${locale}: the menu of versions leads to the same article in the other version, and the choice is remembered`,
    async ({page}) => {
      await open(page, `${prefix}/docs/guide?from=test#kept`);
      const banner = page.getByRole('banner');
      expect(await preferred(page)).toBeNull();
      await banner.getByRole('button', {name: version}).press('Enter');
      await banner.getByRole('link', {name: '1.0'}).press('Enter');
      await expect(page).toHaveURL(`${prefix}/docs/1.0/guide?from=test#kept`);
      expect(await preferred(page)).toBe('1.0');
      await open(page, `${prefix}/`);
      await expect(banner.getByRole('button', {name: '1.0'})).toHaveAttribute('href', `${prefix}/docs/1.0/`);
    },
  );
}
