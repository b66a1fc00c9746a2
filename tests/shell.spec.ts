import {brand} from '../src/brand';
import {i18n, localeCodes, localePrefix} from '../src/locales';
import {shellTexts} from './lib/shell-texts';
import {expect, test} from './lib/test';

/** The frame around every page, in every language: its parts are there, translated, and do what they should. */

const article = '/docs/university/Time%20sheets/filling-time-sheets';

for (const locale of localeCodes) {
  const texts = shellTexts[locale];
  const prefix = localePrefix(locale);

  test.describe(locale, () => {
    test('navbar: brand, sections, version, languages, colour mode and search', async ({page}) => {
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
      await expect(navbar.getByRole('button', {name: texts.colourMode})).toBeEnabled();
      await expect(navbar.getByRole('button', {name: texts.search})).toHaveAttribute('href', `${prefix}/search`);
    });

    test('footer: link columns, links to the maker, copyright', async ({page}) => {
      await page.goto(`${prefix}/`);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByText(texts.socialMedia)).toBeVisible();
      await expect(footer.getByRole('link', {name: texts.styleGuide})).toHaveAttribute(
        'href',
        `${prefix}/docs/documenting/style-guide`,
      );
      await expect(footer.getByRole('link', {name: texts.support})).toHaveAttribute(
        'href',
        `mailto:${brand.supportEmail}`,
      );
      await expect(footer.getByText(`Copyright © 2025 ${brand.company}`)).toBeVisible();
      for (const {href} of brand.social) {
        await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
      }
    });

    test('skip link is the first stop and leads to the content', async ({page}) => {
      await page.goto(prefix + article);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', {name: texts.skip});
      await expect(skip).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(skip).not.toBeFocused();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    });

    test('announcement is translated, and stays away once closed', async ({page}) => {
      await page.goto(`${prefix}/`);
      await expect(page.getByText(texts.announcement)).toBeVisible();
      await page.getByRole('button', {name: texts.close}).click();
      await expect(page.getByText(texts.announcement)).toBeHidden();
      await page.reload();
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.getByText(texts.announcement)).toBeHidden();
    });

    test('language menu keeps page, query and hash', async ({page}) => {
      const target = locale === 'en' ? 'pt-br' : 'en';
      await page.goto(`${prefix}${article}?from=test#kept`);
      // An anchor that exists would hide the navbar; the menu's links are complete once the page runs.
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await page.getByRole('button', {name: i18n.localeConfigs[locale]!.label!}).press('Enter');
      await page.getByRole('link', {name: i18n.localeConfigs[target]!.label!, exact: true}).press('Enter');
      await expect(page).toHaveURL(`${localePrefix(target)}${article}?from=test#kept`);
      await expect(page.locator('html')).toHaveAttribute('lang', i18n.localeConfigs[target]!.htmlLang!);
    });

    test('mobile menu: main menu, docs sidebar, back', async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.goto(prefix + article);
      await expect(page.getByRole('banner').getByRole('link', {name: texts.docs, exact: true})).toBeHidden();
      await page.getByRole('button', {name: texts.toggleMenu}).click();
      const sidebar = page.locator('.navbar-sidebar');
      await expect(sidebar.locator('.theme-doc-sidebar-menu a[aria-current="page"]')).toBeVisible();
      await sidebar.getByRole('button', {name: texts.backToMainMenu}).click();
      await expect(sidebar.getByRole('link', {name: texts.docs, exact: true})).toBeVisible();
      await expect(sidebar.getByText(texts.languages)).toBeVisible();
      await sidebar.getByRole('link', {name: texts.status}).click();
      await expect(page).toHaveURL(`${prefix}/docs/status`);
      await expect(sidebar).toBeHidden();
    });
  });
}

test('a new announcement comes back to a reader who closed the one before', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  await page.goto('/');
  await expect(page.getByText(shellTexts.en.announcement)).toBeVisible();
});

test.describe('a page that does not exist', () => {
  test.use({expectedErrors: /status of 404/});

  for (const locale of localeCodes) {
    const texts = shellTexts[locale];
    const prefix = localePrefix(locale);
    test(`${locale}: answers 404 in the language of the path, and helps on`, async ({page}) => {
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

test.describe('colour mode', () => {
  test('is light on paper', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.goto('/docs/documenting/mdx');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-has-hydrated', 'true');
    await page.emulateMedia({colorScheme: 'dark', media: 'print'});
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({colorScheme: 'dark', media: 'screen'});
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });

  const mode = 'html[data-theme="dark"]';

  test('is light by default and follows the system', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto('/');
    await expect(page.locator(mode)).toHaveCount(0);
    await page.emulateMedia({colorScheme: 'dark'});
    await page.goto('/es/');
    await expect(page.locator(mode)).toHaveCount(1);
  });

  test('a choice is remembered and reaches other tabs', async ({page, context}) => {
    const other = await context.newPage();
    await other.goto('/docs/');
    await page.goto('/');
    await page.getByRole('button', {name: shellTexts.en.colourMode}).click();
    await expect(page.locator(mode)).toHaveCount(1);
    await expect(other.locator(mode)).toHaveCount(1);
    await page.reload();
    await expect(page.locator(mode)).toHaveCount(1);
  });
});

test('navbar hides on the way down and comes back on the way up', async ({page}) => {
  await page.goto(article);
  const link = page.getByRole('banner').getByRole('link', {name: shellTexts.en.docs, exact: true});
  await expect(link).toBeInViewport();
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    await expect(link).not.toBeInViewport({timeout: 300});
  }).toPass();
  await page.mouse.wheel(0, -300);
  await expect(link).toBeInViewport();
});

test('sidebar: categories open by hand, and the whole can be hidden', async ({page}) => {
  await page.goto(article);
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await expect(sidebar.getByRole('link', {name: 'Approval levels'})).toBeVisible();
  await expect(sidebar.getByRole('link', {name: 'Import data'})).toBeHidden();
  await sidebar.getByRole('button', {name: 'Maintenance'}).click();
  await expect(sidebar.getByRole('button', {name: 'Import data'})).toBeVisible();
  await expect(sidebar.getByRole('link', {name: 'Approval levels'})).toBeVisible();
  await page.getByRole('button', {name: 'Collapse sidebar'}).click();
  await expect(sidebar.getByRole('link', {name: 'Approval levels'})).toBeHidden();
});

test.describe('index.html', () => {
  test('the server redirects to the clean path', async ({request}) => {
    const response = await request.get('/es/docs/index.html?a=1', {maxRedirects: 0});
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe('/es/docs/?a=1');
  });

  test('a host that does not redirect still ends up on the clean path', async ({page, baseURL}) => {
    await page.route('**/docs/index.html*', async (route) => {
      await route.fulfill({response: await route.fetch({url: `${baseURL}/docs/`})});
    });
    await page.goto('/docs/index.html?a=1#start-here');
    await expect(page).toHaveURL('/docs/?a=1#start-here');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});

test('pages have a social card that is there', async ({page, request}) => {
  await page.goto('/pt/');
  const card = page.locator('meta[property="og:image"]');
  await expect(card).toHaveAttribute('content', `${brand.siteUrl}/pt/${brand.images.socialCard}`);
  const response = await request.get(`/pt/${brand.images.socialCard}`);
  expect(response.headers()['content-type']).toBe('image/png');
});

test('each locale has a sitemap, and robots.txt names them all', async ({request}) => {
  const robots = await (await request.get('/robots.txt')).text();
  for (const locale of localeCodes) {
    expect(robots).toContain(`Sitemap: ${brand.siteUrl}${localePrefix(locale)}/sitemap.xml`);
    const sitemap = await (await request.get(`${localePrefix(locale)}/sitemap.xml`)).text();
    expect(sitemap).toContain(`<loc>${brand.siteUrl}${localePrefix(locale)}${article}</loc>`);
  }
});
