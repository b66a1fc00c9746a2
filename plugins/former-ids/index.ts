import path from 'node:path';
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readFrontMatter, routeOf, sourceDir, translationOf} from '../../articles/files';
import {formerIds, readRedirects, redirectsFile} from '../../articles/redirects';
import {plain} from '../../articles/routes';

/** Rehype plugin that keeps the ids that headings once had, so that old links still lead to their text. */

export default function formerIdsPlugin() {
  const redirects = readRedirects();
  const hasIds = Object.keys(redirects).some((address) => address.includes('#'));
  /** @throws Error if a heading that should take over an id isn't there */
  return (tree: Root, file: VFile): void => {
    if (!hasIds) {
      return;
    }
    const name = path.relative('.', file.path);
    const article = translationOf(name)?.article ?? path.relative(sourceDir, name);
    for (const [former, id] of formerIds(plain(routeOf(article, readFrontMatter(name).slug)), redirects)) {
      const headings: Element[] = [];
      visit(tree, 'element', (element) => {
        headings.push(...(element.properties.id === id ? [element] : []));
      });
      if (!headings[0]) {
        throw new Error(`${redirectsFile}: ${name} has no heading ${id}, which should take over the id ${former}.`);
      }
      headings[0].children.push({type: 'element', tagName: 'span', properties: {id: former}, children: []});
    }
  };
}
