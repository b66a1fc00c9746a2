import path from 'node:path';
import {findRoute, routeOf, routesFile, type Route} from '../../articles/routes';
import {listArticles, readFrontMatter, sourceDir} from '../../articles/files';

/** The articles that exist, each with its entry in the list of routes. */

export interface ExistingArticle extends Route {
  /** Path below `docs/`. */
  article: string;
}

/**
 * The articles that exist, each with its entry in the route list.
 * @throws Error that names the article whose route is not in the list
 */
export function existingArticles(): ExistingArticle[] {
  return listArticles(sourceDir).map((article) => {
    const found = routeOf(article, readFrontMatter(path.join(sourceDir, article)).slug);
    const entry = findRoute(found);
    if (!entry) {
      throw new Error(`${sourceDir}/${article} is served at ${found}, which is not in ${routesFile}.`);
    }
    return {...entry, article};
  });
}
