import {useCallback, useEffect, useState} from 'react';
import {useSearch} from '@site/src/search/client';
import type {SearchHit, Suggestion} from '@site/src/search/types';

/** Fetches the hits of the search page, one page after another. */

type State = 'empty' | 'loading' | 'stalled' | 'loaded' | 'failed';

const hitsPerPage = 20;

const nothing = {
  hits: [] as SearchHit[],
  /** Articles to try instead, for a query without hits. */
  suggestions: [] as Suggestion[],
  /** See `SearchResponse`. */
  isNearest: false,
  page: 0,
  pages: 0,
  /** Total number of hits, including those not fetched yet. */
  count: 0,
};

/** The embedded engine loads excerpts only when they are asked for: here, of each article's first hit. */
const withExcerpts = (hits: SearchHit[]): Promise<SearchHit[]> =>
  Promise.all(
    hits.map(async (hit, place) => {
      const isFirst = hit.url_without_anchor !== hits[place - 1]?.url_without_anchor;
      const value = isFirst ? await hit.excerpt?.().catch(() => undefined) : undefined;
      return value ? {...hit, _snippetResult: {...hit._snippetResult, content: {value}}} : hit;
    }),
  );

const stalledAfter = 300;

/**
 * @param query what to search for; the empty query is not sent
 * @param docsTag facet filter of the docs version
 */
export function useResults(query: string, docsTag: string) {
  const {loadClient, indexName, facetFilters} = useSearch();
  const [state, setState] = useState<State>(query ? 'loading' : 'empty');
  const [{page: shown, pages, ...found}, setFound] = useState(nothing);
  const [wanted, setWanted] = useState({docsTag, page: 0});
  const page = wanted.docsTag === docsTag ? wanted.page : 0;
  const language = facetFilters.find((filter): filter is string => typeof filter === 'string') ?? '';

  useEffect(() => {
    let isCurrent = query !== '';
    const stalled = setTimeout(() => isCurrent && setState('stalled'), stalledAfter);
    async function fetchPage() {
      const client = await loadClient();
      const {results} = await client.search({
        requests: [{indexName, query, page, hitsPerPage, facetFilters: [language, [docsTag]]}],
      });
      const {suggestions = [], isNearest = false, nbPages, nbHits: count, ...answer} = results[0]!;
      const answered = {suggestions, isNearest, page, pages: nbPages, count};
      const hits = await withExcerpts(answer.hits);
      if (isCurrent) {
        setFound((before) => ({...answered, hits: page === 0 ? hits : [...before.hits, ...hits]}));
        setState('loaded');
      }
    }
    if (isCurrent) {
      fetchPage()
        .catch(() => isCurrent && setState('failed'))
        .finally(() => clearTimeout(stalled));
    }
    return () => {
      isCurrent = false;
    };
  }, [loadClient, indexName, query, page, language, docsTag]);

  const hasMore = state === 'loaded' && shown + 1 < pages;
  const loadMore = useCallback(() => setWanted({docsTag, page: shown + 1}), [docsTag, shown]);
  return {state, ...found, hasMore, loadMore};
}
