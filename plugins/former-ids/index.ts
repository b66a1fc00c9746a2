import path from 'node:path';
import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readFrontMatter, routeOf, sourceDir, translationOf} from '../../articles/files';
import {moved} from '../../articles/redirects';
import {plain} from '../../articles/routes';

/** Rehype plugin that keeps the ids that headings once had, so that old links still lead to their text. */
export default function formerIdsPlugin() {
  return (tree: Root, file: VFile): void => {
    const name = path.relative('.', file.path);
    const article = translationOf(name)?.article ?? path.relative(sourceDir, name);
    const route = plain(routeOf(article, readFrontMatter(name).slug));
    const ids = moved(route).map((pair) => pair.map((address) => address.split('#')[1]!));
    visit(tree, 'element', ({properties, children}) => {
      for (const [former] of ids.filter(([, id]) => id === properties.id)) {
        children.push({type: 'element', tagName: 'span', properties: {id: former}, children: []});
      }
    });
  };
}
