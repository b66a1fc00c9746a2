/**
 * The part of Algolia's search API that DocSearch and the search page use. Hosted Algolia provides it; for the embedded
 * engine, `embedded.ts` implements it.
 */

export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** Section of the site, title of the article and headings above a hit, from `lvl0` on. */
export type Hierarchy = Record<Level, string | null>;

/** A search record: there is one per article and one per heading. */
export interface SearchRecord {
  objectID: string;
  /** Complete address, with the heading's anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** The level that the record is about, or `content` for text below a heading. */
  type: Level | 'content';
  hierarchy: Hierarchy;
  content: string | null;
  /** Locale of the page, for the facet filter. */
  language: string;
  /** Version of the docs, for the facet filter. */
  docusaurus_tag: string;
}

/** A record as `builder/search/records.ts` writes it. */
export interface IndexRecord extends SearchRecord {
  /** The article's description; null for a heading, like the next two. */
  description: string | null;
  /** What readers call it, from the front matter. */
  keywords: string | null;
  /** Words of the breadcrumbs and of the path. */
  place: string | null;
  /** Words that look like code, as they are written, and without separators. */
  code: string[];
  squeezedCode: string[];
  /** Weight of the article: see `articleWeight` in `rank.ts`. */
  weight: number;
}

interface Marked {
  /** HTML whose only markup is `<mark>` around matches. */
  value: string;
}

export interface SearchHit extends SearchRecord {
  _snippetResult: {content?: Marked; hierarchy: Partial<Record<Level, Marked>>};
  _highlightResult: {hierarchy: Partial<Record<Level, Marked>>};
  /** Loads HTML of the passage with the reader's words; hosted search has it in the snippet. */
  excerpt?: () => Promise<string>;
}

export interface SearchRequest {
  indexName: string;
  query: string;
  facetFilters?: (string | string[])[];
  page?: number;
  hitsPerPage?: number;
}

/** An article to try instead. */
export interface Suggestion {
  title: string;
  /** Path within the site, encoded. */
  route: string;
}

export interface SearchResponse {
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  /** For a query without hits; hosted search has none. */
  suggestions?: Suggestion[];
  /** Whether no article has the quoted words in their order, and the hits only have the words. */
  isNearest?: boolean;
}

export interface SearchClient {
  /** @throws Error when the engine can't be reached */
  search: (request: {requests: SearchRequest[]}) => Promise<{results: SearchResponse[]}>;
  /** Says who asks; the embedded engine has no server that wants to know. */
  addAlgoliaAgent?: (segment: string, version?: string) => void;
}
