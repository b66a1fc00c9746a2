import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import HostedSearchBar from '@theme-original/SearchBar';
import styles from './styles.module.css';

/**
 * The navbar's search entry. Where hosted search is configured it is the theme's DocSearch box; else the theme has
 * none, and ours leads to the search page.
 */
export default function SearchBar(): ReactNode {
  if ('algolia' in useThemeConfig()) {
    return <HostedSearchBar />;
  }
  return (
    <Link to="/search" className={styles.entry} aria-label={translate({id: 'search.button', message: 'Search'})}>
      <svg aria-hidden="true" width="18" height="18" viewBox="0 0 20 20" fill="none" stroke="currentColor">
        <circle cx="8.5" cy="8.5" r="5.5" strokeWidth="2" />
        <path d="m13 13 5 5" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span className={styles.label}>{translate({id: 'search.button', message: 'Search'})}</span>
    </Link>
  );
}
