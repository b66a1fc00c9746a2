import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Nodes} from 'mdast';
import {limitedValues} from '../../src/components/Screen/vocabulary';
import {attributesOf, isEstree, isJsx, type JsxElement} from '../../articles/jsx';
import {isFigureLanguage} from '../../articles/fences';
import {frontMatterTexts} from '../../articles/front-matter';
import {lineOf, type Article} from '../../articles/parse';
import type {Text} from './rule';

/** Finds the words that a reader of an article sees, figures included and code left out. */

/** Quoted words are mentioned, not used. */
export const withoutQuotes = (text: string): string => text.replace(/"[^"]*"|“[^”]*”|«[^»]*»/g, '""');

/** The line of a place in a text. */
export const lineWithin = ({text, line}: Text, index: number): number =>
  line + text.slice(0, index).split('\n').length - 1;

/** Props that aren't words: addresses, identifiers, and props with a fixed list of values. */
const wordlessProps = new Set(['to', 'id', 'value', 'groupId', 'defaultValue', 'code', ...Object.keys(limitedValues)]);

/** The texts inside a value, each with the nearest key that leads to it. */
function stringsIn(value: unknown, key = ''): {key: string; text: string}[] {
  if (typeof value === 'string') {
    return [{key, text: value}];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item) => stringsIn(item, key));
  }
  return value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, item]) => stringsIn(item, name))
    : [];
}

/** Without the keywords, which are words that readers type, and that no page shows. */
const textsOfFrontMatter = ({frontMatter}: Article, lineOfKey: (path: readonly string[]) => number): Text[] =>
  frontMatterTexts({...frontMatter, keywords: undefined}).map(({path, text}) => ({
    text,
    line: lineOfKey(path),
    label: false,
  }));

/** The string literals of a prop's value, without those of props that aren't words. */
function literalTexts(node: unknown, name: string): string[] {
  if (Array.isArray(node)) {
    return node.flatMap((item) => literalTexts(item, name));
  }
  if (!isEstree(node)) {
    return [];
  }
  const {type, ...rest} = node;
  if (type === 'Literal') {
    return typeof rest.value === 'string' && !wordlessProps.has(name) ? [rest.value] : [];
  }
  if (type === 'Property') {
    const {name: key, value} = rest.key as {name?: string; value?: unknown};
    return literalTexts(rest.value, key ?? String(value));
  }
  return Object.entries(rest).flatMap(([key, child]) => (key === 'loc' ? [] : literalTexts(child, name)));
}

function propTexts(element: JsxElement): Omit<Text, 'line'>[] {
  // The value of a field is what a screen shows; the value of a tab is its identifier.
  const isWord = (name: string) => !wordlessProps.has(name) || (name === 'value' && element.name !== 'TabItem');
  return attributesOf(element).flatMap(({name, value}) => {
    const texts = typeof value === 'string' ? (isWord(name) ? [value] : []) : literalTexts(value?.data?.estree, name);
    return texts.map((text) => ({text, label: name !== 'alt' && name !== 'caption'}));
  });
}

/** The words in a diagram or a chart: the labels of DOT, the texts and the data of Vega-Lite. */
function figureTexts(lang: string, code: string): string[] {
  if (lang === 'dot') {
    return [...code.matchAll(/\bx?label\s*=\s*"((?:[^"\\]|\\.)*)"/g)].map((match) =>
      match[1]!.replace(/\\[nlr]/g, ' ').replace(/\\(.)/g, '$1'),
    );
  }
  try {
    const words = new Set(['title', 'subtitle', 'text']);
    return stringsIn(withData(JSON.parse(code))).flatMap(({key, text}) => (words.has(key) ? [text] : []));
  } catch {
    // The build reports invalid JSON with its place.
    return [];
  }
}

/** A chart with its data moved under a key that counts as words. */
function withData(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(withData);
  }
  if (value === null || typeof value !== 'object') {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) =>
      key === 'values' ? [key, stringsIn(item).map(({text}) => ({text}))] : [key, withData(item)],
    ),
  );
}

const metaTexts = (meta: string | null | undefined): string[] =>
  [...(meta ?? '').matchAll(/\b(?:alt|caption|title)="([^"]*)"/g)].map((match) => match[1]!);

function textsOfNode(node: Nodes, around: Nodes | undefined): Omit<Text, 'line'>[] {
  const label = (text: string) => ({text, label: true});
  const prose = (text: string) => ({text, label: false});
  switch (node.type) {
    case 'text':
      return [{text: node.value, label: around?.type === 'strong'}];
    case 'image':
      return [prose(node.alt ?? '')];
    case 'link':
    case 'definition':
      return [prose(node.title ?? '')];
    case 'code':
      return isFigureLanguage(node.lang)
        ? [...metaTexts(node.meta).map(prose), ...figureTexts(node.lang, node.value).map(label)]
        : metaTexts(node.meta).map(prose);
    default:
      return isJsx(node) ? propTexts(node) : [];
  }
}

/** Adds the texts of a node and its descendants, in reading order; each heading becomes one text. */
function collect(node: Nodes, around: Nodes | undefined, texts: Text[], headings: Text[]): void {
  if (node.type === 'heading') {
    const words: Text[] = [];
    for (const child of node.children) {
      collect(child, node, words, headings);
    }
    const text = words.map((item) => item.text).join('');
    headings.push({text: parseMarkdownHeadingId(text).text, line: lineOf(node), label: false});
    return;
  }
  for (const item of textsOfNode(node, around)) {
    if (item.text.trim() !== '') {
      texts.push({...item, line: lineOf(node)});
    }
  }
  if ('children' in node) {
    for (const child of node.children) {
      collect(child, node, texts, headings);
    }
  }
}

/**
 * The words that a reader of an article sees, without brand variables, and its headings without their ids.
 * @param lineOfKey the line of a front matter value, by its path of keys and indices
 */
export function textsOf(
  article: Article,
  lineOfKey: (path: readonly string[]) => number,
): {texts: Text[]; headings: Text[]} {
  const texts = textsOfFrontMatter(article, lineOfKey);
  const headings: Text[] = [];
  collect(article.tree, undefined, texts, headings);
  const withoutBrand = (words: string) => words.replace(/⟦\w+⟧|\\?\{\{\s*\w+\s*\}\}/g, ' ');
  return {texts: texts.map((item) => ({...item, text: withoutBrand(item.text)})), headings};
}
