import {useEffect, useMemo, useRef, useState, type JSX, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal} from '@docsearch/react';
import '@docsearch/css/dist/style.css';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {createStorageSlot, useSearchLinkCreator} from '@docusaurus/theme-common';
import {useAlgoliaThemeConfig, useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import Translate from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';
import {searchKeySetting} from '@site/framework/early/stored';
import NoResults from '@site/src/components/NoResults';
import PopularQuestions from '@site/src/components/PopularQuestions';
import SearchNotice from '@site/src/components/SearchResults/SearchNotice';
import {leave, useBack} from '@site/framework/client/back';
import {cutQuery, longestQuery} from '@site/lib/query';
import {useSearch} from '@site/src/search/client';
import type {SearchClient, SearchHit, SearchRequest, SearchResponse} from '@site/src/search/types';
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

/** Milliseconds: excerpts load when the reader pauses, because each key in the search box brings other hits. */
const pause = 150;

const noAnswer = {results: [{hits: [], nbHits: 0, page: 0, nbPages: 0}]};

/** Adds to what DocSearch shows below its field, once it does. */
function Below({children}: {children: ReactNode}): ReactNode {
  const [list, setList] = useState<Element | null>(null);
  useEffect(() => void requestAnimationFrame(() => setList(document.querySelector('.DocSearch-Dropdown'))), []);
  return list && createPortal(children, list);
}

/**
 * Replaces the results when the client fails. DocSearch should show its own error screen, but its state is idle again
 * before it renders.
 */
function ErrorScreen(): ReactNode {
  const {titleText, helpText} = translations.modal!.errorScreen!;
  const needsBuild = process.env.NODE_ENV === 'development';
  return (
    <div role="alert" className="search-error">
      <p className="DocSearch-Title">{titleText}</p>
      <p className="DocSearch-Help">
        {needsBuild ? 'Only a build creates the search index: run npm start to search.' : helpText}
      </p>
    </div>
  );
}

/**
 * Cuts what a reader pastes into the field at a word; DocSearch's limit cuts it anywhere, and says nothing.
 * @param onCut gets the words that are left
 * @returns undoes it
 */
function cutPasted(onCut: (words: string) => void): () => void {
  const onPaste = (event: ClipboardEvent) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement) || !field.matches('.DocSearch-Input')) {
      return;
    }
    const {value, selectionStart: start, selectionEnd: end} = field;
    const all = value.slice(0, start!) + (event.clipboardData?.getData('text') ?? '') + value.slice(end!);
    if (all.length <= longestQuery) {
      return;
    }
    const whole = all.replace(/\s+/g, ' ').trim();
    const words = cutQuery(whole);
    event.preventDefault();
    field.setRangeText(words, 0, value.length, 'end');
    field.dispatchEvent(new Event('input', {bubbles: true}));
    if (words !== whole) {
      onCut(words);
    }
  };
  document.addEventListener('paste', onPaste);
  return () => document.removeEventListener('paste', onPaste);
}

/** Keeps fewer recent searches: DocSearch keeps up to seven and has no option to change that. */
function trimRecentSearches(indexName: string): void {
  const slot = createStorageSlot(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`);
  const kept = JSON.parse(slot.get() ?? '[]') as unknown[];
  if (kept.length > recentSearches) {
    slot.set(JSON.stringify(kept.slice(0, recentSearches)));
  }
}

/**
 * The passage below a heading with the reader's words: what the hit has at first, then what the engine loads. DocSearch
 * shows only the heading.
 */
function Excerpt({hit: {excerpt, _snippetResult}}: {hit: SearchHit}): ReactNode {
  const [loaded, setLoaded] = useState<{html: string; of: SearchHit['excerpt']}>();
  useEffect(() => {
    let isShown = true;
    const timer = setTimeout(() => {
      // The hit is useful without it.
      excerpt?.().then(
        (html) => isShown && setLoaded({html, of: excerpt}),
        () => undefined,
      );
    }, pause);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [excerpt]);
  const html = loaded && loaded.of === excerpt ? loaded.html : (_snippetResult.content?.value ?? '');
  return (html || excerpt) && <div className="search-excerpt" dangerouslySetInnerHTML={{__html: html}} />;
}

/** Lets readers turn off the search's key without Ctrl, which those who speak to their computer may press by accident. */
function KeySetting(): ReactNode {
  const {dataset} = document.documentElement;
  return (
    <label className="search-key">
      <input
        type="checkbox"
        defaultChecked={dataset.searchKey !== 'off'}
        onChange={({target}) => {
          dataset.searchKey = target.checked ? 'on' : 'off';
          createStorageSlot(searchKeySetting).set(dataset.searchKey);
        }}
      />
      <Translate id="search.key" values={{key: <kbd translate="no">/</kbd>}}>
        {'The key {key} opens the search'}
      </Translate>
    </label>
  );
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
  const {appId, apiKey} = useAlgoliaThemeConfig().algolia;
  const {engine, chooseClient, indexName, facetFilters} = useSearch();
  const processUrl = useSearchResultUrlProcessor();
  const searchLink = useSearchLinkCreator();
  const history = useHistory();
  useBack(onClose);
  /** The newest query. */
  const asked = useRef('');
  /** Its answer, without a result if the engine can't be reached. */
  const [answer, setAnswer] = useState<{query: string; result?: SearchResponse}>();
  // Without a query, DocSearch takes what the reader has selected.
  const [given] = useState(() => (initialQuery || String(window.getSelection())).replace(/\s+/g, ' ').trim());
  const initial = cutQuery(given);
  /** The words that were left of a longer query, as long as the reader doesn't change them. */
  const [cut, setCut] = useState(initial === given ? undefined : initial);
  useEffect(() => cutPasted(setCut), []);

  const parts = useMemo((): Partial<ModalProps> => {
    trimRecentSearches(indexName);
    const transformSearchClient = ((hosted: unknown) => {
      const client = chooseClient(hosted as SearchClient);
      return {
        ...client,
        async search(request: Parameters<SearchClient['search']>[0]) {
          const [{query}] = request.requests as [SearchRequest];
          asked.current = query;
          setCut((words) => (words === query ? words : undefined));
          const found = await client.search(request).catch(() => undefined);
          // A late answer to an earlier query isn't shown, nor are its suggestions.
          if (asked.current === query) {
            setAnswer({query, result: found?.results[0]});
          }
          return found ?? noAnswer;
        },
      };
    }) as unknown as ModalProps['transformSearchClient'];
    return {
      transformItems: (items) => items.map((item) => ({...item, url: processUrl(item.url)})),
      // Only hits on other sites keep their whole address.
      navigator: {navigate: ({itemUrl}) => (itemUrl.startsWith('/') ? history.push(itemUrl) : leave(itemUrl))},
      transformSearchClient,
      resultsFooterComponent: ({state}) => (
        <Link to={searchLink(state.query)} onClick={onClose}>
          <Translate id="theme.SearchBar.seeAll" values={{count: state.context.nbHits as number}}>
            {'See all {count} results'}
          </Translate>
        </Link>
      ),
      translations: {
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
      },
      // A new object would make DocSearch forget what the reader typed.
      searchParameters: {facetFilters},
    };
  }, [chooseClient, facetFilters, history, indexName, onClose, processUrl, searchLink]);

  // The same element, so that what else changes here doesn't render the hits again.
  const modal = useMemo(
    () =>
      createPortal(
        <DocSearchModal
          {...parts}
          appId={appId}
          apiKey={apiKey}
          indexName={indexName}
          maxResultsPerGroup={20}
          hitComponent={Hit}
          initialQuery={initial}
          initialScrollY={window.scrollY}
          onClose={onClose}
          placeholder={translations.placeholder}
        />,
        document.body,
      ),
    [apiKey, appId, indexName, initial, onClose, parts],
  );
  return (
    <>
      <Head>
        <html data-search={engine} />
      </Head>
      {modal}
      <Below>
        <SearchNotice isCut={cut !== undefined} isNearest={answer?.result?.isNearest} />
        {answer && !answer.result && <ErrorScreen />}
        {/* Below DocSearch's words for a query without results; its own suggestions are only names of sections. */}
        {answer?.result?.nbHits === 0 && (
          <div className="search-none">
            <NoResults query={answer.query} suggestions={answer.result.suggestions ?? []} onFollow={onClose} />
          </div>
        )}
        <KeySetting />
      </Below>
    </>
  );
}
