import {brand} from '../../settings/brand';
import {i18n, localeCodes, localePrefix} from '../../settings/locales';
import {shellTexts} from '../lib/shell-texts';
import {wake} from '../../lib/page';
import {expect, test} from '../lib/test';

/** Navbar, footer, not-found page, clean paths, social card, and sitemaps, in every language. */

const article = '/docs/university/Time%20sheets/filling-time-sheets';

for (const locale of localeCodes) {
  const texts = shellTexts[locale];
  const prefix = localePrefix(locale);

  test.describe(locale, () => {
    test('the navbar shows brand, sections, version, languages, color mode, and search', async ({page}) => {
      await page.goto(`${prefix}/`);
      const navbar = page.getByRole('banner');
      await expect(navbar.getByRole('link', {name: brand.product})).toHaveAttribute('href', `${prefix}/`);
      await expect(navbar.getByRole('link', {name: texts.docs, exact: true})).toHaveAttribute(
        'href',
        `${prefix}/docs/`,
      );
      await expect(navbar.getByRole('link', {name: 'University'})).toHaveAttribute('href', `${prefix}/docs/university`);
      await expect(navbar.getByRole('link', {name: texts.status})).toHaveAttribute('href', `${prefix}/docs/status`);
      const {apiReference} = brand.links;
      await expect(navbar.getByRole('link', {name: 'API'})).toHaveAttribute(
        'href',
        apiReference.startsWith('/') ? prefix + apiReference : apiReference,
      );
      await expect(navbar.getByRole('link', {name: texts.version})).toHaveAttribute('href', `${prefix}/docs/`);
      await expect(navbar.getByRole('button', {name: i18n.localeConfigs[locale]!.label!})).toBeVisible();
      await expect(navbar.getByRole('button', {name: texts.colorMode})).toBeEnabled();
      await expect(navbar.getByRole('button', {name: texts.search})).toHaveAttribute('href', `${prefix}/search`);
    });

    test('the footer shows link columns, social media, support, and copyright', async ({page}) => {
      await page.goto(`${prefix}/`);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByText(texts.socialMedia)).toBeVisible();
      await expect(footer.getByRole('link', {name: texts.styleGuide})).toHaveAttribute(
        'href',
        `${prefix}/docs/documenting/style-guide`,
      );
      for (const path of ['/docs/integrations', '/docs/integrations/hr-link']) {
        await expect(footer.locator(`a[href="${prefix}${path}"]`)).toBeVisible();
      }
      await expect(footer.getByRole('link', {name: texts.support})).toHaveAttribute(
        'href',
        `mailto:${brand.supportEmail}`,
      );
      await expect(footer.getByText(`Copyright © 2025 ${brand.company}`)).toBeVisible();
      for (const {href} of brand.social) {
        await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
      }
    });
  });
}

test.describe('a page that does not exist', () => {
  test.use({expectedErrors: /status of 404/});

  for (const locale of localeCodes) {
    const texts = shellTexts[locale];
    const prefix = localePrefix(locale);
    test(`${locale}: has status 404 and the language of the path, and offers links and search`, async ({page}) => {
      for (const path of ['/nowhere', '/docs/no/such/article', '/nowhere.html']) {
        const response = await page.goto(prefix + path);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(texts.notFound);
        await expect(page.locator('html')).toHaveAttribute('lang', i18n.localeConfigs[locale]!.htmlLang!);
      }
      await expect(page.getByRole('main').getByRole('link', {name: texts.status})).toHaveAttribute(
        'href',
        `${prefix}/docs/status`,
      );
      await page.getByRole('searchbox').fill('SSO');
      await page.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(`${prefix}/search?q=SSO`);
    });
  }
});

test.describe('other forms of an address', () => {
  test('the server redirects to the clean path', async ({request}) => {
    const response = await request.get('/es/docs/index.html?a=1', {maxRedirects: 0});
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe('/es/docs/?a=1');
  });

  for (const [typed, clean] of [
    ['/docs/index.html', '/docs/'],
    ['/docs', '/docs/'],
    ['/docs/sdk/store/', '/docs/sdk/store'],
    ['/docs/sdk/store.html', '/docs/sdk/store'],
  ] as const) {
    test(`on a host that serves ${typed}, the page still switches to ${clean}`, async ({page, baseURL}) => {
      await page.route(`**${typed}?*`, async (route) => {
        await route.fulfill({response: await route.fetch({url: `${baseURL}${clean}`})});
      });
      await page.goto(`${typed}?a=1#start-here`);
      await wake(page);
      await expect(page).toHaveURL(`${clean}?a=1#start-here`);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${brand.siteUrl}${clean}`);
    });
  }
});

test('pages have a social card, and its image exists', async ({page, request}) => {
  await page.goto('/pt/');
  const card = page.locator('meta[property="og:image"]');
  await expect(card).toHaveAttribute('content', `${brand.siteUrl}/${brand.images.socialCard}`);
  const response = await request.get(`/${brand.images.socialCard}`);
  expect(response.headers()['content-type']).toBe('image/png');
});

test('each language has a sitemap, and robots.txt lists them all', async ({request}) => {
  const robots = await (await request.get('/robots.txt')).text();
  for (const locale of localeCodes) {
    expect(robots).toContain(`Sitemap: ${brand.siteUrl}${localePrefix(locale)}/sitemap.xml`);
    const sitemap = await (await request.get(`${localePrefix(locale)}/sitemap.xml`)).text();
    expect(sitemap).toContain(`<loc>${brand.siteUrl}${localePrefix(locale)}${article}</loc>`);
  }
});
