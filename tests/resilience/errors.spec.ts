import {cpSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {wake} from '../../lib/page';
import {serveSite} from '../../server/server';
import {brand} from '../../settings/brand';
import {localePrefix, type Locale} from '../../settings/locales';
import {test as fixtureTest} from '../fixture/test';
import {message} from '../lib/messages';
import {shellTexts} from '../lib/shell-texts';
import {open, start} from '../lib/open';
import {expect, test} from '../lib/test';

/** What a reader sees when something fails in the browser. The fixture site has a page and a navbar item that throw. */

const article = '/docs/university/Time%20sheets/filling-time-sheets';

/** Refuses the script that holds the article while `isRefused` says so; its name is a hash, so its text decides. */
async function refuseArticle(page: Page, isRefused: () => boolean): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const isArticle = (await response.text()).includes(`${decodeURI(article)}","draft"`);
    await (isArticle && isRefused() ? route.abort() : route.fulfill({response}));
  });
}

// Scripts that the browser fetches ahead may still be under way.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

for (const locale of ['en', 'pt-br'] satisfies Locale[]) {
  const prefix = localePrefix(locale);
  const h1 = shellTexts[locale].fillIn;
  const crashed = message(locale, 'theme.ErrorPageContent.title', 'This page crashed.');
  const tryAgain = message(locale, 'theme.ErrorPageContent.tryAgain', 'Try again');

  fixtureTest.describe(`${locale}: a page that crashes`, () => {
    fixtureTest.use({expectedErrors: /Broken on purpose|Minified React error|onRecoverableError/});

    /** Expects the crash within the navbar and footer, and has the reader try again. */
    async function expectCrash(page: Page, reasons: RegExp): Promise<void> {
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', {level: 1})).toHaveText(crashed);
      await expect(main.getByText(reasons)).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', {name: brand.product})).toBeVisible();
    }

    async function repair(page: Page): Promise<void> {
      await page.evaluate('window.repaired = true');
      await page.getByRole('main').getByRole('button', {name: tryAgain}).click();
    }

    fixtureTest(
      'an article that crashes keeps navbar and footer, shows the causes, and comes back on Try again',
      async ({page}) => {
        // The opened article stays as it was served; React renders the one that a link leads to.
        await open(page, `${prefix}/docs/`);
        await page.locator('.markdown a[href$="/broken"]').click();
        await expectCrash(page, /^Broken on purpose\s+Cause:\s+The cause below$/);
        await repair(page);
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Repaired article');
      },
    );

    fixtureTest(
      'a page that crashes outside its layout is shown the same way, with a translated title',
      async ({page}) => {
        await page.goto(`${prefix}/broken`);
        await wake(page);
        await expectCrash(page, /Broken on purpose/);
        await expect(page).toHaveTitle(new RegExp(crashed));
        await repair(page);
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Repaired page');
      },
    );
  });

  test.describe(`${locale}: a page whose script does not load`, () => {
    test.use({expectedErrors: /Loading chunk|ERR_FAILED/});

    test('a link falls back to a full page load, and the article can be read', async ({page}) => {
      await open(page, `${prefix}/docs/university`);
      await refuseArticle(page, () => true);
      const loaded = page.waitForEvent('load');
      await page.getByRole('main').getByRole('link', {name: h1}).first().click();
      await loaded;
      await expect(page).toHaveURL(prefix + article);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(h1);
      await expect(page.getByRole('main').locator('figure').first()).toBeVisible();
    });

    test('an opened page reports the failure above its text, and Retry loads the whole page', async ({page}) => {
      let offline = true;
      await refuseArticle(page, () => offline);
      await page.goto(prefix + article);
      await wake(page);
      const failed = message(locale, 'loading.failed', 'This page could not be loaded completely.');
      const box = page.getByRole('alert').filter({hasText: failed});
      await expect(box).toContainText(/Loading chunk [\da-f]{8} failed/);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(h1);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      offline = false;
      const loaded = page.waitForEvent('load');
      await box.getByRole('button', {name: message(locale, 'loading.retry', 'Retry')}).click();
      await loaded;
      await start(page);
      await expect(box).toBeHidden();
    });
  });

  fixtureTest.describe(`${locale}: a navbar item that fails`, () => {
    fixtureTest.use({expectedErrors: /navbar item failed|sidebar with id|Minified React error|onRecoverableError/});

    fixtureTest('is left out and logged with its configuration, and the rest of the navbar stays', async ({page}) => {
      const errors: string[] = [];
      page.on('console', (entry) => errors.push(entry.text()));
      await open(page, `${prefix}/?broken-item`);
      const navbar = page.getByRole('banner');
      await expect(navbar.getByRole('link', {name: 'Nowhere'})).toBeHidden();
      for (const name of [brand.product, shellTexts[locale].docs, shellTexts[locale].status]) {
        await expect(navbar.getByRole('link', {name, exact: true})).toBeVisible();
      }
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(crashed);
      await expect
        .poll(() => errors.filter((text) => text.includes('A theme navbar item failed to render')))
        .toEqual([expect.stringMatching(/"sidebarId": "nowhere"/)]);
      expect(errors.join('\n')).toContain(`Can't find any sidebar with id "nowhere"`);
    });
  });

  test.describe(`${locale}: a site served below another path than configured`, () => {
    test.use({
      expectedRequests: /^http:\/\/localhost:/,
      expectedErrors: /status of 404|Refused to (apply style|execute script)/,
    });

    test('shows a banner with the configured path and a suggestion', async ({page}) => {
      const dir = mkdtempSync(path.join(tmpdir(), 'elsewhere-'));
      mkdirSync(path.join(dir, 'elsewhere'));
      cpSync(`build${prefix}/index.html`, path.join(dir, 'elsewhere/index.html'));
      cpSync(`build${prefix}/404.html`, path.join(dir, prefix, '404.html'));
      cpSync('build/404.html', path.join(dir, '404.html'));
      cpSync('build/_headers', path.join(dir, '_headers'));
      const server = await serveSite(dir, 0);
      try {
        await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/elsewhere/`);
        const banner = page.locator('#__docusaurus-base-url-issue-banner');
        await expect(banner).toContainText(`Current configured baseUrl = ${prefix}/`);
        await expect(banner).toContainText('We suggest trying baseUrl = /elsewhere/');
      } finally {
        // The page may still be asking for files.
        await page.goto('about:blank');
        server.close();
        server.closeAllConnections();
        rmSync(dir, {recursive: true});
      }
    });
  });

  test(`${locale}: without storage, everything works but nothing is remembered`, async ({page}) => {
    const warnings: string[] = [];
    page.on('console', (entry) => {
      if (entry.type() === 'warning') {
        warnings.push(entry.text());
      }
    });
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, {
          get: () => {
            throw new DOMException('Storage is off', 'SecurityError');
          },
        });
      }
    });
    const texts = shellTexts[locale];
    await open(page, prefix + article);
    await expect(page.getByText(texts.announcement)).toBeVisible();
    await page.getByRole('button', {name: texts.close}).click();
    await expect(page.getByText(texts.announcement)).toBeHidden();
    await page.getByRole('button', {name: texts.colorMode}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('banner').getByRole('link', {name: texts.version})).toBeVisible();
    const sidebar = page.locator('.theme-doc-sidebar-menu');
    const category = sidebar.locator('.menu__link--sublist[aria-expanded="false"]').first();
    const name = await category.innerText();
    await category.click();
    await expect(sidebar.getByRole('button', {name, exact: true})).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', {name: texts.search}).click();
    await page.locator('.DocSearch-Input').fill('SSO');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    expect(warnings.join('\n')).toContain('Docusaurus browser storage is not available');
  });
}
