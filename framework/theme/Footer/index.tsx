import {Suspense, type ReactNode} from 'react';
import Footer from '@theme-init/Footer';

/** Wrapped to hydrate the footer after the frame, in pieces. */
export default function FooterWrapper(): ReactNode {
  return (
    <Suspense>
      <Footer />
    </Suspense>
  );
}
