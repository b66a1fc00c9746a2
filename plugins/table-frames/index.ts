import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * Rehype plugin that puts a frame around every table of an article. A wide table scrolls in its frame, and stays a
 * table to assistive technology; `src/client/scroll-regions.ts` names the frames that scroll.
 */
export default function tableFramesPlugin() {
  return (tree: Root): void => {
    visit(tree, 'element', (element, index, parent) => {
      if (element.tagName === 'table' && parent && index !== undefined) {
        const frame: Element = {
          type: 'element',
          tagName: 'div',
          properties: {className: ['table-frame']},
          children: [element],
        };
        parent.children[index] = frame;
        return 'skip';
      }
      return undefined;
    });
  };
}
