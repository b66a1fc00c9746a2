import {readText} from '../../lib/files';
import {formatProblem, type Problem} from '../../articles/problem';
import {localeCodes} from '../../settings/locales';
import type {CheckReport} from '../report';
import {readSdkArticles, type SdkArticle} from './article';
import {readNamespaces} from './declarations';
import {checkParameters} from './parameters';
import {compile, type SourceText} from './program';
import {checkCoverage, checkSignatures} from './signatures';

const declarationFile = 'static/sdk/sw.d.ts';

/**
 * All differences between the articles and the declarations: signatures and types, parameter tables, functions that are
 * documented twice or nowhere, and samples that don't compile.
 * @throws Error with file and line when the declaration file contains more than namespaces with declarations
 */
export function checkSdk(declarations: SourceText, articles: SdkArticle[]): Problem[] {
  const {program, declarations: source, problems} = compile(declarations, articles);
  const namespaces = readNamespaces(source);
  const results = articles.map((article) => checkSignatures(article, namespaces));
  const documented = results.flatMap((result) => result.documented);
  return [
    ...problems,
    ...results.flatMap((result) => result.problems),
    ...documented.flatMap((item) => checkParameters(item, program.getTypeChecker())),
    ...checkCoverage(documented, namespaces),
  ];
}

/** Compares the SDK articles of all languages with the published declaration file, and compiles their samples. */
export function checkSdkArticles(): CheckReport {
  const articles = localeCodes.flatMap(readSdkArticles);
  const problems = checkSdk({file: declarationFile, text: readText(declarationFile)}, articles);
  return {checked: `${articles.length} articles`, problems: problems.map(formatProblem)};
}
