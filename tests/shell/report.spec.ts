import {brand} from '../../settings/brand';
import {localeCodes, localePrefix} from '../../settings/locales';
import {message} from '../lib/messages';
import {open} from '../lib/open';
import {expect, test} from '../lib/test';

/** The link that reports a problem: the form receives the page, its language, and the commit. */

for (const locale of localeCodes) {
  test(`${locale}: an article links to a problem report with its address, language, and commit`, async ({page}) => {
    const path = `${localePrefix(locale)}/docs/university/Leaves/scheduling-leaves`;
    await open(page, encodeURI(path));
    const link = page.getByRole('link', {name: message(locale, 'article.report', 'Report a problem with this page')});
    await link.hover();
    await expect(link).toHaveAttribute('href', /&commit=[\da-f]{40}$/);
    const url = new URL((await link.getAttribute('href'))!);
    expect(url.origin + url.pathname).toBe(brand.repository.newIssueUrl);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      template: 'wrong-content.yml',
      page: brand.siteUrl + path,
      language: locale,
      commit: await (await page.request.get('/commit.txt')).text(),
    });
    await expect(page.locator(`footer a[href="${brand.repository.newIssueUrl}/choose"]`)).toHaveCount(1);
  });
}
