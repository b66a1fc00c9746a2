import path from 'node:path';
import {readText} from '../../lib/files';
import {memoized} from '../../lib/memo';
import {listArticles, sourceDir, titleOf} from '../../articles/files';
import type {Locale} from '../../settings/locales';

/** Finds the articles that explain an operation: those that link to it in the API reference. */

/** A link to an operation, with the name of its page and its id. */
export const operationLink = /\]\(\/api\/reference\/([\w-]+)\.mdx#(\w+)\)/g;

// Both are read once per build.
const articlesIn = memoized(listArticles);
const operationsIn = memoized((article: string) =>
  Array.from(readText(path.join(sourceDir, article)).matchAll(operationLink), ([, , operationId]) => operationId),
);

/** @returns links to the articles, by their file, with their titles in the language */
export function articlesAbout(operationId: string, locale: Locale): {url: string; title: string}[] {
  return articlesIn(sourceDir)
    .filter((article) => !article.startsWith('api/reference/') && operationsIn(article).includes(operationId))
    .map((article) => ({url: `/${encodeURI(article)}`, title: titleOf(article, locale)}));
}
