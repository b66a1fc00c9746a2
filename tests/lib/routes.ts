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
 * @throws Error for an article that isn't in the list, or whose kind differs from it
 */
export function existingArticles(): ExistingArticle[] {
  const entries = new Map(routes.map((entry) => [entry.route, entry]));
  return listArticles(sourceDir).map((article) => {
    const {slug, kind} = readFrontMatter(path.join(sourceDir, article));
    const route = routeOf(article, slug);
    const entry = entries.get(route);
    if (!entry) {
      throw new Error(
        `${sourceDir}/${article} is served at ${route}, which is not in tests/routes.json. Add it there.`,
      );
    }
    if (kind !== entry.kind) {
      throw new Error(
        `${sourceDir}/${article} has the kind ${String(kind)}, but tests/routes.json says ${entry.kind}.`,
      );
    }
    return {...entry, article};
  });
}
