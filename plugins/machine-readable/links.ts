import type {PublishedArticle} from './articles';

/** Makes links absolute, since a twin is read far from the site. */

/** Address of the home page of an article's language, without the last slash. */
const rootOf = ({url, route}: PublishedArticle): string => url.slice(0, -encodeURI(route).length);

/**
 * @param articles all of the language
 * @returns for an article, what turns the address of a link as authors write it into an absolute one; `undefined` for a
 * link to an article that does not exist
 */
export function absoluteLinks(
  articles: PublishedArticle[],
): (from: PublishedArticle) => (url: string) => string | undefined {
  const addresses = new Map(articles.map(({article, url}) => [`/${article}`, url]));
  return (from) => (url) => {
    const [pathname = '', hash] = url.split('#');
    const anchor = hash === undefined ? '' : `#${hash}`;
    if (pathname === '') {
      return from.url + anchor;
    }
    if (/\.mdx?$/.test(pathname)) {
      const address = addresses.get(decodeURI(pathname));
      return address && address + anchor;
    }
    const own = url.replace('pathname://', '');
    return own.startsWith('/') ? rootOf(from) + own : url;
  };
}
