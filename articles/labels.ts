import type {Nodes, Paragraph, PhrasingContent, Root, Strong, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {isJsx} from './jsx';
import {lineOf} from './parse';

/**
 * Bold texts of articles. Most are labels of the product's screens. A translation has the same ones in the same order,
 * so the English label of a translated one is the bold text at its position in the English article.
 */

/** A bold text, with the node that contains it. */
export interface Label {
  text: string;
  line: number;
  node: Strong;
  parent: {children: PhrasingContent[]};
  /** Whether it's part of a heading, a link or a figure. */
  inside: boolean;
}

const isOther = (node: Nodes): boolean =>
  node.type === 'heading' || node.type === 'link' || (isJsx(node) && node.name === 'Figure');

/** The bold texts of an article, in reading order. */
export function labelsOf(tree: Root): Label[] {
  const others = new Set<Nodes>();
  const labels: Label[] = [];
  visit(tree, (node, _index, parent) => {
    if (isOther(node)) {
      visit(node, 'strong', (strong) => void others.add(strong));
    }
    if (node.type === 'strong') {
      const [text, line, inside] = [toString(node), lineOf(node), others.has(node)];
      labels.push({text, line, node, parent: parent as Paragraph | TableCell, inside});
    }
  });
  return labels;
}
