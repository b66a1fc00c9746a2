import {readText} from '../../lib/files';
import {articlesOf} from '../../articles/files';
import type {Problem} from '../../articles/problem';
import {articlesAbout, operationLink} from '../../plugins/api-reference/articles';
import type {ApiDocument} from '../../settings/api-documents';
import {loadDocument, type Operation} from '../../plugins/api-reference/document';
import {localeCodes, sourceLocale} from '../../settings/locales';

/** Compares the links between articles and the operations of the API reference. */

const reference = /(?:^|\/)api\/reference\/([\w-]+)\.mdx$/;
const operations = /<Operations document="([\w-]+)" tag="([^"]+)" \/>/g;

/** The operations on each page of the reference, by the name of its file. */
export function operationsByPage(files: string[]): Map<string, Operation[]> {
  const pages = new Map<string, Operation[]>();
  for (const file of files) {
    const name = reference.exec(file)?.[1];
    if (name) {
      const tags = [...readText(file).matchAll(operations)];
      const found = tags.flatMap(([, document, tag]) =>
        loadDocument(document as ApiDocument).operations.filter((operation) => operation.tag === tag),
      );
      pages.set(name, found);
    }
  }
  return pages;
}

/** Links to operations that don't exist, and operations that no English article links to. */
export function checkOperationLinks(): Problem[] {
  const pages = operationsByPage(articlesOf(sourceLocale));
  const problems: Problem[] = [];
  for (const file of localeCodes.flatMap(articlesOf)) {
    readText(file)
      .split('\n')
      .forEach((text, index) => {
        for (const [, page, id] of text.matchAll(operationLink)) {
          if (!pages.get(page!)?.some(({operationId}) => operationId === id)) {
            const message = `api/reference/${page}.mdx has no operation ${id}; correct the link.`;
            problems.push({file, line: index + 1, message});
          }
        }
      });
  }
  for (const [page, found] of pages) {
    for (const {operationId} of found.filter(
      (operation) => articlesAbout(operation.operationId, sourceLocale).length === 0,
    )) {
      const message = `no English article links to ${operationId}; link to it where it is explained.`;
      problems.push({file: `docs/api/reference/${page}.mdx`, line: 1, message});
    }
  }
  return problems;
}
