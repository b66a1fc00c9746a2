import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv2020} from 'ajv/dist/2020';
import {load} from 'cheerio';
import {pageFile} from '../../deploy/page-files';
import {mustGit} from '../../lib/git';
import {brand} from '../../settings/brand';
import {htmlLang, localeCodes, localePrefix, sourceLocale, type Locale} from '../../settings/locales';
import {readFrontMatter, sourceDir} from '../../articles/files';
import {articles} from '../lib/articles';
import {expect, test} from '../lib/test';

/** What search engines and browsers read besides the pages: sitemaps, JSON-LD, OpenSearch. */

const built = (pathname: string) => readFileSync(path.join('build', pathname), 'utf8');
const addressOf = (locale: Locale, route: string) => encodeURI(brand.siteUrl + localePrefix(locale) + route);

interface Page {
  /** Address by language. */
  languages: Record<string, string>;
  lastmod: string;
}

function sitemap(locale: Locale): Map<string, Page> {
  const $ = load(built(`${localePrefix(locale)}/sitemap.xml`), {xml: true});
  return new Map(
    $('url')
      .get()
      .map((url) => {
        const links = $(url)
          .find('xhtml\\:link[rel="alternate"]')
          .get()
          .map((link): [string, string] => [$(link).attr('hreflang')!, $(link).attr('href')!]);
        return [
          $(url).find('loc').text(),
          {languages: Object.fromEntries(links), lastmod: $(url).find('lastmod').text()},
        ];
      }),
  );
}

test('the sitemaps list every article with its languages, and all languages link to each other', () => {
  const sitemaps = localeCodes.map((locale) => ({locale, pages: sitemap(locale)}));
  for (const {locale, pages} of sitemaps) {
    const addresses = articles.map(({route}) => addressOf(locale, route));
    expect(addresses.filter((address) => !pages.has(address))).toEqual([]);
    expect(pages.has(addressOf(locale, '/search'))).toBe(false);
    for (const [address, {languages}] of pages) {
      expect.soft(encodeURI(decodeURI(address)), locale).toBe(address);
      expect.soft(languages[htmlLang(locale)], address).toBe(address);
      expect.soft(languages['x-default'], address).toBe(languages[htmlLang(sourceLocale)]);
      for (const other of sitemaps) {
        const twin = other.pages.get(languages[htmlLang(other.locale)] ?? '');
        expect.soft(twin?.languages, address).toEqual(languages);
      }
    }
  }
});

test('a sitemap dates an article by its last commit, and omits the date without history', () => {
  const ignored = readFileSync('.git-blame-ignore-revs', 'utf8');
  const hasHistory = mustGit('.', 'rev-parse', '--is-shallow-repository') === 'false';
  const pages = sitemap(sourceLocale);
  for (const {article, route} of articles.slice(0, 20)) {
    const commits = mustGit('.', 'log', '--format=%H %ct', '--', path.join(sourceDir, article)).split('\n');
    const [, seconds] =
      commits.map((commit) => commit.split(' ')).find(([hash]) => hash && !ignored.includes(hash)) ?? [];
    const day = hasHistory && seconds ? new Date(Number(seconds) * 1000).toISOString().slice(0, 10) : '';
    expect.soft(pages.get(addressOf(sourceLocale, route))?.lastmod, article).toBe(day);
  }
});

const text = {type: 'string', minLength: 1};
const address = {type: 'string', pattern: `^${brand.siteUrl}/\\S*$`};
const organization = {
  type: 'object',
  required: ['@type', 'name', 'url'],
  properties: {'@type': {const: 'Organization'}, name: text, url: {type: 'string', pattern: String.raw`^https://\S+$`}},
};
const graphSchema = {
  type: 'object',
  required: ['@context', '@graph'],
  properties: {
    '@context': {const: 'https://schema.org'},
    '@graph': {
      type: 'array',
      prefixItems: [
        {
          type: 'object',
          required: ['@type', 'headline', 'description', 'url', 'inLanguage', 'image', 'author', 'publisher'],
          additionalProperties: false,
          properties: {
            '@type': {const: 'TechArticle'},
            headline: text,
            description: text,
            url: address,
            inLanguage: {enum: localeCodes.map(htmlLang)},
            image: address,
            dateModified: {type: 'string', pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$`},
            author: organization,
            publisher: organization,
          },
        },
        {
          type: 'object',
          required: ['@type', 'itemListElement'],
          properties: {
            '@type': {const: 'BreadcrumbList'},
            itemListElement: {
              type: 'array',
              minItems: 2,
              items: {
                type: 'object',
                required: ['@type', 'position', 'name', 'item'],
                properties: {'@type': {const: 'ListItem'}, position: {type: 'integer'}, name: text, item: address},
              },
            },
          },
        },
      ],
      items: false,
      minItems: 2,
    },
  },
};
const faqSchema = {
  type: 'object',
  required: ['@context', '@type', 'mainEntity'],
  properties: {
    '@context': {const: 'https://schema.org'},
    '@type': {const: 'FAQPage'},
    mainEntity: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['@type', 'name', 'acceptedAnswer'],
        properties: {
          '@type': {const: 'Question'},
          name: {type: 'string', pattern: String.raw`\?$`},
          acceptedAnswer: {
            type: 'object',
            required: ['@type', 'text'],
            properties: {'@type': {const: 'Answer'}, text},
          },
        },
      },
    },
  },
};

interface Graph {
  '@graph': [
    {headline: string; url: string; inLanguage: string},
    {itemListElement: {position: number; item: string}[]},
  ];
}

interface Faq {
  mainEntity: {name: string; acceptedAnswer: {text: string}}[];
}

const ajv = new Ajv2020({allErrors: true, strictTuples: false});
const isGraph = ajv.compile<Graph>(graphSchema);
const isFaq = ajv.compile<Faq>(faqSchema);

const structuredData = (page: string): unknown[] =>
  [...page.matchAll(/<script [^>]*type="?application\/ld\+json"?>(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as unknown,
  );

const faqRoutes = articles
  .filter(({article}) => readFrontMatter(path.join(sourceDir, article)).faq === true)
  .map(({route}) => route);

for (const locale of localeCodes) {
  test(`${locale}: every article describes itself and its breadcrumbs to search engines`, () => {
    expect(faqRoutes.length).toBeGreaterThan(0);
    for (const {route} of articles) {
      const page = built(path.join(localePrefix(locale), pageFile(route)));
      const [graph, ...others] = structuredData(page);
      expect.soft(isGraph(graph), `${route}: ${JSON.stringify(isGraph.errors)}`).toBe(true);
      expect.soft(JSON.stringify(graph).length, route).toBeLessThan(2000);
      const [article, {itemListElement}] = (graph as Graph)['@graph'];
      const url = addressOf(locale, route);
      expect.soft(article, route).toMatchObject({url, inLanguage: htmlLang(locale)});
      expect
        .soft(itemListElement.map(({position}) => position))
        .toEqual(itemListElement.map((_item, index) => index + 1));
      expect.soft(itemListElement[0]?.item).toBe(addressOf(locale, '/'));
      expect.soft(itemListElement.at(-1)?.item).toBe(url);

      expect.soft(others.length, route).toBe(faqRoutes.includes(route) ? 1 : 0);
      for (const faq of others) {
        expect.soft(isFaq(faq), `${route}: ${JSON.stringify(isFaq.errors)}`).toBe(true);
        const cells = load(page)('article td')
          .get()
          .map((cell) => load(cell).text());
        const said = (faq as Faq).mainEntity.flatMap(({name, acceptedAnswer}) => [name, acceptedAnswer.text]);
        expect.soft(said.filter((words) => !cells.includes(words))).toEqual([]);
        expect
          .soft(said.filter((words) => words.endsWith('?')).length)
          .toBe(cells.filter((words) => words.endsWith('?')).length);
      }
    }
  });

  test(`${locale}: browsers can add the site's search`, () => {
    const root = `${brand.siteUrl}${localePrefix(locale)}/`;
    const $ = load(built(`${localePrefix(locale)}/opensearch.xml`), {xml: true});
    expect($('ShortName').text()).toBe(brand.product);
    expect($('Url[type="text/html"]').attr('template')).toBe(`${root}search?q={searchTerms}`);
    expect($('Url[rel="self"]').attr('template')).toBe(`${root}opensearch.xml`);
    expect($('Image').attr('type')).toBe(brand.images.favicon.endsWith('.svg') ? 'image/svg+xml' : 'image/x-icon');
    const home = load(built(`${localePrefix(locale)}/index.html`));
    expect($('Description').text()).toBe(home('meta[name="description"]').attr('content'));
    const link = home('link[rel="search"]');
    expect(link.attr('type')).toBe('application/opensearchdescription+xml');
    expect(link.attr('href')).toBe(`${localePrefix(locale)}/opensearch.xml`);
  });
}

test('phones, and programs that ask no page, find an icon', () => {
  const home = load(built('index.html'));
  const manifest = JSON.parse(built(home('link[rel=manifest]').attr('href')!)) as {
    name: string;
    icons: {src: string; sizes: string}[];
  };
  expect(manifest.name).toContain(brand.product);
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const {src} of manifest.icons) {
    expect(existsSync(path.join('build', src)), src).toBe(true);
  }
  const touch = readFileSync(path.join('build', home('link[rel=apple-touch-icon]').attr('href')!));
  expect([touch.readUInt32BE(16), touch.readUInt32BE(20)]).toEqual([180, 180]);
  const ico = readFileSync('build/favicon.ico');
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  expect(ico.readUInt32LE(18) + ico.readUInt32LE(14)).toBe(ico.length);
});
