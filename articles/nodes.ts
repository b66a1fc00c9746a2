import type {Heading, InlineCode, Link, List, Paragraph, PhrasingContent, Root, RootContent, Strong, Text} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {articleRoute, placeOf, sourceDir} from './files';
import {usesComponent} from './jsx';

/** Builds the nodes that plugins add to an article. */

export const text = (value: string): Text => ({type: 'text', value});
export const inlineCode = (value: string): InlineCode => ({type: 'inlineCode', value});
export const strong = (value: string): Strong => ({type: 'strong', children: [text(value)]});
export const link = (url: string, ...children: Link['children']): Link => ({type: 'link', url, children});
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

export const heading = (depth: number, ...children: PhrasingContent[]): Heading => ({
  type: 'heading',
  depth: depth as Heading['depth'],
  children,
});

/** A list with each item on one line. */
export const list = (items: PhrasingContent[][]): List => ({
  type: 'list',
  spread: false,
  children: items.map((item) => ({type: 'listItem', spread: false, children: [paragraph(...item)]})),
});

/** @param props those without a value are left out */
export const jsxAttributes = (props: Record<string, string | undefined>): MdxJsxAttribute[] =>
  Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));

export const jsx = (
  name: string,
  props: Record<string, string | undefined>,
  children: RootContent[] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: jsxAttributes(props),
  children: children as MdxJsxFlowElement['children'],
});

/**
 * Lets links lead to today's articles if the file belongs to a released version, which may lack what the nodes link to:
 * what the build fills in, such as the changelog, is today's, too.
 */
export function linkToToday(nodes: RootContent[], file: string): RootContent[] {
  if ((placeOf(file)?.source ?? sourceDir) !== sourceDir) {
    visit({type: 'root', children: nodes}, 'link', (target) => {
      target.url = target.url.replace(/^\/(.*\.mdx)/, (_url, article: string) =>
        encodeURI(articleRoute(decodeURI(article))),
      );
    });
  }
  return nodes;
}

/** @param nodesOf what comes in place of each element of the component */
export function replaceComponent(
  tree: Root,
  file: VFile,
  component: string,
  nodesOf: (element: MdxJsxFlowElement) => RootContent[],
): void {
  if (usesComponent(file, component)) {
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, index, parent) => {
      if (element.name !== component) {
        return undefined;
      }
      const nodes = nodesOf(element);
      parent!.children.splice(index!, 1, ...(nodes as typeof element.children));
      return [SKIP, index! + nodes.length];
    });
  }
}
