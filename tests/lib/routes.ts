import path from 'node:path';
import {readArticle} from '../../plugins/translations/article';
import {listArticles, sourceDir} from '../../plugins/translations/status';
import routeList from '../routes.json';

/** The one list of routes that the site must have in the end, and the articles that exist so far. */

export interface Route {
  route: string;
  /** Sidebar that shows the article; `null` for articles that are in none. */
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

/** The route at which Docusaurus serves an article: its path without extension and `index`, or its slug. */
export function routeOf(article: string, slug: unknown): string {
  if (typeof slug === 'string') {
    return path.posix.join('/docs', slug);
  }
  return `/docs/${article.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;
}

/**
 * The articles that exist, each with its entry in the route list.
 * @throws Error that names the article whose route is not in the list
 */
export function existingArticles(): ExistingArticle[] {
  return listArticles(sourceDir).map((article) => {
    const found = routeOf(article, readArticle(path.join(sourceDir, article)).frontMatter.slug);
    const entry = routes.find(({route}) => route === found);
    if (!entry) {
      throw new Error(`${sourceDir}/${article} is served at ${found}, which is not in tests/routes.json.`);
    }
    return {...entry, article};
  });
}
