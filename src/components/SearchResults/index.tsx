import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {brand} from '@site/src/brand';
import {searchDocs, type PagefindHit} from './pagefind';
import styles from './styles.module.css';

const pageSize = 20;

type Outcome = {query: string} & ({count: number; hits: PagefindHit[]} | {failed: true});

function NoResults({query}: {query: string}): ReactNode {
  const report = `${brand.repository.newIssueUrl}?${new URLSearchParams({title: `Search: ${query}`}).toString()}`;
  return (
    <>
      <p>
        <Translate id="search.noResults" values={{query: <strong>{query}</strong>}}>
          {'No results for {query}'}
        </Translate>
      </p>
      <p>
        <Translate
          id="search.report"
          values={{
            link: (
              <Link to={report}>
                <Translate id="search.reportLink">Let us know.</Translate>
              </Link>
            ),
          }}>
          {'Believe this query should return results? {link}'}
        </Translate>
      </p>
    </>
  );
}

function Hits({count, hits, onMore}: {count: number; hits: PagefindHit[]; onMore: () => void}): ReactNode {
  return (
    <>
      <p>
        <Translate id="search.count" values={{count}}>
          {'Articles found: {count}'}
        </Translate>
      </p>
      <ol className={styles.hits}>
        {hits.map((hit) => (
          <li key={hit.url}>
            <Heading as="h2" className={styles.title}>
              <Link to={hit.url} autoAddBaseUrl={false}>
                {hit.meta.title}
              </Link>
            </Heading>
            <p dangerouslySetInnerHTML={{__html: hit.excerpt}} />
          </li>
        ))}
      </ol>
      {hits.length < count && (
        <button type="button" className="button button--secondary" onClick={onMore}>
          <Translate id="search.more">Show more</Translate>
        </button>
      )}
    </>
  );
}

/** The answer of the search page to a query: hits, none, or that the index could not be reached. */
export default function SearchResults({query}: {query: string}): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  const [limit, setLimit] = useState(pageSize);

  useEffect(() => {
    let current = true;
    const show = (next: Outcome) => {
      if (current) {
        setOutcome(next);
      }
    };
    if (query) {
      searchDocs(query, limit).then(
        (found) => {
          show({query, ...found});
        },
        () => {
          show({query, failed: true});
        },
      );
    }
    return () => {
      current = false;
    };
  }, [query, limit]);

  const answer = outcome?.query === query ? outcome : undefined;
  return (
    <div aria-live="polite">
      {answer && 'failed' in answer && (
        <p role="alert">
          <strong>
            <Translate id="search.error">Unable to fetch results</Translate>
          </strong>
          <br />
          <Translate id="search.errorHelp">You might want to check your network connection.</Translate>
        </p>
      )}
      {answer && 'hits' in answer && answer.count === 0 && <NoResults query={query} />}
      {answer && 'hits' in answer && answer.count > 0 && (
        <Hits
          count={answer.count}
          hits={answer.hits}
          onMore={() => {
            setLimit(limit + pageSize);
          }}
        />
      )}
    </div>
  );
}
