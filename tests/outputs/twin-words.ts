import {existsSync, readFileSync} from 'node:fs';
import {load} from 'cheerio';
import type {Nodes} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {localeCodes} from '../../settings/locales';

/** The words of an article's page and those of its Markdown twin, which say the same but for what is named here. */

/** What the page has and the twin hasn't. A figure counts with its caption and its text alternative. */
const onlyOnPage = [
  '.hash-link', // the twin's links have the anchors
  '[role=tablist]', // each tab has its name in its panel, too
  '[data-search-ignore]:not([role=tabpanel] > *)', // links and buttons that do something, such as "Open in Swagger UI"
  '[data-start=query]', // filters of a list
  'button',
].join();

/** What the twin has and the page hasn't: the sources of figures. */
const isFigure = (lang: string | null | undefined, value: string) =>
  lang === 'dot' || lang === 'vega-lite' || (lang === 'yaml' && /^- [A-Z]/.test(value));

/** A note without a title of its own has its kind there, which each side says in its own words. */
const noteKind = /^\[!(NOTE|TIP|WARNING|CAUTION)\]/;
const kindsOfNotes = new Set(
  localeCodes.flatMap((locale) => {
    const file = `i18n/${locale}/code.json`;
    const texts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, {message: string}>) : {};
    return ['note', 'tip', 'info', 'warning', 'danger'].map(
      (kind) => texts[`theme.admonition.${kind}`]?.message ?? kind,
    );
  }),
);

const wordsIn = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

/** @param html a built page of an article */
export function wordsOfPage(html: string): string[] {
  const $ = load(html);
  const main = $('.theme-doc-markdown');
  main.find(onlyOnPage).remove();
  main
    .find('[class*=admonitionHeading]')
    .filter((_index, title) => kindsOfNotes.has($(title).text()))
    .remove();
  main.find('figure').replaceWith((_index, figure) => {
    const alternative = $(figure).find('[role=img]').first().attr('aria-label');
    return $('<p>').text(`${$(figure).find('figcaption').text()}\n${alternative}`);
  });
  main.find('td, th, li, p, div, h1, h2, h3, h4, pre, dt, dd, br, time, dl').before('\n').after('\n');
  return wordsIn(main.text());
}

function textOf(node: Nodes): string {
  switch (node.type) {
    case 'yaml':
      return '';
    case 'code':
      return isFigure(node.lang, node.value) ? '' : `${node.value}\n`;
    case 'text':
      return node.value.replace(noteKind, '');
    case 'break':
      return '\n';
  }
  if ('children' in node) {
    const isPhrasing = ['emphasis', 'strong', 'delete', 'link'].includes(node.type);
    return node.children.map(textOf).join('') + (isPhrasing ? '' : '\n');
  }
  return 'value' in node ? node.value : '';
}

/** @param text a twin with its front matter */
export const wordsOfTwin = (text: string): string[] => wordsIn(textOf(markdown.parse(text)));
