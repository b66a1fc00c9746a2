import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {htmlLang, localeCodes} from '../../settings/locales';
import {dateFormat} from '../../lib/dates';
import {readText} from '../../lib/files';
import {git} from '../../lib/git';
import {localeOf} from '../../articles/files';

/**
 * Dates all articles with a single `git log`. Docusaurus starts git for each file, which takes as long as compiling a
 * third of the site. The date is also formatted here, because a browser would have to load its calendars first.
 */

/** Commits that changed many articles without changing what they say. */
const ignoredFile = '.git-blame-ignore-revs';
const ignoredCommits = new Set(existsSync(ignoredFile) ? readText(ignoredFile).match(/^[\da-f]{40}$/gm) : []);

/** Time of the last commit of each file in the folders, by its path from the site's folder. */
export function lastCommits(folders: string[]): Map<string, Date> {
  const log = git('log', '--relative', '--name-only', '--format=%x00%H %ct', '--', ...folders);
  const dates = new Map<string, Date>();
  for (const commit of log.split('\0').slice(1)) {
    const [header, ...files] = commit.split('\n').filter(Boolean);
    const [hash, seconds] = header!.split(' ') as [string, string];
    for (const file of ignoredCommits.has(hash) ? [] : files.filter((name) => !dates.has(name))) {
      dates.set(file, new Date(Number(seconds) * 1000));
    }
  }
  return dates;
}

/**
 * Date formats for `src/theme/LastUpdated`, cached because creating one takes longer than reading an article's front
 * matter.
 */
const formats = new Map(
  localeCodes.map((locale) => [
    locale,
    dateFormat(htmlLang(locale), {day: 'numeric', month: 'short', year: 'numeric'}),
  ]),
);

/**
 * Wraps a front matter parser: an article without `last_update` gets the date of its last commit, and
 * `last_update_text` is the date as readers see it. An article that was never committed gets no date, which Docusaurus
 * reports.
 * @param folders folders with articles, relative to the site's folder
 */
export function dateByHistory(parse: ParseFrontMatter, folders: string[]): ParseFrontMatter {
  const dates = lastCommits(folders);
  return async (params) => {
    const parsed = await parse(params);
    const file = path.relative(process.cwd(), params.filePath);
    const {last_update: own} = parsed.frontMatter as {last_update?: {date?: string | Date}};
    const date = own?.date ? new Date(own.date) : dates.get(file.split(path.sep).join('/'));
    // Docusaurus reports an invalid date.
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
