import {parse} from 'yaml';
import {translatedDocument} from '../../plugins/api-reference/translate';
import {apiDocuments, type ApiDocument} from '../../settings/api-documents';
import {htmlLang, localePrefix, translatedLocales, type Locale} from '../../settings/locales';
import {axeFindings} from '../lib/axe';
import {message} from '../lib/messages';
import {scrollAndRest} from '../lib/scroll';
import {shellTexts} from '../lib/shell-texts';
import {expect, test} from '../lib/test';

/** The API reference at `/swagger/`. As everywhere, requests to other origins fail the test (`lib/test`). */

const operations: Record<ApiDocument, string> = {
  'integration-api': '#/Clients/saveBillingClient',
  'client-api': '#/Look-ups/lookupCompanies',
  'data-extraction-api': '#/Queries/executeNamedQuery',
};

/** The texts of a document in a language. */
async function loaded(name: ApiDocument, locale: Locale) {
  return parse((await translatedDocument(name, locale)).yaml) as {
    info: {title: string};
    paths: Record<string, Record<string, {summary: string; description: string}>>;
  };
}

for (const locale of ['en', 'pt-br'] as Locale[]) {
  const page = `${localePrefix(locale)}/swagger/`;

  test(`${locale}: the navbar leads to the API reference, where each document can be selected`, async ({page: tab}) => {
    test.slow();
    await tab.goto(`${localePrefix(locale)}/docs/`);
    await tab.locator('nav.navbar').getByRole('link', {name: 'API', exact: true}).click();
    await expect(tab).toHaveURL(new RegExp(`${page}$`));
    const title = message(locale, 'swagger.title', 'API reference');
    await expect(tab.getByRole('heading', {level: 1, name: title})).toBeVisible();
    const select = tab.getByRole('combobox', {name: message(locale, 'swagger.document', 'Document'), exact: true});
    for (const name of apiDocuments) {
      await select.selectOption(name);
      const {info} = await loaded(name, locale);
      await expect(tab.locator('.info .title', {hasText: info.title})).toBeVisible({timeout: 20_000});
      await expect(tab).toHaveURL(new RegExp(`document=${name}`));
    }
  });
}

for (const [name, operation] of Object.entries(operations)) {
  test(`${name}: opening an operation puts it in the address, and the address opens it again`, async ({page: tab}) => {
    test.slow();
    await tab.goto(`/swagger/?document=${name}`);
    const [, tag, id] = operation.split('/') as [string, string, string];
    const button = tab.locator(`#operations-${tag}-${id} .opblock-summary-control`);
    await button.click({timeout: 20_000});
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(tab).toHaveURL(new RegExp(`\\?document=${name}${operation}$`));
    await tab.reload();
    await expect(button).toHaveAttribute('aria-expanded', 'true', {timeout: 20_000});
  });
}

for (const locale of translatedLocales) {
  test(`${locale}: the reference, its twin, Swagger UI, and the published document are in the language`, async ({
    page,
  }) => {
    test.slow();
    const prefix = localePrefix(locale);
    const {get} = (await loaded('client-api', locale)).paths['/api/documentBriefs']!;
    const english = (await loaded('client-api', 'en')).paths['/api/documentBriefs']!.get!;
    expect(get!.description).not.toBe(english.description);
    await page.goto(`${prefix}/docs/api/reference/client-documents`);
    const description = page.getByText(get!.description, {exact: true});
    await expect(description).toBeVisible();
    expect(await description.evaluate((node) => node.closest('[lang]')!.getAttribute('lang'))).toBe(htmlLang(locale));
    const twin = await page.request.get(`${prefix}/docs/api/reference/client-documents.md`);
    expect(await twin.text()).toContain(get!.description);
    const document = page.waitForResponse(`**${prefix}/openapi/client-api.yaml`);
    await page.goto(`${prefix}/swagger/?document=client-api#/Documents/getDocumentBrief`);
    expect(parse(await (await document).text())).toEqual(await loaded('client-api', locale));
    await expect(page.locator('.opblock-description').getByText(get!.description)).toBeVisible({timeout: 20_000});
  });
}

test('an article of operations begins with a list that leads to each, and shows no sample without a value', async ({
  page,
}) => {
  await page.goto('/docs/api/reference/client-documents');
  const headings = page.locator('article h2[id]');
  const ids = await headings.evaluateAll((all) => all.map(({id}) => id));
  const entries = page.locator('article .theme-doc-markdown > ul').first().getByRole('link');
  expect(ids.length).toBeGreaterThan(2);
  expect(await entries.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    ids.map((id) => `#${id}`),
  );
  const samples = await page.locator('article pre').allInnerTexts();
  expect(samples.filter((text) => /^[\s[\]{}]*$/.test(text))).toEqual([]);
});

test('with placeholder hosts, requests cannot be sent, and the page says so', async ({page: tab}) => {
  await tab.goto(`/swagger/${operations['integration-api']}`);
  await expect(tab.locator('.opblock-body').first()).toBeVisible({timeout: 20_000});
  await expect(tab.getByText('Trying out is switched off')).toBeVisible();
  await expect(tab.getByRole('button', {name: /try it out|execute|authorize/i})).toHaveCount(0);
});

test('the API reference follows the color mode, and axe finds nothing in either', async ({page: tab}) => {
  test.slow();
  await tab.goto(`/swagger/${operations['integration-api']}`);
  await expect(tab.locator('.opblock-body').first()).toBeVisible({timeout: 20_000});
  for (const mode of ['light', 'dark']) {
    await expect(tab.locator('html')).toHaveAttribute('data-theme', mode);
    await expect(tab.locator('html')).toHaveClass(mode === 'dark' ? /dark-mode/ : /^(?!.*dark-mode)/);
    expect(await axeFindings(tab), mode).toEqual([]);
    if (mode === 'light') {
      const navbar = tab.locator('nav.navbar');
      const button = navbar.getByRole('button', {name: shellTexts.en.colorMode});
      // The address has scrolled the page, which hides the navbar. The press must not fall into the smooth way back.
      await scrollAndRest(navbar, 0);
      await expect(button).toBeInViewport({ratio: 1});
      await button.click();
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the API documents can be downloaded', async ({page: tab, request}) => {
    await tab.goto('/swagger/');
    const links = tab.locator('main a[href$=".yaml"]');
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) {
      const response = await request.get((await link.getAttribute('href'))!);
      expect(await response.text()).toMatch(/^openapi: 3\.1/);
    }
  });
});
