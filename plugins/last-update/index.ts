import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {htmlLang, localeCodes} from '../../settings/locales';
import {git} from '../../lib/git';
import {localeOf} from '../../articles/files';

/**
 * Dates all articles by one look at the history. Docusaurus would start git for each file, which takes as long as
 * compiling a third of the site. The date is written here, too: a browser has to load its calendars for that.
 */

/** Time of the last commit of each file below the folders, by its path from the root of the site. */
function lastCommits(folders: string[]): Map<string, Date> {
  const log = ['log', '--relative', '--name-only', '--format=%x00%ct', '--', ...folders];
  const dates = new Map<string, Date>();
  for (const commit of git('-c', 'core.quotePath=off', ...log)
    .split('\0')
    .slice(1)) {
    const [seconds, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files.filter((name) => !dates.has(name))) {
      dates.set(file, new Date(Number(seconds) * 1000));
    }
  }
  return dates;
}

/** Dates as `src/theme/LastUpdated` shows them; to make a format takes longer than to read an article's front matter. */
const formats = new Map(
  localeCodes.map((locale) => [
    locale,
    new Intl.DateTimeFormat(htmlLang(locale), {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'}),
  ]),
);

/**
 * Wraps a front matter parser: an article without `last_update` gets the date of its last commit, and any date goes into
 * `last_update_text` for readers. An article that was never committed gets none, and Docusaurus says so.
 * @param folders with articles, from the root of the site
 */
export function dateByHistory(parse: ParseFrontMatter, folders: string[]): ParseFrontMatter {
  const dates = lastCommits(folders);
  return async (params) => {
    const parsed = await parse(params);
    const file = path.relative(process.cwd(), params.filePath);
    const {last_update: own} = parsed.frontMatter as {last_update?: {date?: string | Date}};
    const date = own?.date ? new Date(own.date) : dates.get(file.split(path.sep).join('/'));
    // Docusaurus has the words for a date that is none.
    if (!date || Number.isNaN(date.getTime())) {
      return parsed;
    }
    const update = {
      last_update: {date: date.toISOString(), ...own},
      last_update_text: formats.get(localeOf(file))!.format(date),
    };
    return {...parsed, frontMatter: {...parsed.frontMatter, ...update}};
  };
}
