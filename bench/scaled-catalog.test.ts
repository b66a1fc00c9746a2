import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {toString} from 'mdast-util-to-string';
import {readArticle, type Article} from '../articles/parse';
import {articlesDir, listArticles, sourceDir, translationDir} from '../articles/files';
import {translationStatus} from '../articles/translations/status';
import {localeCodes, translatedLocales} from '../settings/locales';
import {scaleCatalog} from './scaled-catalog';

/** Copies of three articles: one with figures of both kinds, a folder's own page, and the first page of a section. */

const withFigures = 'documenting/mdx.mdx';
const ownPage = 'sdk/ui/index.mdx';
const firstPage = 'releases/index.mdx';
const originals = [withFigures, firstPage, ownPage];

let site: string;

const articleOf = (locale: (typeof localeCodes)[number], article: string) =>
  readArticle(path.join(site, articlesDir(locale), article));

const headings = ({tree}: Article) =>
  tree.children.flatMap((node) => (node.type === 'heading' ? [toString(node)] : []));

const figures = ({tree}: Article) =>
  tree.children.flatMap((node) =>
    node.type === 'code' && ['dot', 'vega-lite'].includes(node.lang ?? '') ? [node.value] : [],
  );

test.beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'scaled-'));
  for (const dir of [sourceDir, ...translatedLocales.map(translationDir)]) {
    for (const article of originals) {
      cpSync(path.join(dir, article), path.join(site, dir, article));
    }
  }
  scaleCatalog(site, originals, 3);
});

test.afterAll(() => {
  rmSync(site, {recursive: true});
});

test('copies lie in folders beside their article, in every language; the first page of a section has none', () => {
  const copies = ['documenting/copy-02/mdx.mdx', 'documenting/copy-03/mdx.mdx'];
  const copiesOfOwnPage = ['sdk/ui/copy-02/index.mdx', 'sdk/ui/copy-03/index.mdx'];
  for (const dir of [sourceDir, ...translatedLocales.map(translationDir)]) {
    expect(listArticles(path.join(site, dir))).toEqual([...originals, ...copies, ...copiesOfOwnPage].sort());
  }
});

test('a copied translation is one of the copied text', () => {
  const states = translationStatus(site).map(({article, state}) => `${article}: ${state}`);
  expect(states).toHaveLength(7 * translatedLocales.length);
  expect(states.filter((line) => !line.endsWith('current'))).toEqual([]);
});

test('a copy has other words, the same heading ids, and figures of its own that say the same', () => {
  for (const locale of localeCodes) {
    const original = articleOf(locale, withFigures);
    const copy = articleOf(locale, 'documenting/copy-03/mdx.mdx');
    for (const key of ['title', 'sidebar_label']) {
      expect(copy.frontMatter[key]).toBe(`${original.frontMatter[key] as string} copy-03`);
    }
    expect(copy.frontMatter.description).toBe(original.frontMatter.description);
    expect(headings(copy)).toEqual(headings(original).map((heading) => heading.replace(' {#', ' copy-03 {#')));
    expect(figures(copy).length).toBeGreaterThan(1);
    expect(figures(copy).filter((source) => figures(original).includes(source))).toEqual([]);
    expect(figures(copy).map((source) => source.trim())).toEqual(figures(original));
  }
});
