import {memo, Suspense, useEffect, type ReactNode} from 'react';
import DocItemContent from '@theme-init/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import {showTextEvents} from '@site/framework/client/text-events';

/** Its effect runs when the boundary around it is hydrated. */
function Hydrated(): ReactNode {
  useEffect(showTextEvents, []);
  return null;
}

/** Wrapped in a separate boundary, so React hydrates the text last, in pieces. */
function DocItemContentWrapper(props: Props): ReactNode {
  return (
    <Suspense>
      <DocItemContent {...props} />
      <Hydrated />
    </Suspense>
  );
}

/** `memo` is needed because React hydrates a boundary immediately when its parent rerenders. */
export default memo(DocItemContentWrapper);
