import type {Element, Parent, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {jsx} from '../../articles/nodes';
import {located} from '../../articles/problem';
import {highlight} from './highlight';
import {parseCodeMeta, readComments} from '../../articles/fences';

/**
 * Rehype plugin that turns each code block of an article into an already highlighted `CodeBlock`, keeps code in the text
 * from being translated by browsers, and shows the colors that it names. The theme highlights code in the browser, which
 * takes much script and blocks pages with many samples.
 */

/** The code as HTML. Lines get their own elements only if some are marked or numbered. */
function htmlOf(source: string, language: string | undefined, meta: string | null | undefined) {
  const {title, marked: named, numbered} = parseCodeMeta(meta);
  const {code, marked} = named.size > 0 ? {code: source, marked: named} : readComments(source, language);
  const lines = highlight(code, language);
  if (!numbered && marked.size === 0) {
    return {html: lines.join('\n'), title};
  }
  const html = lines.map((line, index) => {
    const classes = ['line', ...(marked.has(index + 1) ? ['marked'] : []), ...(numbered ? ['numbered'] : [])];
    return `<span class="${classes.join(' ')}">${line}\n</span>`;
  });
  return {html: html.join(''), title};
}

/** A swatch for a color in the text, such as `#1a7f37`. The theme takes code with elements in it for a block. */
function swatchOf(code: Element): Element | undefined {
  const color = toString(code);
  const properties = {className: ['swatch'], style: `background:${color}`};
  return /^#[\da-f]{6}$/i.test(color) ? {type: 'element', tagName: 'span', properties, children: []} : undefined;
}

export default function codePlugin() {
  return (tree: Root, file: VFile): void => {
    visit(tree, {type: 'element', tagName: 'code'}, (code: Element, index, parent) => {
      code.properties.translate = 'no';
      const swatch = swatchOf(code);
      if (swatch && parent && index !== undefined) {
        parent.children.splice(index, 0, swatch);
        return index + 2;
      }
      return undefined;
    });
    visit(tree, 'element', (pre, index, parent) => {
      const code = pre.children[0];
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code' || index === undefined) {
        return;
      }
      // The only class that a fence gets: `language-ts`.
      const language = /^language-(.+)$/.exec(String(code.properties.className))?.[1];
      try {
        const source = toString(code).replace(/\n$/, '');
        const props = {...htmlOf(source, language, code.data?.meta), language};
        (parent as Parent).children[index] = jsx('CodeBlock', props) as unknown as Element;
      } catch (error) {
        throw located(error, file.path, pre.position?.start.line);
      }
    });
  };
}
