import {useMemo, useRef, useState, type JSX, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal} from '@docsearch/react';
import '@docsearch/css/dist/style.css';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {createStorageSlot, isRegexpStringMatch, useSearchLinkCreator} from '@docusaurus/theme-common';
import {useAlgoliaThemeConfig, useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import Translate from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';
import NoResults from '@site/src/components/NoResults';
import PopularQuestions from '@site/src/components/PopularQuestions';
import {useExcerpt} from '@site/src/components/SearchResults/useExcerpt';
import {useSearch} from '@site/src/search/client';
import type {SearchClient, SearchHit, SearchRequest, Suggestion} from '@site/src/search/types';
import './styles.css';

/**
 * The DocSearch box, connected to the site's search engine. This is the only module that imports DocSearch; the search
 * button loads it when a reader is about to search.
 */

type ModalProps = Parameters<typeof DocSearchModal>[0];

interface SearchModalProps {
  /** What the reader typed while the box was loading. */
  initialQuery: string;
  onClose: () => void;
}

const recentSearches = 5;

const noAnswer = {results: [{hits: [], nbHits: 0, page: 0, nbPages: 0}]};

/**
 * Replaces the results when the client fails. DocSearch should show its own error screen, but its state is idle again
 * before it renders.
 */
function ErrorScreen(): ReactNode {
  const list = document.querySelector('.DocSearch-Dropdown');
  const {titleText, helpText} = translations.modal!.errorScreen!;
  const needsBuild = process.env.NODE_ENV === 'development';
  return (
    list &&
    createPortal(
      <div role="alert" className="search-error">
        <p className="DocSearch-Title">{titleText}</p>
        <p className="DocSearch-Help">
          {needsBuild ? 'Only a build creates the search index: run npm start to search.' : helpText}
        </p>
      </div>,
      list,
    )
  );
}

/** Below DocSearch's words for a query without results; its own suggestions are only names of sections. */
function NoResultsScreen(props: Parameters<typeof NoResults>[0]): ReactNode {
  const list = document.querySelector('.DocSearch-Dropdown');
  return (
    list &&
    createPortal(
      <div className="search-none">
        <NoResults {...props} />
      </div>,
      list,
    )
  );
}

/** Keeps fewer recent searches: DocSearch keeps up to seven and has no option to change that. */
function trimRecentSearches(indexName: string): void {
  const slot = createStorageSlot(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`);
  const kept = JSON.parse(slot.get() ?? '[]') as unknown[];
  if (kept.length > recentSearches) {
    slot.set(JSON.stringify(kept.slice(0, recentSearches)));
  }
}

/** The text below a heading that is a hit; DocSearch shows only the heading. */
function Excerpt({hit}: {hit: SearchHit}): ReactNode {
  const html = useExcerpt(hit);
  return (html || hit.excerpt) && <div className="search-excerpt" dangerouslySetInnerHTML={{__html: html}} />;
}

function Hit({hit, children}: Parameters<NonNullable<ModalProps['hitComponent']>>[0]): JSX.Element {
  const found = hit as unknown as SearchHit;
  return (
    <Link to={hit.url}>
      {children}
      {/* Recent searches have no snippet. */}
      {'_snippetResult' in hit && found.type !== 'content' && found.type !== 'lvl1' && <Excerpt hit={found} />}
    </Link>
  );
}

export default function SearchModal({initialQuery, onClose}: SearchModalProps): ReactNode {
  const {
    algolia: {appId, apiKey, externalUrlRegex},
  } = useAlgoliaThemeConfig();
  const {engine, chooseClient, indexName, facetFilters} = useSearch();
  const processUrl = useSearchResultUrlProcessor();
  const searchLink = useSearchLinkCreator();
  const history = useHistory();
  const [failed, setFailed] = useState(false);
  /** The newest query. */
  const asked = useRef('');
  const [none, setNone] = useState<{query: string; suggestions: Suggestion[]}>();

  const parts = useMemo(() => {
    trimRecentSearches(indexName);
    const transformItems: ModalProps['transformItems'] = (items) =>
      items.map((item) => ({...item, url: processUrl(item.url)}));
    const navigator: ModalProps['navigator'] = {
      navigate({itemUrl}) {
        if (isRegexpStringMatch(externalUrlRegex, itemUrl)) {
          window.location.assign(itemUrl);
        } else {
          history.push(itemUrl);
        }
      },
    };
    const transformSearchClient = ((hosted: unknown) => {
      const client = chooseClient(hosted as SearchClient);
      return {
        ...client,
        async search(request: Parameters<SearchClient['search']>[0]) {
          const [{query}] = request.requests as [SearchRequest];
          asked.current = query;
          const answer = await client.search(request).catch(() => undefined);
          // A late answer to an earlier query isn't shown, nor are its suggestions.
          if (asked.current === query) {
            setFailed(!answer);
            const result = answer?.results[0];
            setNone(result?.nbHits === 0 ? {query, suggestions: result.suggestions ?? []} : undefined);
          }
          return answer ?? noAnswer;
        },
      };
    }) as unknown as ModalProps['transformSearchClient'];
    const resultsFooterComponent: ModalProps['resultsFooterComponent'] = ({state}) => (
      <Link to={searchLink(state.query)} onClick={onClose}>
        <Translate id="theme.SearchBar.seeAll" values={{count: state.context.nbHits as number}}>
          {'See all {count} results'}
        </Translate>
      </Link>
    );
    const texts: ModalProps['translations'] = {
      ...translations.modal,
      startScreen: {
        ...translations.modal?.startScreen,
        // DocSearch renders this text as it is, and has no other place for suggestions.
        noRecentSearchesText: (
          <>
            {translations.modal?.startScreen?.noRecentSearchesText} <PopularQuestions onFollow={onClose} />
          </>
        ) as unknown as string,
      },
    };
    return {
      transformItems,
      navigator,
      transformSearchClient,
      resultsFooterComponent,
      translations: texts,
      // A new object would make DocSearch forget what the reader typed.
      searchParameters: {facetFilters},
    };
  }, [chooseClient, externalUrlRegex, facetFilters, history, indexName, onClose, processUrl, searchLink]);

  const modal = (
    <DocSearchModal
      {...parts}
      appId={appId}
      apiKey={apiKey}
      indexName={indexName}
      maxResultsPerGroup={20}
      hitComponent={Hit}
      initialQuery={initialQuery}
      initialScrollY={window.scrollY}
      onClose={onClose}
      placeholder={translations.placeholder}
    />
  );
  return (
    <>
      <Head>
        <html data-search={engine} />
      </Head>
      {createPortal(modal, document.body)}
      {failed && <ErrorScreen />}
      {none && <NoResultsScreen {...none} onFollow={onClose} />}
    </>
  );
}
