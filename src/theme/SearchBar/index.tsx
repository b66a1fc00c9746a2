import {useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isSearchKey} from '@site/framework/early/search-keys';
import {startTyping, takeTyped} from '@site/framework/early/typing';
import styles from './styles.module.css';

/**
 * Ejected because the theme's button adds DocSearch and its Algolia client to every page. This one is a link
 * to the search page that becomes a button: the box and its engine load when a reader points at it, focuses it or
 * presses a search key.
 */

const loadModal = () => import(/* webpackChunkName: 'search' */ '@site/src/components/SearchModal');

if (ExecutionEnvironment.canUseDOM) {
  // From now on, not only once the button is hydrated; not behind an enlarged figure. The open box takes the key before.
  window.addEventListener('keydown', (event) => {
    const button = document.querySelector<HTMLElement>('[aria-keyshortcuts]');
    if (button && isSearchKey(event) && !event.defaultPrevented && !document.querySelector('dialog[open]')) {
      event.preventDefault();
      button.click();
    }
  });
}

interface Box {
  SearchModal: Awaited<ReturnType<typeof loadModal>>['default'];
  query: string;
}

export default function SearchBar(): ReactNode {
  const button = useRef<HTMLAnchorElement | null>(null);
  const [box, setBox] = useState<Box>();
  const history = useHistory();
  const searchPage = useBaseUrl('/search');
  const isBrowser = useIsBrowser();
  const isOpen = box !== undefined;
  // The other texts of the box load with it.
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});

  const open = useCallback(() => {
    startTyping(button.current!);
    const loaded = loadModal().catch(() => undefined);
    void loaded.then((box) => {
      const query = takeTyped();
      // Unless the reader has called it off.
      if (query !== undefined && box) {
        // Render synchronously, so the box has focus before the next key.
        flushSync(() => setBox((shown) => shown ?? {SearchModal: box.default, query}));
      } else if (query !== undefined) {
        history.push(`${searchPage}?${new URLSearchParams({q: query}).toString()}`);
      }
    });
  }, [history, searchPage]);
  const close = useCallback(() => {
    setBox(undefined);
    // A click outside the box moves the focus after this handler, so focus the button later.
    setTimeout(() => button.current?.focus());
  }, []);
  useEffect(() => {
    function onKeyDown(event: globalThis.KeyboardEvent) {
      if (isSearchKey(event) || event.key === 'Escape') {
        event.preventDefault();
        if (event.key !== '/') {
          close();
        }
      }
    }
    if (isOpen) {
      document.addEventListener('keydown', onKeyDown);
    }
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, close]);

  const preload = () => void loadModal().catch(() => undefined);
  function onKeyDown({key, ctrlKey, metaKey, altKey}: KeyboardEvent) {
    if (/^[\p{L}\p{N}]$/u.test(key) && !ctrlKey && !metaKey && !altKey) {
      // Focus the field before the key reaches it.
      open();
    }
  }

  return (
    <>
      <Link
        ref={button}
        to="/search"
        role="button"
        // In Safari, the Tab key reaches links only if they have an index.
        tabIndex={0}
        aria-label={label}
        aria-keyshortcuts={`Control+K Meta+K${isBrowser && document.documentElement.dataset.searchKey !== 'off' ? ' /' : ''}`}
        className={styles.button}
        onMouseOver={preload}
        // When a finger comes down; the theme's link replaces onTouchStart.
        onPointerDown={preload}
        onFocus={preload}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          event.preventDefault();
          open();
        }}>
        <svg aria-hidden="true" width="18" height="18" viewBox="0 0 20 20" fill="none" stroke="currentColor">
          <circle cx="8.5" cy="8.5" r="5.5" strokeWidth="2" />
          <path d="m13 13 5 5" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <span className={styles.label}>{label}</span>
        <kbd className={styles.key} translate="no">
          /
        </kbd>
      </Link>
      {box && <box.SearchModal initialQuery={box.query} onClose={close} />}
    </>
  );
}
