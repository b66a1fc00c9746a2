import path from 'node:path';
import {readFrontMatter, routeOf, sourceDir, wrongName} from '../../articles/files';
import type {Problem} from '../../articles/problem';
import {plain} from '../../articles/routes';
import {filesIn} from '../../lib/files';

/**
 * Finds English articles that aren't published, or at the address of another one.
 * @param dir the folder of the articles
 */
export function checkNames(dir = sourceDir): Problem[] {
  const owners = new Map<string, string>();
  return filesIn(dir)
    .filter((article) => /\.mdx?$/.test(article))
    .flatMap((article) => {
      const file = path.join(dir, article);
      const route = plain(routeOf(article, readFrontMatter(file).slug));
      const owner = owners.get(route);
      owners.set(route, owner ?? file);
      const message = owner ? `${owner} has the address ${route}, too. Rename one of them.` : wrongName(article);
      return message ? [{file, line: 1, rule: 'name', message}] : [];
    });
}
