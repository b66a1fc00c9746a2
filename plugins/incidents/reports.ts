import path from 'node:path';
import type {Incident} from '../../src/components/Incident/record';
import type {Locale} from '../../settings/locales';
import {untilChanged} from '../../lib/files';
import {fillDeep} from '../../settings/brand-variables';
import {listArticles, publishedFile, readFrontMatter, routeOf, sourceDir} from '../../articles/files';
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
const frontMatterOf = untilChanged((file) => fillDeep(readFrontMatter(file), file) as Record<string, unknown>);

/**
 * All incident reports, newest first.
 * @throws Error with file and field if a record isn't valid
 */
export function readReports(locale: Locale): Report[] {
  return listArticles(path.join(sourceDir, folder))
    .map((article) => ({article: path.join(folder, article), source: path.join(sourceDir, folder, article)}))
    .filter(({source}) => 'incident' in frontMatterOf(source))
    .map(({article, source}) => {
      const frontMatter = frontMatterOf(publishedFile(article, locale));
      return {
        incident: checkIncident(frontMatter, source),
        title: String(frontMatter.title),
        route: encodeURI(routeOf(article, undefined)),
      };
    })
    .sort((a, b) => b.incident.start.localeCompare(a.incident.start));
}
