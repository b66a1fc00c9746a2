import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {coverEntry, shownLinks} from '../early/menu';

/* eslint-disable @typescript-eslint/unbound-method -- the router's methods don't use `this` */

type Router = ReturnType<typeof useHistory>;

/** The router's own, whatever covers the page. */
let methods: Pick<Router, 'push' | 'replace'> | undefined;

function cover(router: Router, onClose: () => void): () => void {
  const {push, replace} = (methods ??= {push: router.push, replace: router.replace});
  let close: (() => void) | undefined = onClose;
  // Going back takes a moment, and a page that opened before it ends would be lost.
  const later: typeof replace = (to, state) => void setTimeout(() => router.push(to, state), 10);
  const goBack = (event: PopStateEvent) => {
    // For the router, it's the same page.
    event.stopImmediatePropagation();
    close?.();
    close = undefined;
    if (router.push === later) {
      router.push = push;
    }
  };
  // The links of the early menu, which the menu replaces, have an entry.
  if (!shownLinks()) {
    window.history.pushState(coverEntry, '');
  }
  window.addEventListener('popstate', goBack, {capture: true, once: true});
  const open: typeof replace = (to, state) => {
    const href = typeof to === 'string' ? to : router.createHref(to);
    // The open page is there without the entry, which goes when this closes.
    if (new URL(href, window.location.href).href !== window.location.href) {
      replace(to, state);
    }
  };
  Object.assign(router, {push: open, replace: open});
  return () => {
    Object.assign(router, {push, replace});
    if (close && window.history.state === coverEntry) {
      // A cover that opens meanwhile stays.
      close = undefined;
      router.push = later;
      window.history.back();
    } else {
      window.removeEventListener('popstate', goBack, true);
    }
  };
}

/**
 * Lets Back close what covers the page: while it's open, the history has an entry more, whose place the next page takes.
 * The theme's way, for its phone menu, does nothing for readers who came from another site.
 * @param onClose the same function at each rendering
 */
export function useBack(onClose: () => void, isOpen = true): void {
  const router = useHistory();
  useEffect(() => (isOpen ? cover(router, onClose) : undefined), [router, onClose, isOpen]);
}

/** Loads a page from what covers this one, in the place of the entry: going back from it would call the loading off. */
export function leave(url: string): void {
  window.history.replaceState(null, '');
  window.location.replace(url);
}
