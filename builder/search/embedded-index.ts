import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {localeCodes, type Locale} from '../../settings/locales';
import type {ArticleText} from '../../src/search/files';
import {invertedIndex} from './inverted-index';
import {builtPages, type BuiltPage} from './pages';
import {articleRecords} from './records';

/** Writes the embedded search index of each language, from the same records as hosted search. */

/** Folder of the index in the built site. */
export const indexFolder = 'search-index';

function articleText({$, route}: BuiltPage): ArticleText {
  const records = articleRecords($, Infinity);
  const [article] = records as [(typeof records)[0]];
  return {
    route: encodeURI(route),
    title: article.hierarchy.lvl1 ?? '',
    tag: article.docusaurus_tag,
    description: article.description ?? '',
    keywords: article.keywords ?? '',
    place: article.place ?? '',
    sections: records.map(({type, anchor, hierarchy, content}) => [
      type as 'lvl1',
      anchor,
      anchor ? (hierarchy[type as 'lvl1'] ?? '') : '',
      content ?? '',
    ]),
  };
}

/**
 * @param buildDir folder of the built site; the index goes into its {@link indexFolder}
 * @returns the number of pages in the index
 */
export function indexArticles(buildDir: string): number {
  const articles = new Map<Locale, ArticleText[]>();
  for (const page of builtPages(buildDir)) {
    const locale = localeCodes.find((code) => code === page.$('meta[name="docusaurus_locale"]').attr('content'));
    if (locale) {
      articles.set(locale, [...(articles.get(locale) ?? []), articleText(page)]);
    }
  }
  for (const [locale, own] of articles) {
    for (const [name, content] of invertedIndex(locale, own)) {
      const file = path.join(buildDir, indexFolder, name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify(content));
    }
  }
  return [...articles.values()].flat().length;
}
