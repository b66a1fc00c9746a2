import {useMemo} from 'react';
import {useAlgoliaContextualFacetFilters, useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {endings} from '@language/stems';
import {stopWords} from '@language/stop-words';
import synonyms from '@language/synonyms.json';
import type {Locale} from '../../settings/locales';
import {sectionOf} from '../sections';
import {createEmbeddedClient} from './embedded';
import {squeezedQuery} from './names';
import type {SearchSettings} from './settings';
import type {SearchClient} from './types';

/** Decides which engine the DocSearch box and the search page use. */

/** What the configuration passes to the browser in addition to the theme's `algolia` values. */
export interface SearchFields {
  engine: SearchSettings['engine'];
  /** Folder of the embedded index, with a trailing slash. */
  folder: string;
}

/** Asks hosted search for words that look like code as its index has them, without separators. */
const withSqueezedCode = (client: SearchClient): SearchClient => ({
  ...client,
  search: ({requests}) =>
    client.search({requests: requests.map((request) => ({...request, query: squeezedQuery(request.query)}))}),
});

let embedded: SearchClient | undefined;

export function useSearch() {
  const {siteConfig, siteMetadata, i18n} = useDocusaurusContext();
  const {engine, folder} = siteConfig.customFields!.search as SearchFields;
  const {docusaurusVersion} = siteMetadata;
  const locale = i18n.currentLocale as Locale;
  const {appId, apiKey, indexName} = useAlgoliaThemeConfig().algolia;
  // The list is new on every render, so compare its serialized form.
  const filters = JSON.stringify(useAlgoliaContextualFacetFilters());

  return useMemo(() => {
    /** Replaces the hosted client that DocSearch and the search page create. */
    const chooseClient = (hosted?: SearchClient): SearchClient => {
      if (!hosted || engine === 'embedded') {
        return (embedded ??= createEmbeddedClient({folder, locale, sectionOf}, {endings, stopWords, synonyms}));
      }
      hosted.addAlgoliaAgent?.('docusaurus', docusaurusVersion);
      return withSqueezedCode(hosted);
    };
    /** Loads the client without DocSearch. Its Algolia code loads only if Algolia is the engine. */
    const loadClient = async () => {
      if (engine === 'embedded') {
        return chooseClient();
      }
      const {liteClient} = await import('algoliasearch/lite');
      return chooseClient(liteClient(appId, apiKey) as unknown as SearchClient);
    };
    /** Limits hits to the page's language and docs version. */
    const facetFilters = JSON.parse(filters) as (string | string[])[];
    return {engine, chooseClient, loadClient, indexName, facetFilters};
  }, [engine, folder, appId, apiKey, indexName, locale, docusaurusVersion, filters]);
}
