import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {sourceLocale, translatedLocales, type Locale} from '../settings/locales';

/** Where articles and their translations lie, for all that needs no parser, which takes a second to load. */

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

/** Front matter alone, where the text is not asked for: parsing that takes a hundred times as long. */
export const readFrontMatter = (file: string): Record<string, unknown> => matter(readFileSync(file, 'utf8'), {}).data;
