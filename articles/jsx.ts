import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Nodes} from 'mdast';
import type {VFile} from 'vfile';
import {leavesOf, type Leaf} from '../lib/leaves';
import {lineOf} from './parse';

/** Reads the components that an article uses and the literal values in their props. */

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export const isJsx = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** A named value in a component's props: `state="draft"`, `mark={1}` or `{state: 'draft'}` inside an expression. */
export type Literal = Pick<Leaf, 'name' | 'value'> & {line: number};

interface EstreeNode {
  type: string;
  [key: string]: unknown;
}

export const isEstree = (value: unknown): value is EstreeNode =>
  value !== null && typeof value === 'object' && 'type' in value && typeof value.type === 'string';

export const attributesOf = (node: JsxElement): MdxJsxAttribute[] =>
  node.attributes.filter((attribute): attribute is MdxJsxAttribute => attribute.type === 'mdxJsxAttribute');

/** The value of a prop as written: the text, or the source between the braces. */
export const writtenValue = ({value}: MdxJsxAttribute): string =>
  typeof value === 'string' ? value : (value?.value ?? '');

/** @throws Error when the value of a prop is computed rather than written out */
function valueOf(node: EstreeNode): unknown {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'ArrayExpression':
      return (node.elements as EstreeNode[]).map(valueOf);
    case 'ObjectExpression':
      return Object.fromEntries((node.properties as EstreeNode[]).map(entryOf));
    case 'UnaryExpression':
      if (node.operator === '-') {
        return -(valueOf(node.argument as EstreeNode) as number);
      }
  }
  throw new Error(`a prop contains ${node.type}; use only numbers, strings, lists and objects.`);
}

function entryOf(node: EstreeNode): [string, unknown] {
  if (node.type !== 'Property' || node.computed) {
    throw new Error('a prop contains a computed key; write out each key.');
  }
  const {name, value} = node.key as EstreeNode;
  return [String(name ?? value), valueOf(node.value as EstreeNode)];
}

function valueIn({value}: MdxJsxAttribute): unknown {
  if (typeof value === 'string' || !value) {
    return value ?? true;
  }
  const statement = value.data?.estree?.body[0] as EstreeNode | undefined;
  return valueOf(statement!.expression as EstreeNode);
}

/**
 * The props of an element with their values, as the component receives them.
 * @throws Error when a prop is computed rather than written out
 */
export const propsOf = (element: JsxElement): Record<string, unknown> =>
  Object.fromEntries(attributesOf(element).map((prop) => [prop.name, valueIn(prop)]));

export function isComputed(prop: MdxJsxAttribute): boolean {
  try {
    valueIn(prop);
    return false;
  } catch {
    return true;
  }
}

/** The literal values in a prop, at any depth; none in one that is computed. */
export const literalsIn = (prop: MdxJsxAttribute): Leaf[] =>
  prop.value && !isComputed(prop) ? leavesOf(valueIn(prop), prop.name) : [];

export const literalsOf = (element: JsxElement): Literal[] =>
  attributesOf(element)
    .flatMap(literalsIn)
    .map(({name, value}) => ({name, value, line: lineOf(element)}));

/**
 * Whether an article uses one of the components. Most articles use none: asking for all components before walking
 * through the tree takes 3 % less of the build.
 */
export const usesComponent = (file: VFile, ...names: string[]): boolean =>
  names.some((name) => String(file).includes(`<${name}`));

/** A component with the node that it's in, and the names of the components around it. */
export type Use = {element: JsxElement; parent: Nodes; around: string[]};

/** The components in a node, at any depth, each before those that it contains. */
export function elementsOf(parent: Nodes, around: string[] = []): Use[] {
  const children: Nodes[] = 'children' in parent ? parent.children : [];
  return children.flatMap((child) =>
    isJsx(child)
      ? [{element: child, parent, around}, ...elementsOf(child, [...around, child.name ?? ''])]
      : elementsOf(child, around),
  );
}

const addressProps = new Set(['to', 'href', 'src', 'url']);

/** The addresses in a node: of a link, a definition, an image, or in the props of a component. */
export function addressesOf(node: Nodes): string[] {
  if ('url' in node) {
    return [node.url];
  }
  const props = isJsx(node) ? attributesOf(node).filter(({name}) => addressProps.has(name)) : [];
  return props.map((prop) => writtenValue(prop).replace(/^['"`]|['"`]$/g, '')).filter(Boolean);
}
