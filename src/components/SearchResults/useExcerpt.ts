import {useEffect, useState} from 'react';
import type {SearchHit} from '@site/src/search/types';

/** Excerpts load when the reader pauses, because each key in the search box brings other hits. */
const pause = 150;

/** @returns HTML of the passage with the reader's words: what the hit has at first, then what the engine loads */
export function useExcerpt({excerpt, _snippetResult: {content}}: SearchHit): string {
  const [loaded, setLoaded] = useState<{html: string; of: SearchHit['excerpt']}>();
  useEffect(() => {
    let isShown = true;
    const timer = setTimeout(() => {
      excerpt?.().then(
        (html) => {
          if (isShown) {
            setLoaded({html, of: excerpt});
          }
        },
        // The hit is useful without it.
        () => undefined,
      );
    }, pause);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [excerpt]);
  return loaded && loaded.of === excerpt ? loaded.html : (content?.value ?? '');
}
