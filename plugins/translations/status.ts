import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {sourceLocale, translatedLocales, type Locale} from '../../src/locales';
import {cacheFile, readCached, writeCached} from '../cache';
import {parseArticle, readFrontMatter} from './article';
import {contentHash} from './hash';

/** How each translation stands to its English source. */

export type TranslationState = 'current' | 'stale' | 'missing' | 'orphaned';

export interface TranslationStatus {
  locale: Locale;
  /** Path below `docs/`. */
  article: string;
  state: TranslationState;
}

export const sourceDir = 'docs';

/** The folder that holds a locale's articles, below the site's folder. */
export const translationDir = (locale: Locale): string =>
  path.join('i18n', locale, 'docusaurus-plugin-content-docs', 'current');

export interface Translation {
  locale: Locale;
  /** Path below `docs/` of the article that it translates. */
  article: string;
}

/** What a file translates, by its place; nothing for a file that is no translated article. */
export function translationOf(file: string): Translation | undefined {
  return translatedLocales
    .map((locale) => ({locale, article: path.relative(translationDir(locale), file)}))
    .find(({article}) => !article.startsWith('..'));
}

/** The language of an article by its place. */
export const localeOf = (file: string): Locale => translationOf(file)?.locale ?? sourceLocale;

/** Paths of the articles in a folder, relative to it; files and folders that begin with `_` are no articles. */
export function listArticles(dir: string): string[] {
  if (!existsSync(dir)) {
    return [];
  }
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file) && !file.split(path.sep).some((part) => part.startsWith('_')))
    .sort();
}

/** Raise it when the same text gets another hash. */
const hashVersion = 1;

/** Hash of a source article. Parsing takes most of the time, so it is kept for the other languages and builds. */
export function sourceHash(file: string): string {
  const text = readFileSync(file, 'utf8');
  const kept = cacheFile('source-hashes', 'txt', [hashVersion, text]);
  const known = readCached(kept);
  if (known !== undefined) {
    return known;
  }
  const hash = contentHash(parseArticle(text, file));
  writeCached(kept, hash);
  return hash;
}

function stateOf(siteDir: string, locale: Locale, article: string): TranslationState {
  const source = path.join(siteDir, sourceDir, article);
  const translation = path.join(siteDir, translationDir(locale), article);
  if (!existsSync(source)) {
    return 'orphaned';
  }
  if (!existsSync(translation)) {
    return 'missing';
  }
  return readFrontMatter(translation).source_hash === sourceHash(source) ? 'current' : 'stale';
}

/** The status of every article in every translated locale, the orphaned translations included. */
export function translationStatus(siteDir: string): TranslationStatus[] {
  const sources = listArticles(path.join(siteDir, sourceDir));
  return translatedLocales.flatMap((locale) => {
    const translations = listArticles(path.join(siteDir, translationDir(locale)));
    const articles = [...new Set([...sources, ...translations])].sort();
    return articles.map((article) => ({locale, article, state: stateOf(siteDir, locale, article)}));
  });
}
