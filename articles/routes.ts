import path from 'node:path';
import routeList from '../tests/routes.json';

/** The one list of routes that the site must have, and which article stands for which of them. */

export interface Route {
  route: string;
  /** Sidebar that shows the article; `null` for articles that are in none. */
  sidebar: string | null;
  group: string;
  kind: string;
  title: string;
}

export const routesFile = 'tests/routes.json';
export const routes: Route[] = routeList;

const byAddress = new Map(routes.map((entry) => [entry.route, entry]));

/** The entry of a route; nothing for one that is not in the list. */
export const findRoute = (route: string): Route | undefined => byAddress.get(route);

/** The route at which Docusaurus serves an article: its path without extension and `index`, or its slug. */
export function routeOf(article: string, slug: unknown): string {
  if (typeof slug === 'string') {
    return path.posix.join('/docs', slug);
  }
  return `/docs/${article
    .replaceAll(path.sep, '/')
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)index$/, '$1')}`;
}
