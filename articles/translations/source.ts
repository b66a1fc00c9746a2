import {readText} from '../../lib/files';
import {cached} from '../../lib/cache';
import {brandVariables} from '../../settings/brand-variables';
import {labelsOf} from '../labels';
import {headingId, nodesOf, parseArticle} from '../parse';
import {contentHash} from './hash';

/** What a translation has to know about its English article. */

/** Brand variables, as `parseArticle` leaves them in the tree. */
const withBrand = (text: string): string =>
  text.replace(/⟦(\w+)⟧/g, (variable, name: string) => brandVariables[name] ?? variable);

/**
 * Reads an English article; cached because parsing takes most of the time.
 * @returns the hash of its meaning, its bold texts in reading order, and the explicit ids of its headings
 * @throws Error with file and line if the article isn't valid
 */
export function readSource(file: string) {
  const text = readText(file);
  return cached(__filename, 'sources', [text], () => {
    const article = parseArticle(text, file);
    const labels = labelsOf(article.tree).map((label) => withBrand(label.text));
    const ids = nodesOf(article.tree)
      .filter((node) => node.type === 'heading')
      .map(headingId);
    return {hash: contentHash(article), labels, ids};
  });
}
