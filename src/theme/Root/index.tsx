import {useEffect, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/Root';
import {interactive} from '@site/src/start/interactive';

/** Ejected to report that every control works: the early script repeats what the reader has done until now. */
export default function Root({children}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) {
      window.dispatchEvent(new Event(interactive));
    }
  }, [isBrowser]);
  return children;
}
