import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {brand} from '../../settings/brand';
import {localeCodes, localePrefix, type Locale} from '../../settings/locales';
import {filesIn} from '../../lib/files';
import {open} from '../lib/open';
import {shellTexts} from '../lib/shell-texts';
import {expect, test} from '../lib/test';

/** The pages with all articles of a group, for paper and PDF. */

const groupsOf = (locale: Locale) =>
  filesIn(`build${localePrefix(locale)}/print`).filter((name) => name.endsWith('.html'));

const groups = groupsOf('en');

for (const locale of localeCodes) {
  const prefix = localePrefix(locale);

  test(`${locale}: an article leads to its printable group, in the order of the sidebar`, async ({page}) => {
    await open(page, `${prefix}/docs/university/Time%20sheets/filling-time-sheets`);
    const items = page.locator('.theme-doc-sidebar-menu > li:has(a[aria-current=page]) ul a');
    const listed = await items.allTextContents();
    const link = page.getByRole('link', {name: shellTexts[locale].printSection});
    await expect(link).toHaveCount(1);
    await link.click();
    await expect(page).toHaveURL(/\/print\/university-time-sheets$/);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale.slice(0, 2)}`));
    const contents = page.locator('nav a');
    expect((await contents.all()).length).toBe(listed.length);
    await contents.nth(1).click();
    await expect(page.locator('.markdown h1').nth(1)).toBeInViewport();
    expect(await page.locator('script, button, .hash-link').count()).toBe(0);
    await expect(page.locator('main > a')).toHaveAttribute('href', `${brand.siteUrl}${prefix}/`);
  });

  test(`${locale}: the links of each printable group lead somewhere`, () => {
    expect(groupsOf(locale)).toEqual(groups);
    expect(groups.length).toBeGreaterThan(15);
    for (const name of groups) {
      const $ = load(readFileSync(`build${prefix}/print/${name}`, 'utf8'));
      const ids = new Set(Array.from($('[id]'), ({attribs}) => attribs.id));
      expect(ids.size, `${name} has an id twice`).toBe($('[id]').length);
      const hrefs = Array.from($('a'), ({attribs}) => attribs.href!);
      expect(
        hrefs.filter((href) => (href.startsWith('#') ? !ids.has(href.slice(1)) : !/^(https?|mailto):/.test(href))),
        name,
      ).toEqual([]);
      expect($('.address').length, `addresses in ${name}`).toBe($('.markdown').length);
      expect($('meta[name=robots]').attr('content')).toBe('noindex');
    }
  });
}

test('printable groups are in no sitemap', () => {
  for (const locale of localeCodes) {
    expect(readFileSync(`build${localePrefix(locale)}/sitemap.xml`, 'utf8')).not.toContain('/print/');
  }
});
