import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {articleOf} from '../../articles/files';
import {lineOf} from '../../articles/parse';
import {located} from '../../articles/problem';
import {linkTargets} from './targets';

/**
 * Remark plugin that names file and line of a link that leads nowhere. It stops the build, but `npm run dev` only prints
 * it, because its author may be about to write the article behind it.
 */
export default function linksPlugin() {
  return (tree: Root, file: VFile): void => {
    // Released versions keep what they had.
    if (articleOf(file.path).startsWith('..')) {
      return;
    }
    const brokenLink = linkTargets();
    visit(tree, ['link', 'definition'], (node) => {
      const message = (node.type === 'link' || node.type === 'definition') && brokenLink(node.url, file.path);
      if (message) {
        const error = located(new Error(message), file.path, lineOf(node));
        if (process.env.NODE_ENV === 'production') {
          throw error;
        }
        console.warn(error.message);
      }
    });
  };
}
