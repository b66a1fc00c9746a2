import {toString} from 'mdast-util-to-string';
import type {Nodes} from 'mdast';
import {limitedValues} from '../../src/components/Screen/vocabulary';
import {attributesOf, isJsx, literalsOf} from '../../articles/jsx';
import {frontMatterLines, ownKeys, translatedKeys} from '../../articles/front-matter';
import {headingId, lineOf, nodesOf, type Article} from '../../articles/parse';
import type {Problem} from '../../articles/problem';

/** Compares a translation with its source: only words may differ. */

/** One element of an article's structure: its kind, what must be equal, and its line. */
interface Element {
  kind: 'heading' | 'table' | 'code block' | 'component' | 'image' | 'note' | 'block' | 'link';
  value: string;
  line: number;
}

function elementsOf(node: Nodes): Omit<Element, 'line'>[] {
  switch (node.type) {
    case 'heading':
      return [{kind: 'heading', value: `level ${node.depth} ${headingId(node) || '(no explicit id)'}`}];
    case 'table':
      return [{kind: 'table', value: `${node.children.length} × ${node.children[0]?.children.length} cells`}];
    case 'code': {
      // The colors of a diagram.
      const classes = node.lang === 'dot' ? (node.value.match(/\bclass="\w+"/g) ?? []) : [];
      return [{kind: 'code block', value: [node.lang ?? '(no language)', ...classes].join(' ')}];
    }
    case 'image':
      return [{kind: 'image', value: node.url}];
    case 'link':
    case 'definition':
      return [{kind: 'link', value: node.url}];
    case 'paragraph': {
      const note = /^:::(\w+)/.exec(toString(node))?.[1];
      return note ? [{kind: 'note', value: note}] : [{kind: 'block', value: 'paragraph'}];
    }
    default:
      if (isJsx(node)) {
        const to = attributesOf(node).find(({name}) => name === 'to')?.value;
        // The props that aren't words: callouts, states, tones, and kinds.
        const fixed = literalsOf(node).filter(({name}) => name in limitedValues || name === 'mark' || name === 'n');
        const shape = [node.name, ...fixed.map(({name, value}) => `${name}=${String(value)}`)].join(' ');
        const component: Omit<Element, 'line'> = {kind: 'component', value: shape};
        return typeof to === 'string' ? [component, {kind: 'link', value: to}] : [component];
      }
      return [];
  }
}

const structureOf = ({tree}: Article): Element[] =>
  nodesOf(tree).flatMap((node) => elementsOf(node).map((element) => ({...element, line: lineOf(node)})));

/** First difference in the order of one kind of element. */
function compareInOrder(kind: Element['kind'], source: Element[], translation: Article, own: Element[]): Problem[] {
  const longer = source.length > own.length ? source : own;
  const index = longer.findIndex((_, i) => source[i]?.value !== own[i]?.value);
  if (index < 0) {
    return [];
  }
  const [expected, found] = [source[index], own[index]];
  const line = (found ?? own.at(-1))?.line ?? 1;
  const message = `${kind} ${index + 1} is ${found?.value ?? 'missing'}; the source (line ${expected?.line ?? '–'}) has ${
    expected?.value ?? 'none'
  }. Give both the same ${kind}s in the same order.`;
  return [{file: translation.file, line, message}];
}

/** Compares links in any order, because the order of words differs between languages. */
function compareLinks(source: Element[], {file}: Article, own: Element[]): Problem[] {
  const rest = [...own];
  const missing = source.filter(({value}) => {
    const index = rest.findIndex((link) => link.value === value);
    if (index >= 0) {
      rest.splice(index, 1);
    }
    return index < 0;
  });
  return [
    ...missing.map(({value, line}) => ({
      file,
      line: 1,
      message: `the link to ${value} (line ${line} of the source) is missing.`,
    })),
    ...rest.map(({value, line}) => ({file, line, message: `the link to ${value} is not in the source.`})),
  ];
}

/** A value of the front matter without the texts that translators change, so that the rest can be compared. */
const untranslated = ({frontMatter}: Article, key: string): string =>
  JSON.stringify({[key]: frontMatter[key]}, (name, value: unknown) =>
    translatedKeys.has(name) ? typeof value : value,
  );

function compareFrontMatter(source: Article, translation: Article): Problem[] {
  const keys = new Set([...Object.keys(source.frontMatter), ...Object.keys(translation.frontMatter)]);
  return [...keys]
    .filter((key) => !ownKeys.has(key) && untranslated(source, key) !== untranslated(translation, key))
    .map((key) => ({
      file: translation.file,
      line: frontMatterLines(translation.mdx)([key]),
      message: `front matter "${key}" differs from the source; only the words of ${[...translatedKeys].join(', ')} may.`,
    }));
}

/** All differences between the structure of a translation and that of its source. */
export function compareStructure(source: Article, translation: Article): Problem[] {
  const expected = structureOf(source);
  const found = structureOf(translation);
  const ordered = ['heading', 'table', 'code block', 'component', 'image', 'note', 'block'] as const;
  const ofKind = (elements: Element[], kind: Element['kind']) => elements.filter((item) => item.kind === kind);
  return [
    ...compareFrontMatter(source, translation),
    ...ordered.flatMap((kind) => compareInOrder(kind, ofKind(expected, kind), translation, ofKind(found, kind))),
    ...compareLinks(ofKind(expected, 'link'), translation, ofKind(found, 'link')),
  ];
}

/** Differences between the code and the links of messages and those of the English texts, which are in the same lines. */
export function compareCode(source: Article, translation: Article): Problem[] {
  const namesIn = (line: string) => (line.match(/`[^`]*`|\]\([^)]*\)/g) ?? []).sort().join(', ') || 'none';
  const english = source.mdx.split('\n').map(namesIn);
  return translation.mdx.split('\n').flatMap((line, index) => {
    const message = `the code and the links are ${namesIn(line)}; write those of the English text: ${english[index]}.`;
    return namesIn(line) === english[index] ? [] : [{file: translation.file, line: index + 1, message}];
  });
}

/** What can't be the same in all languages: headings without an id, relative links. */
export function checkSource(article: Article): Problem[] {
  return structureOf(article).flatMap(({kind, value, line}) => {
    if (kind === 'heading' && value.endsWith('(no explicit id)')) {
      const message = 'the heading has no explicit id; write one in braces after it: {#before-you-begin}.';
      return [{file: article.file, line, message}];
    }
    if (kind === 'link' && /^\.{1,2}\/|^[^/#:]+\.mdx?\b/.test(value)) {
      const message = `the link to ${value} is relative; write the path from docs/ on, with a leading slash.`;
      return [{file: article.file, line, message}];
    }
    return [];
  });
}
