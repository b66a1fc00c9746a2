import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import translations from '@theme/SearchTranslations';
import PopularQuestions from '@site/src/components/PopularQuestions';
import {issueUrl} from '@site/src/issues';
import type {Suggestion} from '@site/src/search/types';
import styles from './styles.module.css';

const {suggestedQueryText, reportMissingResultsText, reportMissingResultsLinkText} =
  translations.modal!.noResultsScreen!;

interface NoResultsProps {
  query: string;
  /** Articles that the reader may have meant; without them, the popular questions are shown. */
  suggestions: Suggestion[];
  /** Called when the reader follows a link to an article. */
  onFollow?: () => void;
}

/** What a reader can do after a query without results, in the search box and on the search page. */
export default function NoResults({query, suggestions, onFollow}: NoResultsProps): ReactNode {
  return (
    <>
      <div className={styles.suggestions}>
        <p>{suggestedQueryText}:</p>
        {suggestions.length === 0 ? (
          <PopularQuestions className={styles.popular} onFollow={onFollow} />
        ) : (
          <ul>
            {suggestions.map(({title, route}) => (
              <li key={route}>
                <Link to={route} autoAddBaseUrl={false} onClick={onFollow}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p>
        {reportMissingResultsText}{' '}
        <Link to={issueUrl('missing-article', {title: `Search: ${query}`})}>{reportMissingResultsLinkText}</Link>
      </p>
    </>
  );
}
