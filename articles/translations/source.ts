import {visit} from 'unist-util-visit';
import {readText} from '../../lib/files';
import {cached} from '../../lib/cache';
import {brandVariables} from '../../settings/brand-variables';
import {labelsOf} from '../labels';
import {headingId, parseArticle} from '../parse';
import {contentHash} from './hash';

/** What a translation has to know about its English article. */
export interface Source {
  /** Of its meaning; see {@link contentHash}. */
  hash: string;
  /** Its bold texts, in reading order. */
  labels: string[];
  /** The explicit ids of its headings. */
  ids: string[];
}

/** Brand variables, as `parseArticle` leaves them in the tree. */
const withBrand = (text: string): string =>
  text.replace(/⟦(\w+)⟧/g, (variable, name: string) => brandVariables[name] ?? variable);

/**
 * Reads an English article; cached because parsing takes most of the time.
 * @throws Error with file and line if the article isn't valid
 */
export function readSource(file: string): Source {
  const text = readText(file);
  return cached(__filename, 'sources', [text], () => {
    const article = parseArticle(text, file);
    const labels = labelsOf(article.tree).map((label) => withBrand(label.text));
    const ids: string[] = [];
    visit(article.tree, 'heading', (heading) => void ids.push(headingId(heading)));
    return {hash: contentHash(article), labels, ids};
  });
}
