import {readFileSync} from 'node:fs';
import path from 'node:path';
import {articlesDir, listArticles} from '../../articles/files';
import {readArticle} from '../../articles/parse';
import {formatProblem} from '../../articles/problem';
import {localeCodes} from '../../settings/locales';
import type {CheckReport} from '../report';
import {readSdkArticle} from './article';
import {checkSdk} from './compare-articles';

const declarationFile = 'static/sdk/sw.d.ts';

/**
 * Compares the SDK articles of all languages with the published declaration file, and compiles their samples.
 * @throws Error with file and line when the declaration file contains more than namespaces with declarations
 */
export function checkSdkArticles(): CheckReport {
  const articles = localeCodes.flatMap((locale) => {
    const dir = path.join(articlesDir(locale), 'sdk');
    return listArticles(dir).map((article) => readSdkArticle(readArticle(path.join(dir, article)), locale));
  });
  const problems = checkSdk({file: declarationFile, text: readFileSync(declarationFile, 'utf8')}, articles);
  return {checked: `${articles.length} articles`, problems: problems.map(formatProblem)};
}
