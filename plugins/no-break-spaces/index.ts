import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * Remark plugin that keeps a number and its unit on one line, so authors don't have to type no-break spaces: `40 %`,
 * `12 EUR`, `8 h`, and the Spanish `RR. HH.`
 */

const units = ['%', '€', 'EUR', 'GB', 'MB', 'KB', 'h', 'min', 'ms', 'px'];
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units.join('|')})(?![\\p{L}\\d]))`, 'gu');

/** @returns the text with no-break spaces where it must not break */
export const withNoBreakSpaces = (text: string): string =>
  text.replace(beforeUnit, '\u00a0').replace(/\bRR\. HH\./g, 'RR.\u00a0HH.');

export default function noBreakSpacesPlugin() {
  return (tree: Root): void => {
    visit(tree, 'text', (node) => {
      node.value = withNoBreakSpaces(node.value);
    });
  };
}
