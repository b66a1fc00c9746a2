import type {ParseFrontMatter} from '@docusaurus/types';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {isFigureLanguage} from '../../articles/fences';
import {isEstree, isJsx, type JsxElement} from '../../articles/jsx';
import {withNoBreakSpaces} from '../../articles/no-break-spaces';
import {mapStrings} from '../../lib/strings';

/**
 * Remark plugin that keeps a number and its unit on one line, so authors don't have to type no-break spaces: `40 %`,
 * `12 EUR`, `8 h`, `€ 12`, and the Spanish `RR. HH.`. It comes before the plugin that draws figures.
 */

/** Replaces the strings in an expression, which the compiler writes from its syntax tree. */
function inExpression(node: unknown): void {
  if (Array.isArray(node)) {
    node.forEach(inExpression);
  } else if (isEstree(node)) {
    if (node.type === 'Literal' && typeof node.value === 'string') {
      node.value = withNoBreakSpaces(node.value);
      node.raw = JSON.stringify(node.value);
    }
    Object.values(node).forEach(inExpression);
  }
}

function inProps({attributes}: JsxElement): void {
  for (const attribute of attributes) {
    if (typeof attribute.value === 'string') {
      attribute.value = withNoBreakSpaces(attribute.value);
    } else {
      inExpression(attribute.value?.data?.estree?.body);
    }
  }
}

export default function noBreakSpacesPlugin() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'text') {
        node.value = withNoBreakSpaces(node.value);
      } else if (node.type === 'code' && isFigureLanguage(node.lang)) {
        node.value = withNoBreakSpaces(node.value);
        node.meta = withNoBreakSpaces(node.meta ?? '');
      } else if (isJsx(node)) {
        inProps(node);
      }
    });
  };
}

/** Wraps a front matter parser: its texts, such as the events of an incident, break only between words too. */
export const frontMatterWithNoBreakSpaces =
  (parse: ParseFrontMatter): ParseFrontMatter =>
  async (params) => {
    const parsed = await parse(params);
    return {...parsed, frontMatter: mapStrings(parsed.frontMatter, withNoBreakSpaces) as Record<string, unknown>};
  };
