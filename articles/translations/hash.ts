import {createHash} from 'node:crypto';
import type {Article} from '../parse';

/** Says which English text a translation was made from, by content: no history and no dates are needed. */

/** Front matter that readers of a translation never see, or that doesn't change its words. */
const untranslatedKeys = new Set(['confirm', 'sidebar_position', 'source_hash']);

/** What a formatter may change in the source without changing what it says. */
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
 * Hash over the meaning of an article: white space, line wraps, table padding and the choice of Markdown markers
 * don't count.
 * @returns 12 hexadecimal digits
 */
export function contentHash({frontMatter, tree}: Article): string {
  const meaning = {
    frontMatter: Object.entries(frontMatter)
      .filter(([key]) => !untranslatedKeys.has(key))
      .sort(([a], [b]) => a.localeCompare(b)),
    body: tree.children.filter(({type}) => type !== 'yaml'),
  };
  return createHash('sha256').update(JSON.stringify(meaning, withoutFormatting)).digest('hex').slice(0, 12);
}
