import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Code, Nodes} from 'mdast';
import {limitedValues} from '../../src/components/Screen/vocabulary';
import {attributesOf, isJsx, literalsIn, type JsxElement} from '../../articles/jsx';
import {isFigureLanguage, readMeta, type FigureLanguage} from '../../articles/fences';
import {frontMatterTexts} from '../../articles/front-matter';
import {lineOf, type Article} from '../../articles/parse';
import {located} from '../../articles/problem';
import {messageOf} from '../../lib/errors';
import {leavesOf} from '../../lib/leaves';
import type {Subject, Text} from './rule';

/** Finds the words that a reader of an article sees, figures included and code left out. */

/** Quoted words are mentioned, not used. */
export const withoutQuotes = (text: string): string => text.replace(/"[^"]*"|“[^”]*”|«[^»]*»/g, '""');

export const lineWithin = ({text, line}: Text, index: number): number =>
  line + text.slice(0, index).split('\n').length - 1;

/** Props that aren't words: addresses, identifiers, and props with a fixed list of values. */
const wordlessProps = new Set(['to', 'id', 'value', 'groupId', 'defaultValue', 'code', ...Object.keys(limitedValues)]);

function propTexts(element: JsxElement): Omit<Text, 'line'>[] {
  // The value of a field is what a screen shows; the value of a tab is its identifier.
  const isShown = (name: string) => !wordlessProps.has(name) || (name === 'value' && element.name !== 'TabItem');
  return attributesOf(element).flatMap((prop) => {
    const isWord = typeof prop.value === 'string' ? isShown : (name: string) => !wordlessProps.has(name);
    const label = prop.name !== 'alt' && prop.name !== 'caption';
    return literalsIn(prop).flatMap(({name, value}) =>
      typeof value === 'string' && isWord(name) ? [{text: value, label}] : [],
    );
  });
}

const chartWords = new Set(['title', 'subtitle', 'text']);

function parseChart(code: Code, file: string): unknown {
  try {
    return JSON.parse(code.value);
  } catch (error) {
    throw located(new Error(`the chart is not valid JSON: ${messageOf(error)}`), file, lineOf(code));
  }
}

/** The words in a diagram or a chart: the labels of DOT, the texts and the data of Vega-Lite. */
function figureTexts(lang: FigureLanguage, code: Code, file: string): string[] {
  if (lang === 'dot') {
    const labels = [...code.value.matchAll(/\bx?label\s*=\s*"((?:[^"\\]|\\.)*)"/g)];
    return labels.map(([, label]) => label!.replace(/\\[nlr]/g, ' ').replace(/\\(.)/g, '$1'));
  }
  return leavesOf(parseChart(code, file)).flatMap(({path, name, value}) =>
    typeof value === 'string' && (chartWords.has(name) || path.includes('values')) ? [value] : [],
  );
}

function textsOfNode(node: Nodes, around: Nodes | undefined, file: string): Omit<Text, 'line'>[] {
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
      return [
        ...Object.entries(readMeta(node.meta).values).flatMap(([key, value]) => (key === 'schema' ? [] : prose(value))),
        ...(isFigureLanguage(node.lang) ? figureTexts(node.lang, node, file).map(label) : []),
      ];
    default:
      return isJsx(node) ? propTexts(node) : [];
  }
}

type Found = Pick<Subject, 'file' | 'texts' | 'headings'>;

/** Adds the texts of a node and its descendants, in reading order; each heading becomes one text. */
function collect(node: Nodes, around: Nodes | undefined, found: Found): void {
  const line = lineOf(node);
  const inside = node.type === 'heading' ? {...found, texts: []} : found;
  inside.texts.push(
    ...textsOfNode(node, around, found.file).flatMap((item) => (item.text.trim() === '' ? [] : [{...item, line}])),
  );
  for (const child of 'children' in node ? node.children : []) {
    collect(child, node, inside);
  }
  if (node.type === 'heading') {
    const text = inside.texts.map((item) => item.text).join('');
    found.headings.push({text: parseMarkdownHeadingId(text).text, line, label: false});
  }
}

/** The words that a reader of an article sees, without brand variables, and its headings without their ids. */
export function textsOf(article: Article, lineOfKey: Subject['lineOfKey']): Omit<Found, 'file'> {
  // Without the keywords, which are words that readers type, and that no page shows.
  const shown = frontMatterTexts({...article.frontMatter, keywords: undefined});
  const texts = shown.map(({path, text}) => ({text, line: lineOfKey(path), label: false}));
  const found: Found = {file: article.file, texts, headings: []};
  collect(article.tree, undefined, found);
  const withoutBrand = (words: string) => words.replace(/⟦\w+⟧|\\?\{\{\s*\w+\s*\}\}/g, ' ');
  return {texts: found.texts.map((item) => ({...item, text: withoutBrand(item.text)})), headings: found.headings};
}
