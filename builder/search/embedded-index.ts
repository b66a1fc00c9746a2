import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Heading} from '../../src/search/files';
import type {Level} from '../../src/search/types';
import {invertedIndex, type IndexedArticle} from './inverted-index';
import {builtPages, type BuiltPage} from './pages';
import {articleSections, type Section} from './records';

/** Writes the embedded search index of each language, from the same sections as hosted search. */

/** Folder of the index in the built site. */
export const indexFolder = 'search-index';

/** Id of the heading above the links at the end of each article, which say what other articles are about. */
const relatedArticles = 'related-articles';

function indexedArticle({$, route}: BuiltPage): IndexedArticle {
  const sections = articleSections($).filter(({record}) => record.anchor !== relatedArticles);
  const [{record: article}, ...headings] = sections as [Section, ...Section[]];
  return {
    route: encodeURI(route),
    title: article.hierarchy.lvl1 ?? '',
    tag: article.docusaurus_tag,
    description: article.description ?? '',
    keywords: article.keywords ?? '',
    place: article.place ?? '',
    headings: headings.map(({record: {type, anchor, hierarchy}}): Heading => [
      type as Level,
      anchor ?? '',
      hierarchy[type as Level] ?? '',
    ]),
    texts: sections.map(({record}) => record.content ?? ''),
    names: sections.map(({names}) => names),
  };
}

/**
 * Indexes one language.
 * @param buildDir folder of the built site; the index goes into its {@link indexFolder}
 * @param languageDir folder of the language
 * @returns the number of pages in the index of the language
 */
export function indexArticles(buildDir: string, languageDir: string): number {
  // Page by page: thousands of parsed pages don't fit into memory together.
  const pages = Array.from(builtPages(languageDir), (page) => ({locale: page.locale, article: indexedArticle(page)}));
  const articles = pages.map(({article}) => article);
  for (const [name, content] of pages[0] ? invertedIndex(pages[0].locale, articles) : []) {
    const file = path.join(buildDir, indexFolder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, JSON.stringify(content));
  }
  return articles.length;
}
