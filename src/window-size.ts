import {useSyncExternalStore} from 'react';
import {desktopFrom} from '../settings/breakpoint';

/** Replaces the theme's hook of the same name, whose desktop begins a pixel later: see `plugins/breakpoint`. */

const wide = `(min-width: ${desktopFrom}px)`;

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => {
    query.removeEventListener('change', listener);
  };
}

export const useWindowSize = (): 'desktop' | 'mobile' | 'ssr' =>
  useSyncExternalStore(
    subscribe,
    () => (window.matchMedia(wide).matches ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
