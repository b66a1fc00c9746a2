import {startTransition, useEffect, useState, type ReactNode} from 'react';
import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {Props} from '@theme/Root';
import {interactive} from '@site/src/start/interactive';

/**
 * Ejected to hydrate the page in small pieces. Here, `useIsBrowser` changes in a transition; Docusaurus changes it in a
 * blocking update, which would hydrate everything that waits in a Suspense boundary in one long task.
 *
 * Also announces that React now handles events, so the early script replays what the reader did.
 */
export default function Root({children}: Props): ReactNode {
  const [isBrowser, setIsBrowser] = useState(() => {
    if (ExecutionEnvironment.canUseDOM) {
      // From the first rendering on, React hydrates what a click is on, and at once.
      setTimeout(() => window.dispatchEvent(new Event(interactive)));
    }
    return false;
  });
  useEffect(() => {
    startTransition(() => {
      setIsBrowser(true);
    });
  }, []);
  return <BrowserContext.Provider value={isBrowser}>{children}</BrowserContext.Provider>;
}
