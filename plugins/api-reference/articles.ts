import path from 'node:path';
import {readText} from '../../lib/files';
import {listArticles, sourceDir, titleOf} from '../../articles/files';
import type {Locale} from '../../settings/locales';

/** Finds the articles that explain an operation: those that link to it in the API reference. */

const reference = 'api/reference/';

/** A link to an operation, with the name of its page and its id. */
export const operationLink = /\]\(\/api\/reference\/([\w-]+)\.mdx#(\w+)\)/g;

/** Read once per build: the English articles. */
let links: Map<string, Set<string>> | undefined;

/** English articles by the operation they link to. */
function linking(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const article of listArticles(sourceDir).filter((file) => !file.startsWith(reference))) {
    const source = readText(path.join(sourceDir, article));
    for (const [, , operationId] of source.matchAll(operationLink)) {
      found.set(operationId!, (found.get(operationId!) ?? new Set()).add(article));
    }
  }
  return found;
}

/** @returns links to the articles, by their file, with their titles in the language */
export function articlesAbout(operationId: string, locale: Locale): {url: string; title: string}[] {
  links ??= linking();
  return Array.from(links.get(operationId) ?? [], (article) => ({
    url: `/${encodeURI(article)}`,
    title: titleOf(article, locale),
  }));
}
