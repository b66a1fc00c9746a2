import {readFileSync} from 'node:fs';
import {articlesOf} from '../../articles/files';
import type {Problem} from '../../articles/problem';
import {articlesAbout, operationLink} from '../../plugins/api-reference/articles';
import {loadDocument, type ApiDocument} from '../../plugins/api-reference/document';
import {localeCodes, sourceLocale} from '../../settings/locales';

/** Compares the links between articles and the operations of the API reference. */

const reference = /(?:^|\/)api\/reference\/([\w-]+)\.mdx$/;
const operations = /<Operations document="([\w-]+)" tag="([^"]+)" \/>/g;

/** Ids of the operations on each page of the reference, by the name of its file. */
function operationsByPage(files: string[]): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>();
  for (const file of files) {
    const name = reference.exec(file)?.[1];
    if (name) {
      const tags = [...readFileSync(file, 'utf8').matchAll(operations)];
      const ids = tags.flatMap(([, document, tag]) =>
        loadDocument(document as ApiDocument)
          .operations.filter((operation) => operation.tag === tag)
          .map(({operationId}) => operationId),
      );
      pages.set(name, new Set(ids));
    }
  }
  return pages;
}

/** Links to operations that don't exist, and operations that no English article links to. */
export function checkOperationLinks(): Problem[] {
  const pages = operationsByPage(articlesOf(sourceLocale));
  const problems: Problem[] = [];
  for (const file of localeCodes.flatMap(articlesOf)) {
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((text, index) => {
        for (const [, page, id] of text.matchAll(operationLink)) {
          if (!pages.get(page!)?.has(id!)) {
            const message = `api/reference/${page}.mdx has no operation ${id}; correct the link.`;
            problems.push({file, line: index + 1, message});
          }
        }
      });
  }
  for (const [page, ids] of pages) {
    for (const id of [...ids].filter((operation) => articlesAbout(operation, sourceLocale).length === 0)) {
      const message = `no English article links to ${id}; link to it where it is explained.`;
      problems.push({file: `docs/api/reference/${page}.mdx`, line: 1, message});
    }
  }
  return problems;
}
