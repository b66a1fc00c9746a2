import {hash} from 'node:crypto';
import {unhashedKeys} from '../front-matter';
import type {Article} from '../parse';

/** Identifies the English text behind a translation by its content, not by history or dates. */

/** Node properties that a formatter may change without changing the meaning. */
const formattingKeys = new Set(['position', 'data', 'align', 'spread', 'start']);

function withoutFormatting(this: unknown, key: string, value: unknown): unknown {
  if (formattingKeys.has(key)) {
    return undefined;
  }
  const {type} = this as {type?: string};
  const isText = key === 'value' && (type === 'text' || type === 'mdxJsxAttributeValueExpression');
  return isText ? String(value).replace(/\s+/g, ' ') : value;
}

/**
 * Hash of an article's meaning: whitespace, line wraps, table padding and the choice of Markdown markers don't count.
 * @returns 12 hexadecimal digits
 */
export function contentHash({frontMatter, tree}: Article): string {
  const meaning = {
    frontMatter: Object.entries(frontMatter)
      .filter(([key]) => !unhashedKeys.has(key))
      .sort(([a], [b]) => a.localeCompare(b)),
    body: tree.children.filter(({type}) => type !== 'yaml'),
  };
  return hash('sha256', JSON.stringify(meaning, withoutFormatting)).slice(0, 12);
}
