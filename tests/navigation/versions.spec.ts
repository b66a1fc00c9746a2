import {runInNewContext} from 'node:vm';
import type {Page} from '@playwright/test';
import {i18n, localeCodes, localePrefix, type Locale} from '../../settings/locales';
import {changeBundle} from '../lib/bundle';
import {open} from '../lib/open';
import {shellTexts} from '../lib/shell-texts';
import {expect, test} from '../lib/test';

/** Versions of the articles. The site has one so far; a second one put into its script shows the menu of versions. */

const article = '/docs/api/client-api';
interface DocsData {
  path: string;
  versions: {docs: unknown[]; sidebars: unknown}[];
}

const storageKey = 'docs-preferred-version-default';
const preferred = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey);

for (const locale of ['en', 'pt-br'] satisfies Locale[]) {
  const prefix = localePrefix(locale);
  const {version} = shellTexts[locale];
  const older = `${prefix}/docs/api/integration-api`;

  test.describe(locale, () => {
    test('the data that every page shares describes plugin, versions, sidebars and locales', async ({request}) => {
      const html = await (await request.get(`${prefix}/`)).text();
      const script = await (await request.get(/src="?([^" >]*\/main\.[^" >]*)/.exec(html)![1]!)).text();
      const json = (start: string): unknown => {
        const [, literal] = new RegExp(`JSON\\.parse\\('(${start}.*?)'\\)`).exec(script)!;
        return JSON.parse(runInNewContext(`'${literal}'`) as string);
      };

      const plugins = json('{"docusaurus-plugin-content-docs"') as Record<string, Record<string, DocsData>>;
      expect(Object.keys(plugins)).toEqual(['docusaurus-plugin-content-docs']);
      expect(Object.keys(plugins['docusaurus-plugin-content-docs']!)).toEqual(['default']);
      const {path, versions} = plugins['docusaurus-plugin-content-docs']!.default!;
      expect(path).toBe(`${prefix}/docs`);
      expect(versions).toHaveLength(1);
      const {docs, sidebars, ...current} = versions[0]!;
      expect(current).toEqual({
        name: 'current',
        label: version,
        isLast: true,
        path: `${prefix}/docs`,
        mainDocId: 'home/home',
        draftIds: [],
      });
      expect(docs).toContainEqual({id: 'home/home', path: `${prefix}/docs/`, sidebar: 'docs'});
      expect(docs).toContainEqual({id: 'api/client-api', path: prefix + article, sidebar: 'docs'});
      expect(sidebars).toEqual({
        docs: {link: {path: `${prefix}/docs/`, label: 'home/home'}},
        university: {link: {path: `${prefix}/docs/university`, label: 'university/index'}},
        status: {link: {path: `${prefix}/docs/status`, label: 'status/index'}},
      });

      const {currentLocale, defaultLocale, locales, localeConfigs} = json('{"defaultLocale"') as typeof i18n & {
        currentLocale: string;
      };
      expect({currentLocale, defaultLocale, locales}).toEqual({
        currentLocale: locale,
        defaultLocale: 'en',
        locales: localeCodes,
      });
      for (const code of localeCodes) {
        const {label, htmlLang} = i18n.localeConfigs[code]!;
        expect(localeConfigs[code]).toEqual({label, htmlLang, direction: 'ltr', calendar: 'gregory', path: code});
      }
    });

    test('one version is a link to the article in it; a preference for one that is gone is dropped', async ({page}) => {
      await page.addInitScript((key) => {
        localStorage.setItem(key, 'gone');
      }, storageKey);
      await page.goto(prefix + article);
      const banner = page.getByRole('banner');
      await expect(banner.getByRole('link', {name: version})).toHaveAttribute('href', prefix + article);
      await expect.poll(() => preferred(page)).toBeNull();
    });

    test.describe('with a second version', () => {
      // What the server drew has no menu of versions, and React says so.
      test.use({expectedErrors: /onRecoverableError/});

      test('the menu leads to the same article there, and the choice is remembered', async ({page}) => {
        const second = {
          name: '1.0',
          label: '1.0',
          isLast: false,
          path: `${prefix}/docs/1.0`,
          mainDocId: 'home/home',
          docs: [
            {id: 'home/home', path: `${prefix}/docs/integrations`},
            {id: 'api/client-api', path: older},
          ],
          draftIds: [],
          sidebars: {},
        };
        await changeBundle(page, '"versions":[', `"versions":[${JSON.stringify(second)},`);
        await open(page, `${prefix + article}?from=test#kept`);
        const banner = page.getByRole('banner');
        expect(await preferred(page)).toBeNull();
        await banner.getByRole('button', {name: version}).press('Enter');
        await banner.getByRole('link', {name: '1.0'}).press('Enter');
        await expect(page).toHaveURL(`${older}?from=test#kept`);
        expect(await preferred(page)).toBe('1.0');
        await page.goto(`${prefix}/`);
        await expect(banner.getByRole('button', {name: '1.0'})).toHaveAttribute('href', `${prefix}/docs/integrations`);
      });
    });
  });
}
