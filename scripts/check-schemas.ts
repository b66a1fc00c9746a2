import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkSamples, readSchemas} from '../checks/schemas/check';
import {parseArticle} from '../articles/parse';
import {formatProblem} from '../articles/problem';
import {listArticles, sourceDir, translationDir} from '../articles/files';
import {localeCodes, sourceLocale} from '../settings/locales';
import {readArguments} from './lib/arguments';

/**
 * `npm run check:schemas` (part of `npm run check`) parses the JSON samples of the articles in all languages, and holds
 * those that belong to a schema to it. It prints each problem with file and line.
 */
readArguments({usage: 'npm run check:schemas', does: 'Holds the JSON samples of the articles to their schemas.'});
const schemas = readSchemas();

/** One article of twelve has a fence of JSON, and parsing all takes half a minute. */
const jsonFence = /(`{3}|~{3})\s*json/;

const reports = localeCodes.flatMap((locale) => {
  const dir = locale === sourceLocale ? sourceDir : translationDir(locale);
  return listArticles(dir).flatMap((article) => {
    const file = path.join(dir, article);
    const text = readFileSync(file, 'utf8');
    return jsonFence.test(text) ? checkSamples(parseArticle(text, file), schemas) : [];
  });
});
const problems = reports.flatMap((report) => report.problems);

for (const problem of problems) {
  console.error(formatProblem(problem));
}
console.log(
  `Schemas: ${reports.length} JSON samples, ${reports.filter(({schema}) => schema).length} of them with a schema, ${problems.length} problems.`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
