import type {ReactNode, SyntheticEvent} from 'react';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import translations from '@theme/SearchTranslations';
import styles from './styles.module.css';

interface SearchFormProps {
  className?: string;
  /** Initial text of the field. */
  initialQuery?: string;
}

/**
 * The search entry of the home page, the not-found page, and the search page. It is a plain form that leads to
 * `/search?q=…`, so it also works before the page's script has loaded.
 */
export default function SearchForm({className, initialQuery = ''}: SearchFormProps): ReactNode {
  const action = useBaseUrl('/search');
  const history = useHistory();
  const label = translations.placeholder;

  function search(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('q') as HTMLInputElement;
    history.push(`${action}?${new URLSearchParams({q: field.value.trim()}).toString()}`);
  }

  return (
    <form role="search" action={action} onSubmit={search} className={clsx(styles.form, className)}>
      <input
        key={initialQuery}
        type="search"
        name="q"
        autoComplete="off"
        defaultValue={initialQuery}
        placeholder={label}
        aria-label={label}
        className={styles.field}
      />
      <button type="submit" className={styles.button}>
        {translations.button!.buttonText}
      </button>
    </form>
  );
}
