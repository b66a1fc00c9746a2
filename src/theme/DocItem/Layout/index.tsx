import {Suspense, type ReactNode} from 'react';
import Layout from '@theme-original/DocItem/Layout';
import type {Props} from '@theme/DocItem/Layout';

/** Wrapped to be hydrated after the frame, in pieces; a click on something in it hydrates it first. */
export default function DocItemLayoutWrapper(props: Props): ReactNode {
  return (
    <Suspense>
      <Layout {...props} />
    </Suspense>
  );
}
