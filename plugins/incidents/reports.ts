import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import type {Incident} from '../../src/components/Incident/record';
import {sourceLocale, type Locale} from '../../settings/locales';
import {untilChanged} from '../../lib/files';
import {fillDeep} from '../../settings/brand-variables';
import {listArticles, sourceDir, translationDir} from '../../articles/files';
import {checkIncident} from './schema';

/** Reads the incident reports of a language. */

export interface Report {
  incident: Incident;
  title: string;
  /** Route of the article, spaces as `%20`. */
  route: string;
}

const folder = 'status';

/** Kept because every report asks for the front matter of all of them. */
const frontMatterOf = untilChanged(
  (file) => fillDeep(matter(readFileSync(file, 'utf8'), {}).data, file) as Record<string, unknown>,
);

const sourceOf = (article: string): string => path.join(sourceDir, folder, article);

/** The front matter of an article's translation, if there is one. */
function translated(article: string, locale: Locale): Record<string, unknown> | undefined {
  const translation = path.join(translationDir(locale), folder, article);
  return locale !== sourceLocale && existsSync(translation) ? frontMatterOf(translation) : undefined;
}

/**
 * All incident reports, newest first.
 * @throws Error with file and field if a record isn't valid
 */
export function readReports(locale: Locale): Report[] {
  return listArticles(path.join(sourceDir, folder))
    .map((article) => ({article, english: frontMatterOf(sourceOf(article))}))
    .filter(({english}) => 'incident' in english)
    .map(({article, english}) => {
      const frontMatter = translated(article, locale) ?? english;
      return {
        incident: checkIncident(frontMatter, sourceOf(article)),
        title: String(frontMatter.title),
        route: encodeURI(`/docs/${folder}/${article.replace(/\.mdx$/, '')}`),
      };
    })
    .sort((a, b) => b.incident.start.localeCompare(a.incident.start));
}
