import {useMemo} from 'react';
import {useAlgoliaContextualFacetFilters, useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Locale} from '../../settings/locales';
import {sectionOf} from '../sections';
import {createEmbeddedClient} from './embedded';
import type {SearchSettings} from './settings';
import type {SearchClient} from './types';

/** The one place that decides which engine the DocSearch box and the search page talk to. */

/** What the configuration passes to the browser beside the theme's `algolia` values. */
export interface SearchFields {
  engine: SearchSettings['engine'];
  /** Folder of the embedded index, with a slash at its end. */
  folder: string;
}

let embedded: SearchClient | undefined;

export interface Search {
  engine: SearchFields['engine'];
  /** Takes the place of the hosted client that DocSearch and the search page make. */
  chooseClient: (hosted: SearchClient) => SearchClient;
  /** The client without DocSearch, whose code for Algolia is loaded only where it is the engine. */
  loadClient: () => Promise<SearchClient>;
  indexName: string;
  /** Hits of the page's language and of its version of the docs only. */
  facetFilters: (string | string[])[];
}

export function useSearch(): Search {
  const {
    siteConfig: {customFields},
    siteMetadata: {docusaurusVersion},
    i18n: {currentLocale, localeConfigs},
  } = useDocusaurusContext();
  const {engine, folder} = customFields!.search as SearchFields;
  const {appId, apiKey, indexName} = useAlgoliaThemeConfig().algolia;
  // The list is new on each render, so its text shows whether it changed.
  const filters = JSON.stringify(useAlgoliaContextualFacetFilters());

  return useMemo(() => {
    const chooseClient = (hosted?: SearchClient): SearchClient => {
      const client =
        engine === 'hosted' && hosted
          ? hosted
          : (embedded ??= createEmbeddedClient({
              folder,
              htmlLang: localeConfigs[currentLocale]!.htmlLang,
              locale: currentLocale as Locale,
              sectionOf,
            }));
      client.addAlgoliaAgent('docusaurus', docusaurusVersion);
      return client;
    };
    const loadClient = async () => {
      if (engine === 'embedded') {
        return chooseClient();
      }
      const {liteClient} = await import('algoliasearch/lite');
      return chooseClient(liteClient(appId, apiKey) as unknown as SearchClient);
    };
    return {engine, chooseClient, loadClient, indexName, facetFilters: JSON.parse(filters) as Search['facetFilters']};
  }, [engine, folder, appId, apiKey, indexName, currentLocale, localeConfigs, docusaurusVersion, filters]);
}
