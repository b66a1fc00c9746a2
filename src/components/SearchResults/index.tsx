import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import translations from '@theme/SearchTranslations';
import {groupBy} from '@site/lib/group';
import NoResults from '@site/src/components/NoResults';
import type {SearchHit} from '@site/src/search/types';
import {sections} from '@site/src/sections';
import SearchNotice from './SearchNotice';
import {useResults} from './useResults';
import styles from './styles.module.css';

const {errorScreen, noResultsScreen} = translations.modal!;

/** A heading of a hit, with matches marked if the engine marks them. */
function marked({hierarchy, _snippetResult}: SearchHit, level: keyof SearchHit['hierarchy']): string {
  return _snippetResult.hierarchy[level]?.value ?? hierarchy[level] ?? '';
}

function Article({hits}: {hits: SearchHit[]}): ReactNode {
  const processUrl = useSearchResultUrlProcessor();
  const [first] = hits as [SearchHit];
  const headings = hits.filter(({anchor, hierarchy}) => anchor && hierarchy.lvl2);
  return (
    <li>
      <div className={styles.section}>{first.hierarchy.lvl0}</div>
      <Heading as="h2" className={styles.title}>
        <Link to={processUrl(first.url_without_anchor)} autoAddBaseUrl={false}>
          <span dangerouslySetInnerHTML={{__html: marked(first, 'lvl1')}} />
        </Link>
      </Heading>
      {first._snippetResult.content && <p dangerouslySetInnerHTML={{__html: first._snippetResult.content.value}} />}
      {headings.map((hit) => (
        <div key={hit.objectID} className={styles.heading}>
          <Link to={processUrl(hit.url)} autoAddBaseUrl={false}>
            <span dangerouslySetInnerHTML={{__html: marked(hit, hit.hierarchy.lvl3 ? 'lvl3' : 'lvl2')}} />
          </Link>
        </div>
      ))}
    </li>
  );
}

/** Calls `onReach` when the end of the list comes into view. */
function End({onReach}: {onReach: () => void}): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) {
        onReach();
      }
    });
    observer.observe(end.current!);
    return () => observer.disconnect();
  }, [onReach]);
  return <div ref={end} />;
}

/** Links that limit the results to a section of the site. */
function SectionFilter({query, section}: Pick<SearchResultsProps, 'query' | 'section'>): ReactNode {
  const all = {id: null, label: translate({id: 'search.allSections', message: 'All'})};
  const action = useBaseUrl('/search');
  return (
    <nav className={styles.filter} aria-label={translate({id: 'home.sections', message: 'Sections'})}>
      {[all, ...sections()].map(({id, label}) => (
        <Link
          key={label}
          to={`${action}?${new URLSearchParams({q: query, ...(id && {section: id})}).toString()}`}
          autoAddBaseUrl={false}
          aria-current={section === id ? 'true' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** Gray rows where the results will be. */
function Skeleton(): ReactNode {
  return (
    <div aria-hidden="true" className={styles.skeleton}>
      {Array.from({length: 5}, (_, index) => (
        <div key={index}>
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}

interface SearchResultsProps {
  query: string;
  /** Id of the section to which the results are limited. */
  section: string | null;
  /** Facet filter of the docs version. */
  docsTag: string;
}

/** The results of a query: hits by article, none, or an error if the engine can't be reached. */
export default function SearchResults({query, section, docsTag}: SearchResultsProps): ReactNode {
  const {selectMessage} = usePluralForm();
  const isBrowser = useIsBrowser();
  const {state, hits, count, hasMore, suggestions, isNearest, loadMore} = useResults(query, docsTag);
  if (state === 'empty') {
    // In the page as it's delivered, for a query in the address, which only the browser knows.
    return isBrowser ? null : <Skeleton />;
  }
  if (state === 'failed') {
    return (
      <p role="alert">
        <strong>{errorScreen!.titleText}</strong>
        <br />
        {errorScreen!.helpText}
      </p>
    );
  }
  const found = selectMessage(
    count,
    translate(
      {id: 'theme.SearchPage.documentsFound.plurals', message: 'One document found|{count} documents found'},
      {count},
    ),
  );
  const name = sections().find(({id}) => id === section)?.label;
  const shown = hits.filter(({hierarchy}) => section === null || hierarchy.lvl0 === name);
  const articles = [...groupBy(shown, (hit) => hit.url_without_anchor).values()];
  return (
    <>
      {state === 'loaded' && <SearchNotice isNearest={isNearest} />}
      {count > 0 && <SectionFilter query={query} section={section} />}
      <div role="status">
        {state === 'loaded' &&
          (articles.length === 0 && !hasMore ? (
            <>
              <p>
                {noResultsScreen!.noResultsText} <strong>{query}</strong>
              </p>
              <NoResults query={query} suggestions={suggestions} />
            </>
          ) : (
            section === null && <p>{found}</p>
          ))}
        {state === 'stalled' &&
          translate({id: 'theme.SearchPage.fetchingNewResults', message: 'Fetching new results...'})}
      </div>
      {(state === 'loading' || state === 'stalled') && hits.length === 0 && (
        <div data-searching>
          <Skeleton />
        </div>
      )}
      <ol className={styles.hits}>
        {articles.map((article) => (
          <Article key={article[0]!.url_without_anchor} hits={article} />
        ))}
      </ol>
      {hasMore && <End key={hits.length} onReach={loadMore} />}
    </>
  );
}
