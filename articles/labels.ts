import type {Nodes, Paragraph, PhrasingContent, Strong, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {isJsx} from './jsx';
import {lineOf} from './parse';

/**
 * Bold texts of articles. Most are labels of the product's screens. A translation has the same ones in the same order,
 * so the English label of a translated one is the bold text at its position in the English article.
 */

export interface Label {
  text: string;
  line: number;
  node: Strong;
  parent: {children: PhrasingContent[]};
  /** Whether it's part of a heading, a link or a figure. */
  inside: boolean;
}

/** The bold texts in a node of an article, in reading order. */
export function labelsOf(parent: Nodes, around = false): Label[] {
  const inside =
    around || parent.type === 'heading' || parent.type === 'link' || (isJsx(parent) && parent.name === 'Figure');
  const children: Nodes[] = 'children' in parent ? parent.children : [];
  return children.flatMap((node): Label[] => {
    const inner = labelsOf(node, inside);
    return node.type === 'strong'
      ? [{text: toString(node), line: lineOf(node), node, parent: parent as Paragraph | TableCell, inside}, ...inner]
      : inner;
  });
}
