import type {Page} from '@playwright/test';
import {localeCodes, localePrefix, type Locale} from '../../settings/locales';
import {test as fixtureTest} from '../fixture/test';
import {open, reload} from '../lib/open';
import {shellTexts} from '../lib/shell-texts';
import {expect, test} from '../lib/test';

/** The announcement above every page: who sees it, and how long a dismissal lasts. */

const stored = (page: Page) =>
  page.evaluate(() => ({
    dismiss: localStorage.getItem('docusaurus.announcement.dismiss'),
    id: localStorage.getItem('docusaurus.announcement.id'),
  }));

for (const locale of localeCodes) {
  const texts = shellTexts[locale];

  test(`${locale}: the announcement is translated, and stays closed once dismissed`, async ({page}) => {
    await open(page, `${localePrefix(locale)}/`);
    const announcement = page.getByText(texts.announcement);
    await expect(announcement).toBeVisible();
    await expect.poll(() => stored(page)).toEqual({dismiss: 'false', id: 'welcome-2026-11'});
    await page.getByRole('button', {name: texts.close}).click();
    await expect(announcement).toBeHidden();
    expect(await stored(page)).toEqual({dismiss: 'true', id: 'welcome-2026-11'});
    await page.reload();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(announcement).toBeHidden();
    await reload(page);
    await expect(announcement).toBeHidden();
    expect((await stored(page)).dismiss).toBe('true');
  });
}

test('a new announcement is shown to a reader who closed the previous one', async ({page}) => {
  await open(page, '/');
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  await page.reload();
  await expect(page.getByText(shellTexts.en.announcement)).toBeVisible();
  await reload(page);
  await expect(page.getByText(shellTexts.en.announcement)).toBeVisible();
  expect(await stored(page)).toEqual({dismiss: 'false', id: 'welcome-2026-11'});
});

for (const locale of ['en', 'pt-br'] satisfies Locale[]) {
  fixtureTest(`${locale}: an announcement that is not closeable has no close button`, async ({page}) => {
    const texts = shellTexts[locale];
    await open(page, `${localePrefix(locale)}/`);
    await expect(page.getByRole('button', {name: texts.close})).toHaveCount(0);
    await expect(page.getByText(texts.announcement)).toBeVisible();
  });
}
