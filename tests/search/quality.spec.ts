import {readFileSync} from 'node:fs';
import {localeCodes, localePrefix} from '../../settings/locales';
import {open} from '../lib/open';
import {expect, test} from '../lib/test';

/**
 * The quality of the embedded search: queries of readers, each with the article it should find. Prints how often that
 * article is the first result or among the first three, and every miss.
 */

interface Query {
  query: string;
  /** Routes of the expected articles: usually one, two where both cover the same subject. */
  routes: string[];
}

const withoutSlash = (path: string) => decodeURIComponent(path).replace(/\/$/, '');

for (const locale of localeCodes) {
  const queries = JSON.parse(readFileSync(`tests/search/queries.${locale}.json`, 'utf8')) as Query[];

  test(`${locale}: queries find the expected article first (85 %) or among the first three (95 %)`, async ({page}) => {
    test.setTimeout(180_000);
    expect(queries.length).toBeGreaterThanOrEqual(40);
    await open(page, `${localePrefix(locale)}/search`);
    const field = page.locator('main').getByRole('searchbox');
    const misses: string[] = [];
    let first = 0;
    let firstThree = 0;
    for (const {query, routes} of queries) {
      await field.fill(query);
      await field.press('Enter');
      await expect(page.locator('h1')).toContainText(query);
      await expect(page.locator('main [role="status"] p').first()).toBeVisible();
      const links = page.locator('main ol > li h2 a');
      const paths = await links.evaluateAll((all) =>
        all.slice(0, 3).map((link) => (link as HTMLAnchorElement).pathname),
      );
      const wanted = routes.map((route) => withoutSlash(localePrefix(locale) + route));
      const place = paths.findIndex((found) => wanted.includes(withoutSlash(found)));
      first += place === 0 ? 1 : 0;
      firstThree += place >= 0 ? 1 : 0;
      if (place !== 0) {
        misses.push(`  ${query}: ${place < 0 ? 'not among the first three' : `place ${place + 1}`}`);
      }
    }
    const percent = (count: number) => Math.round((count / queries.length) * 1000) / 10;
    console.log(
      [
        `Search ${locale}: ${queries.length} queries, success@1 ${percent(first)} %, success@3 ${percent(firstThree)} %`,
        ...misses,
      ].join('\n'),
    );
    expect(percent(first)).toBeGreaterThanOrEqual(85);
    expect(percent(firstThree)).toBeGreaterThanOrEqual(95);
  });
}
