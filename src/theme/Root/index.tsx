import {startTransition, useEffect, useState, type ReactNode} from 'react';
import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import type {Props} from '@theme/Root';
import {interactive} from '@site/src/start/interactive';

/**
 * Ejected to start the page in small pieces. `useIsBrowser` changes in a transition here: Docusaurus changes it in a
 * blocking update, which would hydrate all that waits in a Suspense boundary in one long task.
 *
 * Also reports that React takes events from now on, so that the early script repeats what the reader has done.
 */
export default function Root({children}: Props): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => {
    // Not within the effect, where React can't hydrate what a repeated click is on.
    setTimeout(() => window.dispatchEvent(new Event(interactive)));
    startTransition(() => {
      setIsBrowser(true);
    });
  }, []);
  return <BrowserContext.Provider value={isBrowser}>{children}</BrowserContext.Provider>;
}
