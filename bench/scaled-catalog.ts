import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {withSourceHash} from '../articles/translations/accept';
import {parseArticle} from '../articles/parse';
import {contentHash} from '../articles/translations/hash';
import {sourceDir, translationDir} from '../articles/files';
import {translatedLocales} from '../settings/locales';

/**
 * Makes a larger catalog from today's, to see what grows with it. The copies of an article are in folders `copy-02`,
 * `copy-03` and so on next to it: in the same part of the same sidebar, like new articles.
 */

const copyName = (number: number): string => `copy-${String(number).padStart(2, '0')}`;

const copyPath = (article: string, number: number): string =>
  path.join(path.dirname(article), copyName(number), path.basename(article));

const headingsWithId = /^(#{2,} .*)(?= \{#[\w-]+\}$)/gm;
const figureFences = /^ *```(dot|vega-lite) .*$/gm;

/** Other words in the title, label and headings; blank lines in figures, so that they are drawn again. */
function vary(text: string, number: number): string {
  const {title, sidebar_label} = matter(text, {}).data as Record<'title' | 'sidebar_label', string>;
  const name = copyName(number);
  const body = text.replace(headingsWithId, `$1 ${name}`).replace(figureFences, `$&${'\n'.repeat(number - 1)}`);
  return matter.stringify(body, {title: `${title} ${name}`, sidebar_label: `${sidebar_label} ${name}`});
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

function copyArticle(siteDir: string, article: string, number: number): void {
  const copy = copyPath(article, number);
  const english = vary(readFileSync(path.join(siteDir, sourceDir, article), 'utf8'), number);
  write(path.join(siteDir, sourceDir, copy), english);
  const hash = contentHash(parseArticle(english, copy));
  for (const dir of translatedLocales.map((locale) => path.join(siteDir, translationDir(locale)))) {
    const translation = path.join(dir, article);
    if (existsSync(translation)) {
      write(path.join(dir, copy), withSourceHash(vary(readFileSync(translation, 'utf8'), number), hash));
    }
  }
}

/** Articles with an address of their own are the first pages of sections, of which a larger catalog has no more. */
const isFirstPage = (siteDir: string, article: string): boolean =>
  'slug' in matter(readFileSync(path.join(siteDir, sourceDir, article), 'utf8'), {}).data;

/**
 * Copies articles with their translations.
 * @param siteDir copy of the project
 * @param articles paths below `docs/`
 * @param factor how many there are of each article afterward
 */
export function scaleCatalog(siteDir: string, articles: readonly string[], factor: number): void {
  const numbers = Array.from({length: factor - 1}, (_value, index) => index + 2);
  for (const article of articles.filter((name) => !isFirstPage(siteDir, name))) {
    for (const number of numbers) {
      copyArticle(siteDir, article, number);
    }
  }
}
