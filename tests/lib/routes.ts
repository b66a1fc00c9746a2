import path from 'node:path';
import {listArticles, readFrontMatter, routeOf, sourceDir} from '../../articles/files';
import routeList from '../routes.json';

/** The list of routes that the site must have (`tests/routes.json`), and the articles that exist. */

export interface Route {
  route: string;
  /** Sidebar that shows the article; `null` if none does. */
  sidebar: string | null;
  group: string;
  kind: string;
  title: string;
}

export const routes: Route[] = routeList;

export interface ExistingArticle extends Route {
  /** Path below `docs/`. */
  article: string;
}

/**
 * The articles that exist, each with its entry in the list of routes.
 * @throws Error that lists every article without an entry, entry without an article, and kind that differs
 */
export function existingArticles(): ExistingArticle[] {
  const entries = new Map(routes.map((entry) => [entry.route, entry]));
  const found: ExistingArticle[] = [];
  const wrong: string[] = [];
  for (const article of listArticles(sourceDir)) {
    const file = path.join(sourceDir, article);
    const {slug, kind} = readFrontMatter(file);
    const route = routeOf(article, slug);
    const entry = entries.get(route);
    if (!entry) {
      wrong.push(`${file} is served at ${route}, which is not in tests/routes.json. Add it there.`);
      continue;
    }
    entries.delete(route);
    if (kind !== entry.kind) {
      wrong.push(
        `${file} has the kind ${String(kind)}, but tests/routes.json says ${entry.kind}. Correct the wrong one.`,
      );
    }
    found.push({...entry, article});
  }
  for (const route of entries.keys()) {
    wrong.push(
      `tests/routes.json lists ${route}, but no article is served there. Add the article or remove the route.`,
    );
  }
  if (wrong.length > 0) {
    throw new Error(wrong.join('\n'));
  }
  return found;
}
