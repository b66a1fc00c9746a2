import {existsSync} from 'node:fs';
import path from 'node:path';
import {articlesOf, placeOf, sourceDir, translationDir} from '../../articles/files';
import {git, missingHistory, mustGit} from '../../lib/git';
import {localeCodes} from '../../settings/locales';
import type {CheckArguments} from '../report';
import {listImages} from './images';

/** The commit at which the branch left main, or the last one. */
export function baseOfChanges(): string {
  const main = ['origin/main', 'main'].find((branch) => git('rev-parse', '--verify', '--quiet', branch));
  return (main && git('merge-base', main, 'HEAD')) || 'HEAD';
}

function changedFiles(): string[] {
  const why = missingHistory();
  if (why) {
    throw new Error(`--changed needs the history, which can't be read: ${why} Or pass files instead.`);
  }
  const list = (...args: string[]) => mustGit('.', ...args).split('\0');
  return [
    ...list('diff', '--name-only', '-z', '--diff-filter=d', '--relative', baseOfChanges()),
    ...list('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}

const isArticle = (file: string): boolean => /\.mdx?$/.test(file) && placeOf(file)?.source === sourceDir;

function articleAt(name: string): string {
  const file = path.relative('.', name);
  if (!isArticle(file) || !existsSync(file)) {
    throw new Error(
      `${name} is not an article. Pass files in ${sourceDir}/, ${translationDir('es')}/ or the folder of another language.`,
    );
  }
  return file;
}

/**
 * The files to check: all by default, those that differ from main, or those that are listed.
 * @returns paths from the site's folder
 * @throws Error with a listed file that isn't an article, or with what git says when it can't compare with main
 */
export function selectFiles({changed = false, files = []}: CheckArguments): {articles: string[]; images: string[]} {
  if (changed) {
    const different = changedFiles();
    const images = listImages().filter((file) => different.includes(file));
    return {articles: different.filter(isArticle), images};
  }
  return files.length > 0
    ? {articles: files.map(articleAt), images: []}
    : {articles: localeCodes.flatMap(articlesOf), images: listImages()};
}
