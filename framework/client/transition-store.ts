import {startTransition, useEffect, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * A value outside React, like `useSyncExternalStore`, except that its changes render in a transition: in slices, and
 * without hydrating what waits in Suspense boundaries, as the phone menu would that follows two such values.
 *
 * @param subscribe calls its argument at each change and returns how to stop; the same function at each rendering
 * @param read the current value, which React may compare by identity
 * @param served the value in the served page
 */
export function useTransitionStore<T>(subscribe: (listener: () => void) => () => void, read: () => T, served: T): T {
  const isBrowser = useIsBrowser();
  const [value, setValue] = useState(() => (isBrowser ? read() : served));
  useEffect(() => {
    const update = (): void => startTransition(() => setValue(read));
    update();
    return subscribe(update);
  }, [subscribe, read]);
  return value;
}
