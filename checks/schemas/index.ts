import {readText} from '../../lib/files';
import {articlesOf} from '../../articles/files';
import {parseArticle} from '../../articles/parse';
import {formatProblem} from '../../articles/problem';
import {localeCodes} from '../../settings/locales';
import type {CheckReport} from '../report';
import {checkSamples, readSchemas} from './validate';

/** Only one article in twelve has a JSON fence, and parsing all of them takes half a minute. */
const jsonFence = /(`{3}|~{3})\s*json/;

/** Parses the JSON samples of the articles in all languages, and validates those that have a schema. */
export function checkSchemas(): CheckReport {
  const schemas = readSchemas();
  const samples = localeCodes.flatMap(articlesOf).flatMap((file) => {
    const text = readText(file);
    return jsonFence.test(text) ? checkSamples(parseArticle(text, file), schemas) : [];
  });
  const validated = samples.filter(({schema}) => schema).length;
  return {
    checked: `${samples.length} JSON samples, ${validated} of them with a schema`,
    problems: samples.flatMap(({problems}) => problems.map(formatProblem)),
  };
}
