import {articlesOf} from '../../articles/files';
import {lineOf, nodesOf, readArticle} from '../../articles/parse';
import {formatProblem, type Problem} from '../../articles/problem';
import {apiDocuments} from '../../settings/api-documents';
import {loadDocument} from '../../plugins/api-reference/document';
import {languages, sampleOf} from '../../plugins/api-reference/samples';
import {localeCodes} from '../../settings/locales';
import type {CheckReport} from '../report';
import {checkOperationLinks} from './operations';
import {isCodeLanguage, syntaxProblem} from './parsers';

/** Folders of the articles about calls from outside; `checks/sdk` compiles the code of panels. */
const callsFromOutside = /\/(api|automations|integrations)\//;

/** The code of an article, each with the line before its first one. */
const inArticle = (file: string) =>
  nodesOf(readArticle(file).tree).flatMap((node) =>
    node.type === 'code' && isCodeLanguage(node.lang)
      ? [{file, line: lineOf(node), language: node.lang, text: node.value}]
      : [],
  );

/** The samples of the API reference, which are generated from the OpenAPI documents. */
const generated = () =>
  apiDocuments.flatMap((document) =>
    loadDocument(document)
      .operations.filter(({isWebhook}) => !isWebhook)
      .flatMap((operation) =>
        languages.map(({id, code}) => ({
          file: `static/openapi/${document}.yaml (${operation.operationId}, ${id})`,
          line: 0,
          language: code,
          text: sampleOf(operation, id),
        })),
      ),
  );

/**
 * Parses the code of the articles about calls from outside and the samples of the API reference, and compares the links
 * between articles and operations.
 */
export async function checkCode(): Promise<CheckReport> {
  const written = localeCodes
    .flatMap(articlesOf)
    .filter((file) => callsFromOutside.test(file))
    .flatMap(inArticle);
  const all = [...written, ...generated()];
  const problems: Problem[] = checkOperationLinks();
  for (const {file, line, language, text} of all) {
    const problem = await syntaxProblem(text, language);
    if (problem) {
      problems.push({file, line: line + problem.line, message: problem.message});
    }
  }
  return {checked: `${all.length} samples of code`, problems: problems.map(formatProblem)};
}
