import {desktopFrom, inEm} from '../../settings/breakpoint';
import {useTransitionStore} from './transition-store';

/** Replaces the theme's hook of the same name, whose desktop begins a pixel later: see `plugins/styles`. */

const wide = `(min-width: ${inEm(desktopFrom)})`;

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

type WindowSize = 'desktop' | 'mobile' | 'ssr';

const read = (): WindowSize => (window.matchMedia(wide).matches ? 'desktop' : 'mobile');

export const useWindowSize = (): WindowSize => useTransitionStore(subscribe, read, 'ssr');
