import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Nodes, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {lineOf} from './parse';

/** Reads the components that an article uses and the literal values in their props. */

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export const isJsx = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** A named value in a component's props: `state="draft"`, `mark={1}` or `{state: 'draft'}` inside an expression. */
export interface Literal {
  name: string;
  value: unknown;
  line: number;
}

/** A node of the syntax tree of an expression. */
interface EstreeNode {
  type: string;
  [key: string]: unknown;
}

export const isEstree = (value: unknown): value is EstreeNode =>
  value !== null && typeof value === 'object' && 'type' in value && typeof value.type === 'string';

/** The literals below a node, each with the nearest name that leads to it. */
function literalsBelow(node: unknown, name: string, line: number): Literal[] {
  if (Array.isArray(node)) {
    return node.flatMap((item) => literalsBelow(item, name, line));
  }
  if (!isEstree(node)) {
    return [];
  }
  if (node.type === 'Literal') {
    return [{name, value: node.value, line}];
  }
  if (node.type === 'Property') {
    const {name: key, value} = node.key as EstreeNode;
    return literalsBelow(node.value, String(key ?? value), line);
  }
  const children = Object.entries(node).filter(([key]) => key !== 'loc' && key !== 'range');
  return children.flatMap(([, child]) => literalsBelow(child, name, line));
}

export const attributesOf = (node: JsxElement): MdxJsxAttribute[] =>
  node.attributes.filter((attribute): attribute is MdxJsxAttribute => attribute.type === 'mdxJsxAttribute');

/** The value of a prop as written: the text, or the source between the braces. */
export const writtenValue = ({value}: MdxJsxAttribute): string =>
  typeof value === 'string' ? value : (value?.value ?? '');

/** The literal values in a prop, at any depth. */
export const literalsIn = ({name, value}: MdxJsxAttribute, line: number): Literal[] =>
  typeof value === 'string' ? [{name, value, line}] : literalsBelow(value?.data?.estree, name, line);

/** The literal values in an element's props, at any depth. */
export const literalsOf = (element: JsxElement): Literal[] =>
  attributesOf(element).flatMap((prop) => literalsIn(prop, lineOf(element)));

/** @throws Error when the value of a prop is computed rather than written out */
function valueOf(node: EstreeNode): unknown {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'ArrayExpression':
      return (node.elements as EstreeNode[]).map(valueOf);
    case 'ObjectExpression':
      return Object.fromEntries(
        (node.properties as EstreeNode[]).map(({key, value}) => {
          const {name, value: text} = key as EstreeNode;
          return [String(name ?? text), valueOf(value as EstreeNode)];
        }),
      );
    case 'UnaryExpression':
      if (node.operator === '-') {
        return -(valueOf(node.argument as EstreeNode) as number);
      }
  }
  throw new Error(`a prop contains ${node.type}; use only numbers, strings, lists and objects.`);
}

/**
 * The props of an element with their values, as the component receives them.
 * @throws Error when a prop is computed rather than written out
 */
export const propsOf = (element: JsxElement): Record<string, unknown> =>
  Object.fromEntries(
    attributesOf(element).map(({name, value}) => {
      if (typeof value === 'string' || !value) {
        return [name, value ?? true];
      }
      const statement = value.data?.estree?.body[0] as EstreeNode | undefined;
      return [name, valueOf(statement!.expression as EstreeNode)];
    }),
  );

/**
 * Whether an article uses one of the components. Most articles use none: asking for all components before walking
 * through the tree takes 3 % less of the build.
 */
export const usesComponent = (file: VFile, ...names: string[]): boolean =>
  names.some((name) => String(file).includes(`<${name}`));

/** The components of an article, outermost first, each with the names of its ancestors. */
export function elementsOf(tree: Root): {element: JsxElement; around: string[]}[] {
  const found: {element: JsxElement; around: string[]}[] = [];
  const walk = (node: Nodes, around: string[]) => {
    visit(node, (child) => {
      if (child === node || !isJsx(child)) {
        return undefined;
      }
      found.push({element: child, around});
      walk(child, [...around, child.name ?? '']);
      return SKIP;
    });
  };
  walk(tree, []);
  return found;
}
