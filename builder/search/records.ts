import type {CheerioAPI} from 'cheerio';
import type {IndexRecord, Level} from '../../src/search/types';
import {codeTokens, endsOfName, squeezed} from '../../src/search/names';
import {noHeadings} from '../../src/search/hits';
import {articleWeight} from '../../src/search/rank';
import {addNames, type Names} from './names';

/** Makes the sections of an article for the embedded index, and from them the records of hosted search. */

/** Hosted search accepts records of 10 KB. */
const contentLimit = 4000;
const codeLimit = 1500;

/** Elements whose text doesn't run on into the next one's. */
const blocks = 'p, li, dt, dd, td, th, div, section, time, br, summary';

/** Elements whose text contains that of the elements in them. */
const textBlocks = new Set(['p', 'li', 'dt', 'dd', 'td', 'th']);

/** Where the text of an article is. */
const texts = 'h2, h3, h4, p, li, dt, dd, td, th, pre, figcaption';

/** What search leaves out of an article: elements that say nothing about the subject. */
export const frameSelectors = [
  'nav',
  'footer',
  '.hash-link',
  '.theme-doc-toc-mobile',
  '.theme-edit-this-page',
  '.theme-code-block button',
  '[data-search-ignore]',
  // The words in screens and diagrams are sample data; the caption says what they are about.
  'figure > :not(figcaption)',
];

const levels: Partial<Record<string, 'lvl2' | 'lvl3' | 'lvl4'>> = {h2: 'lvl2', h3: 'lvl3', h4: 'lvl4'};

const tidy = (text: string): string => text.replace(/[\u200b\s]+/g, ' ').trim();

/** The article or one of its headings with the text that follows. */
export interface Section {
  record: Omit<IndexRecord, 'code' | 'squeezedCode'>;
  names: Names;
}

/**
 * The sections of an article: the first is about the article itself, the others have a heading each.
 * @param $ the page
 * @param limit characters of text in a section
 */
export function articleSections($: CheerioAPI, limit = Infinity): Section[] {
  // Searching the whole page for each of them would take half of the time of the index.
  const tags = new Map(
    $('meta[name], link[rel="canonical"]')
      .toArray()
      .map(({attribs: {name, rel, content, href}}) => [name ?? rel, content ?? href]),
  );
  const meta = (name: string) => tags.get(name) ?? '';
  const address = meta('canonical');
  const route = decodeURI(new URL(address).pathname);
  const article = $('article').first().clone();
  const trail = Array.from(article.find('.breadcrumbs__item'), (item) => tidy($(item).text()));
  article.find(frameSelectors.join(', ')).remove();
  article.find(blocks).append(' ');
  let hierarchy: IndexRecord['hierarchy'] = {
    lvl0: tidy($('.navbar__link--active').first().text()) || 'Docs',
    lvl1: tidy(article.find('h1').first().text()),
    ...noHeadings,
  };
  const sections: Section[] = [];
  const begin = (type: IndexRecord['type'], anchor: string | null) => {
    const record = {
      objectID: anchor ? `${address}#${anchor}` : address,
      url: anchor ? `${address}#${anchor}` : address,
      url_without_anchor: address,
      anchor,
      type,
      hierarchy: {...hierarchy},
      content: null,
      language: meta('docusaurus_locale'),
      docusaurus_tag: meta('docusaurus_tag'),
      description: anchor ? null : meta('description'),
      keywords: anchor ? null : meta('keywords'),
      place: anchor ? null : [...trail, ...route.split('/')].filter(Boolean).join(' '),
      weight: articleWeight(route),
    };
    sections.push({record, names: new Map()});
  };
  begin('lvl1', null);
  for (const title of article.find('h1').toArray()) {
    addNames(sections[0]!.names, $, title, $(title).text(), hierarchy.lvl1!);
  }
  const elements = article
    .find(`${texts}, div, section`)
    // Boxes without other blocks are titles of notes and of code, and operations.
    .filter((_index, element) => !$(element).is('div, section') || $(element).find(`${texts}, div`).length === 0)
    .toArray();
  let block: (typeof elements)[number] | undefined;
  for (const element of elements) {
    const text = tidy($(element).text());
    const level = levels[element.tagName];
    if (level) {
      const above = {...(level > 'lvl2' && {lvl2: hierarchy.lvl2}), ...(level > 'lvl3' && {lvl3: hierarchy.lvl3})};
      hierarchy = {...hierarchy, ...noHeadings, ...above, [level]: text};
      begin(level, $(element).attr('id') ?? null);
      addNames(sections[sections.length - 1]!.names, $, element, text, text);
      continue;
    }
    if (block && $.contains(block, element)) {
      continue;
    }
    block = textBlocks.has(element.tagName) ? element : block;
    const {record, names} = sections[sections.length - 1]!;
    addNames(names, $, element, text, record.hierarchy[record.type as Level] ?? '');
    if (text && (record.content?.length ?? 0) < limit) {
      // A dot between the cells of a row, so that they don't read as one sentence.
      const between = /^t[dh]$/.test(element.tagName) && $(element).prev().length > 0 ? ' · ' : ' ';
      record.content = (record.content ? record.content + between + text : text).slice(0, limit);
    }
  }
  return sections;
}

/** The text's words that look like code, once each. */
function codeIn(text: string): string[] {
  let characters = 0;
  return [...new Set(codeTokens(text).flatMap((token) => [token, ...endsOfName(token)]))].filter((name) => {
    characters += name.length;
    return characters <= codeLimit;
  });
}

/** The records of hosted search: one for each section. */
export const articleRecords = ($: CheerioAPI): IndexRecord[] =>
  articleSections($, contentLimit).map(({record}) => {
    const code = codeIn(`${record.hierarchy[record.type as Level] ?? ''} ${record.content ?? ''}`);
    return {...record, code, squeezedCode: code.map(squeezed)};
  });
