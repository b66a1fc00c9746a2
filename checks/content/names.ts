import path from 'node:path';
import {readFrontMatter, routeOf, sourceDir, wrongName} from '../../articles/files';
import type {Problem} from '../../articles/problem';
import {plain} from '../../articles/routes';
import {filesIn} from '../../lib/files';

/** Finds English articles that aren't published, or at an address that breaks, or at that of another one. */
export function checkNames(dir = sourceDir): Problem[] {
  const owners = new Map<string, [file: string, route: string]>();
  return filesIn(dir)
    .filter((article) => /\.mdx?$/.test(article))
    .flatMap((article) => {
      const file = path.join(dir, article);
      const route = plain(routeOf(article, readFrontMatter(file).slug));
      const [owner, other] = owners.get(route.toLowerCase()) ?? [];
      owners.set(route.toLowerCase(), [owner ?? file, other ?? route]);
      const same = other === route ? 'too' : 'which is the same on some hosts';
      const wrong = wrongName(article) ?? wrongName(article, route);
      const message = owner ? `${owner} has the address ${other}, ${same}. Rename one of them.` : wrong;
      return message ? [{file, line: 1, rule: 'name', message}] : [];
    });
}
