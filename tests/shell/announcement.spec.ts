import type {Page} from '@playwright/test';
import {localeCodes, localePrefix} from '../../settings/locales';
import {changeBundle} from '../lib/bundle';
import {open} from '../lib/open';
import {shellTexts} from '../lib/shell-texts';
import {expect, test} from '../lib/test';

/** The announcement above every page: who sees it, and for how long it stays away. */

const stored = (page: Page) =>
  page.evaluate(() => ({
    dismiss: localStorage.getItem('docusaurus.announcement.dismiss'),
    id: localStorage.getItem('docusaurus.announcement.id'),
  }));

for (const locale of localeCodes) {
  const texts = shellTexts[locale];

  test(`${locale}: is translated, and stays away once closed`, async ({page}) => {
    await page.goto(`${localePrefix(locale)}/`);
    const announcement = page.getByText(texts.announcement);
    await expect(announcement).toBeVisible();
    await expect.poll(() => stored(page)).toEqual({dismiss: 'false', id: 'welcome-2026-11'});
    await page.getByRole('button', {name: texts.close}).click();
    await expect(announcement).toBeHidden();
    expect(await stored(page)).toEqual({dismiss: 'true', id: 'welcome-2026-11'});
    await page.reload();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(announcement).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(announcement).toBeHidden();
    expect((await stored(page)).dismiss).toBe('true');
  });
}

test('a new announcement comes back to a reader who closed the one before', async ({page}) => {
  await open(page, '/');
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  await page.reload();
  await expect(page.getByText(shellTexts.en.announcement)).toBeVisible();
  expect(await stored(page)).toEqual({dismiss: 'false', id: 'welcome-2026-11'});
});

test.describe('an announcement that is not closeable', () => {
  // What the server drew has the button, and React says so.
  test.use({expectedErrors: /onRecoverableError/});

  for (const path of ['/', '/pt-br/']) {
    test(`${path} has no button`, async ({page}) => {
      await changeBundle(page, 'isCloseable:!0', 'isCloseable:!1');
      const texts = shellTexts[path === '/' ? 'en' : 'pt-br'];
      await open(page, path);
      await expect(page.getByRole('button', {name: texts.close})).toHaveCount(0);
      await expect(page.getByText(texts.announcement)).toBeVisible();
    });
  }
});
