import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {git} from '../git';

/**
 * Dates all articles by one look at the history. Docusaurus would start git for each file, which takes as long as
 * compiling a third of the site.
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

/**
 * Wraps a front matter parser: an article without `last_update` gets the date of its last commit. One that was never
 * committed gets none, and Docusaurus says so.
 * @param folders with articles, from the root of the site
 */
export function dateByHistory(parse: ParseFrontMatter, folders: string[]): ParseFrontMatter {
  const dates = lastCommits(folders);
  return async (params) => {
    const parsed = await parse(params);
    const date = dates.get(path.relative(process.cwd(), params.filePath).split(path.sep).join('/'));
    return date && !parsed.frontMatter.last_update
      ? {...parsed, frontMatter: {...parsed.frontMatter, last_update: {date: date.toISOString()}}}
      : parsed;
  };
}
