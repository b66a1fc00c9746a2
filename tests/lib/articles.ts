import path from 'node:path';
import {listArticles, readFrontMatter, routeOf, sourceDir} from '../../articles/files';

/** The articles in `docs/`, with what the site must make of each. */

export interface ExpectedArticle {
  /** Path below `docs/`. */
  article: string;
  /** Its address, without a language. */
  route: string;
  kind: string;
  /** Sidebar that shows it; `null` if none does. */
  sidebar: string | null;
}

/** Every section belongs to the sidebar `docs`, except for these. */
const sidebars: Record<string, string | null> = {university: 'university', status: 'status', documenting: null};

export const articles: readonly ExpectedArticle[] = listArticles(sourceDir).map((file) => {
  const article = file.replaceAll(path.sep, '/');
  const {slug, kind} = readFrontMatter(path.join(sourceDir, file));
  const [section] = article.split('/');
  return {
    article,
    route: routeOf(article, slug),
    kind: String(kind),
    sidebar: section! in sidebars ? sidebars[section!]! : 'docs',
  };
});
