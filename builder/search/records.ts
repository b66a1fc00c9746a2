import type {CheerioAPI} from 'cheerio';
import type {SearchRecord} from '../../src/search/types';
import {frameSelectors} from './selectors';

/** Makes the records of hosted search. Algolia's crawler runs this module, too: see `crawler.ts`. */

const contentLimit = 4000;

const tidy = (text: string): string => text.replace(/[\u200b\s]+/g, ' ').trim();

/**
 * The records of an article: one for itself and one for each of its headings, each with the text that follows.
 * @param $ the page, as Cheerio or Algolia's crawler reads it
 */
export function articleRecords($: CheerioAPI): SearchRecord[] {
  const address = $('link[rel="canonical"]').attr('href') ?? '';
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content') ?? '';
  const article = $('article').first().clone();
  article.find(frameSelectors.join(', ')).remove();
  const noLevels = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  let hierarchy: SearchRecord['hierarchy'] = {
    lvl0: tidy($('.navbar__link--active').first().text()) || 'Docs',
    lvl1: tidy(article.find('h1').first().text()),
    ...noLevels,
  };
  const records: SearchRecord[] = [];
  const begin = (type: SearchRecord['type'], anchor: string | null) => {
    records.push({
      objectID: anchor ? `${address}#${anchor}` : address,
      url: anchor ? `${address}#${anchor}` : address,
      url_without_anchor: address,
      anchor,
      type,
      hierarchy: {...hierarchy},
      content: null,
      language: meta('docusaurus_locale'),
      docusaurus_tag: meta('docusaurus_tag'),
    });
  };
  begin('lvl1', null);
  article.find('h2, h3, p, li, td, th, pre, figcaption').each((_index, element) => {
    const text = tidy($(element).text());
    const level = element.tagName === 'h2' ? 2 : element.tagName === 'h3' ? 3 : 0;
    if (level > 0) {
      hierarchy = {...hierarchy, ...noLevels, ...(level === 3 && {lvl2: hierarchy.lvl2}), [`lvl${level}`]: text};
      begin(`lvl${level}` as 'lvl2' | 'lvl3', $(element).attr('id') ?? null);
      return;
    }
    const record = records[records.length - 1]!;
    if ($(element).parents('p, li, td, th').length === 0 && (record.content?.length ?? 0) < contentLimit) {
      record.content = [record.content, text].filter(Boolean).join(' ').slice(0, contentLimit);
    }
  });
  return records;
}
