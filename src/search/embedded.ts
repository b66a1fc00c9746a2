import type {SearchLanguage} from '../../languages/language';
import {createFinder, type Finder} from './finder';
import {directoryFile} from './files';
import {toHits, type SearchPlace} from './hits';
import type {SearchClient, SearchRequest, SearchResponse} from './types';

/**
 * The embedded engine: the index that the build writes beside the pages, behind Algolia's search API, so DocSearch and
 * the search page don't need to know which engine answers.
 */

/** Each article costs a request of about half a kilobyte before the first hit is shown. */
export const articlesPerPage = 8;

/**
 * Docs versions in Algolia's facet filters (`docusaurus_tag:…`). Each language has its own index, so language filters
 * don't matter.
 */
export const docsTags = (facetFilters: SearchRequest['facetFilters'] = []): string[] =>
  facetFilters
    .flat()
    .filter((filter) => filter.startsWith('docusaurus_tag:'))
    .map((filter) => filter.replace('docusaurus_tag:', ''));

async function answer(
  finder: Finder,
  {query, page = 0, facetFilters}: SearchRequest,
  place: SearchPlace,
): Promise<SearchResponse> {
  const {found, matches, isNearest, read} = await finder.find(query, docsTags(facetFilters));
  if (found === 0) {
    return {hits: [], nbHits: 0, page, nbPages: 0, suggestions: await finder.suggest(query)};
  }
  const articles = await read(page * articlesPerPage, (page + 1) * articlesPerPage);
  const hits = articles.flatMap((article) => toHits(article, matches, place));
  return {hits, nbHits: found, page, nbPages: Math.ceil(found / articlesPerPage), isNearest};
}

/** The client of the embedded engine; each file of the index loads with the first query that needs it. */
export function createEmbeddedClient(place: SearchPlace, language: SearchLanguage): SearchClient {
  const create = () =>
    createFinder(place.locale, language, async <T>(path: string): Promise<T> => {
      // The other files never change: their folder has another name after each change.
      const cache = path === directoryFile(place.locale) ? 'no-cache' : 'default';
      const response = await fetch(place.folder + path, {cache});
      if (!response.ok) {
        throw new Error(`${response.url}: status ${response.status}`);
      }
      return (await response.json()) as T;
    });
  let finder = create();
  const search = async (request: SearchRequest): Promise<SearchResponse> => {
    const before = finder;
    try {
      return await answer(before, request, place);
    } catch {
      // The files may be those of an older deployment: begin again, with what the server has.
      finder = finder === before ? create() : finder;
      return answer(finder, request, place);
    }
  };
  return {
    search: async ({requests}) => ({results: await Promise.all(requests.map(search))}),
  };
}
