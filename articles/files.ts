import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {readText} from '../lib/files';
import {fillBrand} from '../settings/brand-variables';
import {localeCodes, sourceLocale, translatedLocales, type Locale} from '../settings/locales';

/** Locates articles and their translations. Doesn't load the Markdown parser, which takes a second. */

export const sourceDir = 'docs';

/** The folder of a language's translations, relative to the site's folder. */
export const translationDir = (locale: Locale): string =>
  path.join('i18n', locale, 'docusaurus-plugin-content-docs', 'current');

/** The folder that contains a language's articles. */
export const articlesDir = (locale: Locale): string => (locale === sourceLocale ? sourceDir : translationDir(locale));

export interface Translation {
  locale: Locale;
  /** Path of the source article below `docs/`. */
  article: string;
}

/** The file from which an article is published in a language: the English one if there is no translation. */
export function publishedFile(article: string, locale: Locale): string {
  const file = path.join(articlesDir(locale), article);
  return existsSync(file) ? file : path.join(sourceDir, article);
}

/** The languages that have an article: its own, and those of its translations. */
export const languagesOf = (article: string): Locale[] =>
  localeCodes.filter((locale) => existsSync(path.join(articlesDir(locale), article)));

/** The locale and source article of a translation; `undefined` for any other file. */
export function translationOf(file: string): Translation | undefined {
  return translatedLocales
    .map((locale) => ({locale, article: path.relative(translationDir(locale), file)}))
    .find(({article}) => !article.startsWith('..'));
}

/** The English source of a translation; `undefined` if the file isn't a translation or has no source. */
export function sourceOf(file: string): string | undefined {
  const translation = translationOf(file);
  const source = translation && path.join(sourceDir, translation.article);
  return source && existsSync(source) ? source : undefined;
}

/** Path of an article below `docs/`, of its English text for a translation; begins with `..` if it's elsewhere. */
export const articleOf = (file: string): string =>
  (translationOf(file)?.article ?? path.relative(sourceDir, file)).replaceAll(path.sep, '/');

/** The language of an article or of messages, by the path. */
export const localeOf = (file: string): Locale =>
  translatedLocales.find((locale) => !path.relative(path.join('i18n', locale), file).startsWith('..')) ?? sourceLocale;

/** Paths of the articles in a folder, relative to it; files and folders that begin with `_` are left out. */
export function listArticles(dir: string): string[] {
  if (!existsSync(dir)) {
    return [];
  }
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file) && !file.split(path.sep).some((part) => part.startsWith('_')))
    .sort();
}

/** Paths of all articles in a language, relative to the site's folder. */
export const articlesOf = (locale: Locale): string[] =>
  listArticles(articlesDir(locale)).map((article) => path.join(articlesDir(locale), article));

/**
 * The route at which Docusaurus serves an article: its path without extension, or only its folder if it's named `index`,
 * `README`, or as the folder; or its slug, which begins at the folder unless it begins with a slash.
 * @param article path below `docs/`
 */
export function routeOf(article: string, slug: unknown): string {
  const {dir, name} = path.posix.parse(article.replaceAll(path.sep, '/'));
  const isIndex = ['index', 'readme', path.posix.basename(dir).toLowerCase()].includes(name.toLowerCase());
  return typeof slug === 'string'
    ? path.posix.join('/docs', path.posix.resolve('/', dir, slug))
    : path.posix.join('/docs', dir, isIndex ? '/' : name);
}

/** Why an article of this path can't be published, or at an address that breaks; nothing if it can. */
export function wrongName(article: string): string | undefined {
  const [sign] = /[#?%&+;:"'<>|*]|(?:^|[\\/])_/.exec(article) ?? [];
  return sign?.endsWith('_')
    ? `${article} is never published, because a name in it begins with _. Begin it with a letter or a digit.`
    : sign && `${article} has a ${sign}, which doesn't work in an address. Use letters, digits, and hyphens.`;
}

/** Reads only the front matter: parsing the whole article takes a hundred times as long. */
export const readFrontMatter = (file: string): Record<string, unknown> => matter(readText(file), {}).data;

/** The route of an article, which is the same in every language; {@link routeOf} with its own slug. */
export const articleRoute = (article: string): string =>
  routeOf(article, readFrontMatter(path.join(sourceDir, article)).slug);

/** The title under which an article is published in a language. */
export function titleOf(article: string, locale: Locale): string {
  const file = publishedFile(article, locale);
  return fillBrand(String(readFrontMatter(file).title), file);
}
