import {Suspense, type ReactNode} from 'react';
import Layout from '@theme-init/DocItem/Layout';
import type {Props} from '@theme/DocItem/Layout';

/** Wrapped to hydrate the article after the frame, in pieces; a click in it hydrates its target first. */
export default function DocItemLayoutWrapper(props: Props): ReactNode {
  return (
    <Suspense>
      <Layout {...props} />
    </Suspense>
  );
}
