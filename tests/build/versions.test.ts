import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {pageFile} from '../../deploy/page-files';
import {filesIn} from '../../lib/files';
import {languages} from '../../languages';
import {brand} from '../../settings/brand';
import {localePrefix} from '../../settings/locales';
import {writePart} from './part';

/** A part of the site in two languages with two released versions: each has what today's articles have. */

const article = 'sdk/utils/utils-export';
const versions = ['/docs', '/docs/21.0', '/docs/20.0'];
const locales = ['en', 'es'] as const;

const translationsDir = 'i18n/es/docusaurus-plugin-content-docs';

let dir: string;

test.describe.configure({mode: 'serial'});

test.beforeAll(() => {
  test.setTimeout(600_000);
  dir = mkdtempSync(path.join(tmpdir(), 'versions-'));
  const run = (command: string, ...args: string[]) =>
    execFileSync('npx', ['--no-install', command, ...args], {cwd: dir, env: {...process.env, NO_UPDATE_NOTIFIER: '1'}});
  writePart(dir, () => {
    for (const version of ['20.0', '21.0']) {
      run('docusaurus', 'docs:version', version);
      const texts = path.join(dir, translationsDir, 'current.json');
      const named = readFileSync(texts, 'utf8').replace(/(?<="version.label": \{\s*"message": ")[^"]*/, version);
      writeFileSync(path.join(dir, translationsDir, `version-${version}.json`), named);
    }
  });
  run('tsx', 'scripts/build.ts', ...locales.flatMap((locale) => ['--locale', locale]));
});

test.afterAll(() => {
  rmSync(dir, {recursive: true});
});

const file = (pathname: string) => path.join(dir, 'build', pathname);
const read = (pathname: string) => readFileSync(file(pathname), 'utf8');
const exists = (pathname: string) => !pathname.endsWith('/') && existsSync(file(pathname));
const isServed = (pathname: string) => exists(pathname) || existsSync(file(pageFile(pathname)));
const pathOf = (address: string) => decodeURI(new URL(address, brand.siteUrl).pathname);

for (const {prefix, root} of locales.flatMap((locale) =>
  versions.map((version) => ({prefix: localePrefix(locale), root: `${localePrefix(locale)}${version}`})),
)) {
  test(`each link of an article below ${root} leads somewhere`, () => {
    for (const page of [`${root}/${article}`, `${root}/releases/developers`, `${root}/status`]) {
      const $ = load(read(`${page}.html`));
      const links = $('.main-wrapper a[href], link[rel="canonical"], link[type="text/markdown"]')
        .toArray()
        .map(({attribs}) => new URL(attribs.href!, `${brand.siteUrl}${encodeURI(page)}`))
        .filter(({origin}) => origin === brand.siteUrl);
      expect(links.length).toBeGreaterThan(20);
      expect(links.map(({pathname}) => decodeURI(pathname)).filter((pathname) => !isServed(pathname))).toEqual([]);
      expect($('link[type="text/markdown"]').attr('href')).toBe(encodeURI(`${page}.md`));
    }
  });

  test(`the articles below ${root} have twins, a list for language models, and an index for scripts`, () => {
    const folder = root === `${prefix}/docs` ? prefix : root;
    const {articles} = JSON.parse(read(`${folder}/docs-index.json`)) as {articles: {url: string; markdown: string}[]};
    const listed = [...read(`${folder}/llms.txt`).matchAll(/\]\((\S+\.md)\)/g)].map(([, address]) => address!);
    expect(articles.length).toBeGreaterThan(50);
    expect(listed.sort()).toEqual(articles.map(({markdown}) => markdown).sort());
    for (const address of articles.flatMap(({url, markdown}) => [url, markdown]).map(pathOf)) {
      expect(address.startsWith(root), address).toBe(true);
      expect(isServed(address), address).toBe(true);
    }
    expect(read(`${root}/${article}.md`)).toContain(`route: ${root.slice(prefix.length)}/${article}`);
  });

  test(`the articles below ${root} are in the sitemap and in search`, () => {
    expect(read(`${prefix}/sitemap.xml`)).toContain(`<loc>${brand.siteUrl}${root}/${article}</loc>`);
    const index = filesIn(file('/search-index')).map((name) => read(`/search-index/${name}`));
    expect(index.some((text) => text.includes(`"${root}/${article}"`))).toBe(true);
  });
}

test('the list of today names those of the released versions, in its language', () => {
  for (const locale of locales) {
    const list = read(`${localePrefix(locale)}/llms.txt`).split(`## ${languages[locale].words.llms.released}\n`)[1];
    for (const version of versions.slice(1)) {
      expect(list).toContain(`${brand.siteUrl}${localePrefix(locale)}${version}/llms.txt`);
    }
  }
});

test('only a version before the newest release says that it is no longer maintained', () => {
  for (const locale of locales) {
    const pages = versions.map((version) => load(read(`${localePrefix(locale)}${version}/${article}.html`)));
    expect(pages.map(($) => $('.theme-doc-version-banner').length)).toEqual([0, 0, 1]);
    const said = pages.map(($) => $.html().includes('no longer actively maintained'));
    expect(said).toEqual([false, false, locale === 'en']);
    expect(pages.map(($) => $('html').attr('lang'))).toEqual([locale, locale, locale]);
  }
});

test('the articles of a released version are in its language', () => {
  const textOf = (page: string) => load(read(page))('meta[name="description"]').attr('content');
  const texts = versions.map((version) => textOf(`/es${version}/${article}.html`));
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).not.toBe(textOf(`/docs/${article}.html`));
});

test('the changelog of a released version leads to the articles of today, which have what is new', () => {
  const $ = load(read('/docs/21.0/releases/developers.html'));
  const links = $('.markdown a:has(code)')
    .toArray()
    .map(({attribs}) => attribs.href!);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((href) => href.startsWith('/docs/21.0/'))).toEqual([]);
});
