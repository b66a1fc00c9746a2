import type {PublishedArticle} from './articles';

/** Makes links absolute, because twins are read outside the site. */

/**
 * @param articles all articles of the language
 * @returns for an article, a function that makes its links absolute and returns `undefined` for a link to an article
 *   that doesn't exist
 */
export function absoluteLinks(
  articles: PublishedArticle[],
): (from: PublishedArticle) => (url: string) => string | undefined {
  const addresses = new Map(articles.map(({article, url}) => [`/${article}`, url]));
  return (from) => (url) => {
    const [pathname = ''] = url.split('#');
    const anchor = url.slice(pathname.length);
    if (pathname === '') {
      return from.url + anchor;
    }
    if (/\.mdx?$/.test(pathname)) {
      const address = addresses.get(decodeURI(pathname));
      return address && address + anchor;
    }
    const own = url.replace('pathname://', '');
    return own.startsWith('/') ? from.url.slice(0, -encodeURI(from.route).length) + own : url;
  };
}
