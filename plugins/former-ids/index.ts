import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {articleOf, articleRoute} from '../../articles/files';
import {moved} from '../../articles/redirects';
import {plain} from '../../articles/routes';

/** Rehype plugin that keeps the ids that headings once had, so that old links still lead to their text. */
export default function formerIdsPlugin() {
  return (tree: Root, file: VFile): void => {
    const route = plain(articleRoute(articleOf(file.path)));
    const ids = moved(route).map((pair) => pair.map((address) => address.split('#')[1]!));
    visit(tree, 'element', ({properties, children}) => {
      for (const [former] of ids.filter(([, id]) => id === properties.id)) {
        children.push({type: 'element', tagName: 'span', properties: {id: former}, children: []});
      }
    });
  };
}
