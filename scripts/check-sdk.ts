import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readSdkArticle} from '../checks/sdk/article';
import {checkSdk} from '../checks/sdk/check';
import {readArticle} from '../articles/parse';
import {formatProblem} from '../articles/problem';
import {listArticles, sourceDir, translationDir} from '../articles/files';
import {localeCodes, sourceLocale} from '../settings/locales';
import {readArguments} from './lib/arguments';

/**
 * `npm run check:sdk` (part of `npm run check`) compares the articles of the SDK in all languages with the declaration
 * file, and compiles their samples. It prints each problem with file and line.
 */
readArguments({
  usage: 'npm run check:sdk',
  does: 'Compares the SDK articles with the declaration file, and compiles their samples.',
});
const file = 'static/sdk/sw.d.ts';

const articles = localeCodes.flatMap((locale) => {
  const dir = path.join(locale === sourceLocale ? sourceDir : translationDir(locale), 'sdk');
  return listArticles(dir).map((article) => readSdkArticle(readArticle(path.join(dir, article)), locale));
});
const problems = checkSdk({file, text: readFileSync(file, 'utf8')}, articles);

for (const problem of problems) {
  console.error(formatProblem(problem));
}
console.log(`SDK: ${articles.length} articles, ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
