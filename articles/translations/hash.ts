import {hash} from 'node:crypto';
import {unhashedKeys} from '../front-matter';
import type {Article} from '../parse';

/** Identifies the English text behind a translation by its content, not by history or dates. */

/** Node properties that a formatter may change without changing the meaning. */
const formattingKeys = new Set(['position', 'data', 'align', 'spread', 'start']);

const shortHash = (text: string): string => hash('sha256', text).slice(0, 12);

/** Hash of a text alone; white space and line wraps don't count. */
export const textHash = (text: string): string => shortHash(text.trim().replace(/\s+/g, ' '));

function withoutFormatting(this: unknown, key: string, value: unknown): unknown {
  if (formattingKeys.has(key)) {
    return undefined;
  }
  const {type} = this as {type?: string};
  const isText = key === 'value' && (type === 'text' || type === 'mdxJsxAttributeValueExpression');
  return isText ? String(value).replace(/\s+/g, ' ') : value;
}

/** Hash of an article's meaning: white space, wraps, table padding, and the choice of Markdown markers don't count. */
export function contentHash({frontMatter, tree}: Article): string {
  const meaning = {
    frontMatter: Object.entries(frontMatter)
      .filter(([key]) => !unhashedKeys.has(key))
      .sort(([a], [b]) => a.localeCompare(b)),
    body: tree.children.filter(({type}) => type !== 'yaml'),
  };
  return shortHash(JSON.stringify(meaning, withoutFormatting));
}
