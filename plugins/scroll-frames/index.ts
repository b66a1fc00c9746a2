import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/**
 * Rehype plugin for what may be wider than a phone: tables, which get a frame to scroll in, and code blocks. Those that
 * don't fit on a phone can be focused and have a name from the start, so the keyboard scrolls them before any script
 * runs; `src/client/scroll-regions.ts` later goes by the window's real width. Columns of numbers are aligned to the
 * right, and a short name in the first column stays on one line.
 */

/** Width of an article on the narrowest common phone, in pixels. */
const phone = 320;
/** Average width of a character, in pixels: text of a table, code in a table, code block. */
const character = {text: 7.2, inlineCode: 8, code: 8.4};
const cellPadding = 27;
const longestKey = 26;

const isElement = (node: {type: string} | undefined): node is Element => node?.type === 'element';

const descendants = (parent: Element, tagName: string): Element[] => {
  const found: Element[] = [];
  visit(parent, {type: 'element', tagName}, (element: Element) => void found.push(element));
  return found;
};

const cellsOf = (row: Element): Element[] => row.children.filter(isElement);

const addClass = (element: Element, name: string): void => {
  element.properties.className = [...[element.properties.className ?? []].flat().map(String), name];
};

const number = /^[+−-]?\d[\d.,\s]*(?:%|€|[\p{L}/]{1,4})?$/u;

/** Whether a cell contains a short name as code and nothing else. */
const isKey = ({children}: Element): boolean =>
  children.length === 1 &&
  isElement(children[0]) &&
  children[0].tagName === 'code' &&
  toString(children[0]).length <= longestKey;

/** The narrowest width of a cell: its longest word, or its whole text if it doesn't wrap. */
function leastWidth(cell: Element): number {
  const words = (isKey(cell) ? [toString(cell)] : toString(cell).split(/[\s-]/)).map(({length}) => length);
  const size = descendants(cell, 'code').length > 0 ? character.inlineCode : character.text;
  return Math.max(...words) * size + cellPadding;
}

/** @returns the narrowest width of the table, in pixels */
function prepareTable(table: Element): number {
  const [head, ...rows] = descendants(table, 'tr').map(cellsOf);
  if (toString(head![0]!).trim() === '') {
    // The names of the rows.
    for (const [first] of rows) {
      Object.assign(first!, {tagName: 'th', properties: {...first!.properties, scope: 'row'}});
    }
  }
  for (const cell of head!.filter((header) => toString(header).trim() === '')) {
    // An empty header names nothing.
    cell.tagName = 'td';
  }
  for (const cell of rows.flatMap(([first]) => (first && isKey(first) ? [first] : []))) {
    addClass(cell, 'key');
  }
  const columns = head!.map((header, index) => [header, ...rows.flatMap((row) => row[index] ?? [])]);
  for (const [header, ...cells] of columns.slice(1)) {
    if (cells.length > 1 && cells.every((cell) => number.test(toString(cell).trim()))) {
      [header!, ...cells].forEach((cell) => addClass(cell, 'number'));
    }
  }
  return columns.reduce((sum, cells) => sum + Math.max(...cells.map(leastWidth)), 0);
}

export default function scrollFramesPlugin() {
  return (tree: Root, file: VFile): void => {
    const {title = ''} = (file.data.frontMatter ?? {}) as {title?: string};
    // Before the first heading, the title names what scrolls.
    let heading = title;
    visit(tree, (node, index, parent) => {
      if (isElement(node) && /^h[1-3]$/.test(node.tagName)) {
        heading = toString(node);
      } else if (isElement(node) && node.tagName === 'table' && parent && index !== undefined) {
        const scrolls = prepareTable(node) > phone;
        const frame: Element = {
          type: 'element',
          tagName: 'div',
          properties: {className: ['table-frame'], ...(scrolls && {tabIndex: 0, role: 'group', ariaLabel: heading})},
          children: [node],
        };
        parent.children[index] = frame;
        return SKIP;
      } else if ((node.type as string) === 'mdxJsxFlowElement') {
        const {name, attributes} = node as unknown as MdxJsxFlowElement;
        const html = attributes.find((attribute) => 'name' in attribute && attribute.name === 'html')?.value;
        if (name === 'CodeBlock' && typeof html === 'string') {
          const code = html.replace(/<[^>]+>|&\w+;/g, (part) => (part.startsWith('<') ? '' : '&'));
          if (Math.max(...code.split('\n').map(({length}) => length)) * character.code > phone) {
            attributes.push({type: 'mdxJsxAttribute', name: 'scrollName', value: heading});
          }
        }
      }
      return undefined;
    });
  };
}
