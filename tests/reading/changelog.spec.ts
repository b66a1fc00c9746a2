import {readEntries} from '../../articles/changelog/entries';
import {languages} from '../../languages';
import {localeCodes, localePrefix} from '../../settings/locales';
import {expect, test} from '../lib/test';

/** The changelog for developers: its entries, its feeds, and its twin. */

for (const locale of localeCodes) {
  const route = `${localePrefix(locale)}/docs/releases/developers`;
  const entries = readEntries();

  test(`${locale}: every entry has a heading with its area, and is in the table of contents`, async ({page}) => {
    await page.goto(route);
    for (const {id, area, date} of entries) {
      const heading = page.locator(`h2[id="${id}"]`);
      await expect(heading).toContainText(languages[locale].words.changelog.areas[area]);
      await expect(heading).toContainText(date.slice(0, 4));
      await expect(page.locator(`.table-of-contents a[href="#${id}"]`)).toBeAttached();
    }
  });

  test(`${locale}: the page and its head link to the Atom feed, which has the same entries`, async ({
    page,
    request,
  }) => {
    await page.goto(route);
    const address = `${localePrefix(locale)}/changelog/feed.xml`;
    await expect(page.locator(`link[rel="alternate"][type="application/atom+xml"][href="${address}"]`)).toBeAttached();
    await expect(page.locator(`article a[href="${address}"]`)).toBeVisible();
    const feed = await (await request.get(address)).text();
    for (const {id} of entries) {
      expect(feed).toContain(`${route}#${id}`);
    }
  });

  test(`${locale}: the twin has the entries as text`, async ({request}) => {
    const twin = await (await request.get(`${route}.md`)).text();
    const headings = twin.split('\n').filter((line) => line.startsWith('## '));
    expect(headings).toHaveLength(entries.length + 1);
    expect(twin).not.toContain('Changelog />');
  });
}
