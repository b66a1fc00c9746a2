import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {longestQuery} from '@site/lib/query';
import styles from './styles.module.css';

interface SearchNoticeProps {
  /** Whether only the beginning of what the reader gave is searched for. */
  isCut?: boolean;
  /** Whether no article has the quoted words in their order. */
  isNearest?: boolean;
}

/** Says how the results differ from what a reader asked for. */
export default function SearchNotice({isCut = false, isNearest = false}: SearchNoticeProps): ReactNode {
  return (
    (isCut || isNearest) && (
      <p role="status" className={clsx('search-notice', styles.notice)}>
        {isCut && (
          <Translate id="search.cut" values={{limit: longestQuery}}>
            {'Only the first words are searched for: a query has at most {limit} characters.'}
          </Translate>
        )}{' '}
        {isNearest && (
          <Translate id="search.nearest">No page has the quoted words in this order. These are the nearest.</Translate>
        )}
      </p>
    )
  );
}
