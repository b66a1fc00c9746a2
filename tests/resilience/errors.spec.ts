import {cpSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {serveSite} from '../../server/server';
import {brand} from '../../settings/brand';
import {localePrefix, type Locale} from '../../settings/locales';
import {message} from '../lib/messages';
import {shellTexts} from '../lib/shell-texts';
import {open} from '../lib/open';
import {expect, test} from '../lib/test';

/** What a reader sees when something fails in the browser, each failure provoked on the built site. */

const article = '/docs/university/Time%20sheets/filling-time-sheets';

/** Scripts of a page are changed or refused by what they hold: their names have hashes. */
async function answerScripts(page: Page, answer: (code: string) => string | undefined): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const body = answer(await response.text());
    await (body === undefined ? route.abort() : route.fulfill({response, body}));
  });
}

/** Whether a script holds the text of the sample article. */
const isArticle = (code: string) => code.includes(`${decodeURI(article)}","draft"`);

// Scripts that the browser fetches ahead may still be on their way.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

for (const locale of ['en', 'pt-br'] as Locale[]) {
  const prefix = localePrefix(locale);
  const h1 = shellTexts[locale].fillIn;
  const crashed = message(locale, 'theme.ErrorPageContent.title', 'This page crashed.');
  const tryAgain = message(locale, 'theme.ErrorPageContent.tryAgain', 'Try again');

  test.describe(`${locale}: a page that crashes`, () => {
    test.use({expectedErrors: /Broken on purpose|Minified React error|onRecoverableError/});

    test('an article: the frame stays, causes are told, and trying again brings it back', async ({page}) => {
      await answerScripts(page, (code) =>
        isArticle(code)
          ? code.replace(
              /default:\(\)=>(\w+),/,
              `default:()=>(self.breaking??=(props)=>{if(!self.mended)throw new Error('Broken on purpose',{cause:new Error('The cause below')});return $1(props)}),`,
            )
          : code,
      );
      // The article that a reader opens is not rendered; the one that follows is.
      await open(page, `${prefix}/docs/university/Leaves/scheduling-leaves`);
      await page.locator('.markdown a[href*="/filling-time-sheets"]').first().click();
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', {level: 1})).toHaveText(crashed);
      await expect(main.getByText(/^Broken on purpose\s+Cause:\s+The cause below$/)).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', {name: brand.product})).toBeVisible();
      await page.evaluate('self.mended = true');
      await main.getByRole('button', {name: tryAgain}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(h1);
    });

    test('a page outside of the frame: the same, within the frame', async ({page}) => {
      // The search page asks for the query while it renders, before the layout.
      await page.addInitScript(() => {
        const {URLSearchParams} = self;
        self.URLSearchParams = class extends URLSearchParams {
          override get(name: string) {
            if (name === 'q' && !('mended' in self)) {
              throw new Error('Broken on purpose');
            }
            return super.get(name);
          }
        };
      });
      await page.goto(`${prefix}/search?q=SSO`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', {level: 1})).toHaveText(crashed);
      await expect(page).toHaveTitle(new RegExp(crashed));
      await expect(main.getByText('Broken on purpose')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', {name: brand.product})).toBeVisible();
      await page.evaluate('self.mended = true');
      await main.getByRole('button', {name: tryAgain}).click();
      await expect(page.getByRole('heading', {level: 1})).toContainText('SSO');
    });
  });

  test.describe(`${locale}: a page whose script does not load`, () => {
    test.use({expectedErrors: /Loading chunk|ERR_FAILED/});

    test('a link that cannot be followed in place is followed by a full load, and the article can be read', async ({
      page,
    }) => {
      await open(page, `${prefix}/`);
      await answerScripts(page, (code) => (isArticle(code) ? undefined : code));
      const loaded = page.waitForEvent('load');
      await page.getByRole('main').getByRole('link', {name: h1}).first().click();
      await loaded;
      await expect(page).toHaveURL(prefix + article);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(h1);
      await expect(page.getByRole('main').locator('figure').first()).toBeVisible();
    });

    test('an opened page says so above its text, and Retry brings the whole page', async ({page}) => {
      let offline = true;
      await answerScripts(page, (code) => (offline && isArticle(code) ? undefined : code));
      await page.goto(prefix + article);
      const failed = message(locale, 'loading.failed', 'This page could not be loaded completely.');
      const box = page.getByRole('alert').filter({hasText: failed});
      await expect(box).toContainText(/Loading chunk [\da-f]{8} failed/);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(h1);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      offline = false;
      await box.getByRole('button', {name: message(locale, 'loading.retry', 'Retry')}).click();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(box).toBeHidden();
    });
  });

  test.describe(`${locale}: a navbar item that fails`, () => {
    test.use({expectedErrors: /navbar item failed|sidebar with id|Minified React error|onRecoverableError/});

    test('is left out and reported with its configuration; the rest of the bar stays', async ({page}) => {
      const errors: string[] = [];
      page.on('console', (entry) => {
        errors.push(entry.text());
      });
      await answerScripts(page, (code) => code.replaceAll('sidebarId:"university"', 'sidebarId:"nowhere"'));
      await open(page, `${prefix}/`);
      const navbar = page.getByRole('banner');
      await expect(navbar.getByRole('link', {name: 'University'})).toBeHidden();
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

  test.describe(`${locale}: a site below another path than its configuration says`, () => {
    test.use({
      expectedRequests: /^http:\/\/localhost:/,
      expectedErrors: /status of 404|Refused to (apply style|execute script)/,
    });

    test('a banner names the configured path and the one to try', async ({page}) => {
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
        server.close();
        rmSync(dir, {recursive: true});
      }
    });
  });

  test(`${locale}: without storage, everything works but is not remembered`, async ({page}) => {
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
    await page.getByRole('button', {name: texts.colourMode}).click();
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
