import type {Nodes} from 'mdast';
import {Document, isMap, isSeq, visit, type Node} from 'yaml';
import {isJsx, propsOf, type JsxElement} from '../../articles/jsx';
import {mapStrings} from '../../lib/strings';

/** Writes the screens of a figure as data, because their components mean nothing outside the site. */

/** `{DataGrid: {columns, rows}}`; the content of a component is its `children`. */
function describe(element: JsxElement): Record<string, unknown> {
  const props = propsOf(element);
  const children = element.children.flatMap(contentOf);
  const hasProps = Object.keys(props).length > 0;
  return {[element.name ?? '']: hasProps ? {...props, ...(children.length > 0 && {children})} : children};
}

function contentOf(node: Nodes): unknown[] {
  if (isJsx(node)) {
    return [describe(node)];
  }
  if ('children' in node) {
    return node.children.flatMap(contentOf);
  }
  return 'value' in node && node.value.trim() ? [node.value.trim()] : [];
}

function height(node: unknown): number {
  if (isMap(node)) {
    return 1 + Math.max(0, ...node.items.map(({value}) => height(value)));
  }
  return isSeq(node) ? 1 + Math.max(0, ...node.items.map(height)) : 0;
}

/** @returns the screens inside a `<Figure>` as YAML, with one table row or form field per line */
export function screensAsYaml(figure: JsxElement): string {
  const content = mapStrings(figure.children.flatMap(contentOf), (text) => text.replace(/\s+/g, ' '));
  const document = new Document(content, {aliasDuplicateObjects: false});
  visit(document, {
    Collection: (_key, node: Node, path) => {
      const isRow = isSeq(node) && isSeq(path.at(-1));
      if (height(node) === 1 || isRow) {
        Object.assign(node, {flow: true});
      }
    },
  });
  return document.toString({lineWidth: 0, flowCollectionPadding: false}).trimEnd();
}
