import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {filesIn, readText} from '../lib/files';
import {fillBrand} from '../settings/brand-variables';
import {localeCodes, sourceLocale, translatedLocales, type Locale} from '../settings/locales';

/** Locates articles and their translations. Doesn't load the Markdown parser, which takes a second. */

export const sourceDir = 'docs';

/** The versions that `docusaurus docs:version` has cut, the newest first. */
export const releasedVersions = (): string[] =>
  existsSync('versions.json') ? (JSON.parse(readText('versions.json')) as string[]) : [];

/** The folders of English articles: {@link sourceDir}, and one for each released version. */
export const sourceDirs = (): string[] => [
  sourceDir,
  ...releasedVersions().map((version) => `versioned_docs/version-${version}`),
];

/** The folder of a language's translations, relative to the site's folder; `source` is one of {@link sourceDirs}. */
export const translationDir = (locale: Locale, source = sourceDir): string =>
  path.join('i18n', locale, 'docusaurus-plugin-content-docs', source === sourceDir ? 'current' : path.basename(source));

/** The folder that contains a language's articles; `source` is one of {@link sourceDirs}. */
export const articlesDir = (locale: Locale, source = sourceDir): string =>
  locale === sourceLocale ? source : translationDir(locale, source);

/** The file from which an article is published in a language: the English one if there is no translation. */
export function publishedFile(article: string, locale: Locale): string {
  const file = path.join(articlesDir(locale), article);
  return existsSync(file) ? file : path.join(sourceDir, article);
}

/** The languages that have an article: its own, and those of its translations; `source` is one of {@link sourceDirs}. */
export const languagesOf = (article: string, source = sourceDir): Locale[] =>
  localeCodes.filter((locale) => existsSync(path.join(articlesDir(locale, source), article)));

interface Place {
  locale: Locale;
  /** Path of the English article below the folder of its version. */
  article: string;
  /** Folder of the English articles of its version, one of {@link sourceDirs}. */
  source: string;
}

/** The language, path, and version of an article, released ones included; `undefined` for any other file. */
export function placeOf(file: string): Place | undefined {
  const name = path.relative('.', file).replaceAll(path.sep, '/');
  const [, source, article = ''] = /^(docs|versioned_docs\/[^/]+)\/(.+)$/s.exec(name) ?? [];
  if (source) {
    return {locale: sourceLocale, source, article};
  }
  const [, code, version = '', translated = ''] =
    /^i18n\/([^/]+)\/docusaurus-plugin-content-docs\/([^/]+)\/(.+)$/s.exec(name) ?? [];
  const locale = translatedLocales.find((each) => each === code);
  const dir = version === 'current' ? sourceDir : `versioned_docs/${version}`;
  return locale && {locale, source: dir, article: translated};
}

/** As {@link placeOf}, only for a translation of today's. */
export function translationOf(file: string): Place | undefined {
  const place = placeOf(file);
  return place?.source === sourceDir && place.locale !== sourceLocale ? place : undefined;
}

/** The English source of a translation; `undefined` if the file isn't a translation or has no source. */
export function sourceOf(file: string): string | undefined {
  const place = placeOf(file);
  const source = place && place.locale !== sourceLocale && path.join(place.source, place.article);
  return source && existsSync(source) ? source : undefined;
}

/** Path of an article below `docs/`, of its English text for a translation; begins with `..` if it's elsewhere. */
export const articleOf = (file: string): string =>
  (translationOf(file)?.article ?? path.relative(sourceDir, file)).replaceAll(path.sep, '/');

/** The language of an article or of messages, by the path. */
export const localeOf = (file: string): Locale =>
  translatedLocales.find((locale) => !path.relative(path.join('i18n', locale), file).startsWith('..')) ?? sourceLocale;

/** Paths of the articles in a folder, relative to it, without files and folders that begin with `_` or a dot. */
export const listArticles = (dir: string): string[] =>
  existsSync(dir) ? filesIn(dir).filter((file) => /\.mdx?$/.test(file) && !/(^|\/)[._]/.test(file)) : [];

/** Paths of all articles in a language, relative to the site's folder. */
export const articlesOf = (locale: Locale): string[] =>
  listArticles(articlesDir(locale)).map((article) => path.join(articlesDir(locale), article));

/**
 * The route at which Docusaurus serves an article in `docs/`: its path without extension, or only its folder if it's named
 * `index`, `README`, or as the folder; or its slug, which begins at the folder unless it begins with a slash.
 */
export function routeOf(article: string, slug: unknown): string {
  const {dir, name} = path.posix.parse(article.replaceAll(path.sep, '/'));
  const isIndex = ['index', 'readme', path.posix.basename(dir).toLowerCase()].includes(name.toLowerCase());
  return typeof slug === 'string'
    ? path.posix.join('/docs', path.posix.resolve('/', dir, slug))
    : path.posix.join('/docs', dir, isIndex ? '/' : name);
}

const kept = 'has the name or ending …, which hosts or Windows keep for something else. Choose another one.';
const wrongParts: [pattern: RegExp, wrong: string][] = [
  [/(?<=^|\/)[._]/, 'is never published, because a name in it begins with …. Begin it with a letter or a digit.'],
  [/[#?%&+;:"'<>|*\\]/, "has a …, which doesn't work in an address. Use letters, digits, and hyphens."],
  [/[. ](?=\/|$)/, 'has a name that ends with a dot or a space, which Windows leaves out. Take it out.'],
  [/(?<=^|\/)(?:404$|(?:aux|con|nul|prn|com\d|lpt\d)(?=[/.]|$))/i, kept],
  [/\.(?:html|mdx?|d\.ts|br|gz)(?=\/|$)/i, kept],
];

/** What the build writes for each language, and for a section with feeds. */
export const rootFiles = [
  'llms.txt',
  'llms-full.txt',
  'docs-index.json',
  'sitemap.xml',
  'robots.txt',
  'opensearch.xml',
];
export const feedFiles = ['feed.xml', 'feed.json'];
const isFile = (name: string): boolean => [...rootFiles, ...feedFiles, ...readdirSync('static')].includes(name);

/** Why an article of this path, or at this address, can't be published, or not safely; nothing if it can. */
export function wrongName(article: string, address = article.replace(/\.mdx?$/, '')): string | undefined {
  const name = path.posix.basename(address);
  if (name.includes('.') && isFile(name.toLowerCase())) {
    return `${article} has the name of the file ${name}, which the build writes. Choose another one.`;
  }
  const [pattern, wrong] = wrongParts.find(([each]) => each.test(address)) ?? [];
  return pattern && `${article} ${wrong!.replace('…', pattern.exec(address)![0])}`;
}

/** Reads only the front matter: parsing the whole article takes a hundred times as long. */
export const readFrontMatter = (file: string): Record<string, unknown> => matter(readText(file), {}).data;

/** The route of an article with its own slug, the same in every language; `source` is one of {@link sourceDirs}. */
export const articleRoute = (article: string, source = sourceDir): string =>
  routeOf(article, readFrontMatter(path.join(source, article)).slug).replace(
    'docs',
    source.replace('versioned_docs/version-', 'docs/'),
  );

export function titleOf(article: string, locale: Locale): string {
  const file = publishedFile(article, locale);
  return fillBrand(String(readFrontMatter(file).title), file);
}
