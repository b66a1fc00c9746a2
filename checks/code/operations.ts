import path from 'node:path';
import {readText} from '../../lib/files';
import {articlesOf} from '../../articles/files';
import type {Problem} from '../../articles/problem';
import {articlesAbout, operationLink} from '../../plugins/api-reference/articles';
import type {ApiDocument} from '../../settings/api-documents';
import {loadDocument, type Operation} from '../../plugins/api-reference/document';
import {localeCodes, sourceLocale} from '../../settings/locales';

/** Compares the links between articles and the operations of the API reference. */

const reference = /(?:^|\/)api\/reference\/[\w-]+\.mdx$/;
const operations = /<Operations document="([\w-]+)" tag="([^"]+)" \/>/g;

/** The operations on each page of the reference, by the name of its file. */
export function operationsByPage(files: string[]): Map<string, Operation[]> {
  const onPage = (file: string) =>
    [...readText(file).matchAll(operations)].flatMap(([, document, tag]) =>
      loadDocument(document as ApiDocument).operations.filter((operation) => operation.tag === tag),
    );
  const pages = files.filter((file) => reference.test(file));
  return new Map(pages.map((file) => [path.basename(file, '.mdx'), onPage(file)]));
}

/** Links to operations that don't exist, and operations that no English article links to. */
export function checkOperationLinks(): Problem[] {
  const pages = operationsByPage(articlesOf(sourceLocale));
  const wrongIn = (text: string): string[] =>
    [...text.matchAll(operationLink)]
      .filter(([, page, id]) => !pages.get(page!)?.some(({operationId}) => operationId === id))
      .map(([, page, id]) => `api/reference/${page}.mdx has no operation ${id}; correct the link.`);
  const wrong = localeCodes.flatMap(articlesOf).flatMap((file) => {
    const lines = readText(file).split('\n');
    return lines.flatMap((text, index) => wrongIn(text).map((message) => ({file, line: index + 1, message})));
  });
  const unlinked = [...pages].flatMap(([page, found]) =>
    found.flatMap(({operationId}) => {
      const message = `no English article links to ${operationId}; link to it where it is explained.`;
      const isLinked = articlesAbout(operationId, sourceLocale).length > 0;
      return isLinked ? [] : [{file: `docs/api/reference/${page}.mdx`, line: 1, message}];
    }),
  );
  return [...wrong, ...unlinked];
}
