import type {ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {Props} from '@theme/Error';

/** The layout asks which plugin made the route; here none did. */
const route = {plugin: {name: 'error', id: 'default'}};

/**
 * Ejected because the page of Docusaurus for a crash outside of the layout is in English only. This one says the same
 * as the theme's for a crash inside; if the layout itself crashed, it appears alone.
 */
export default function ErrorPage(props: Props): ReactNode {
  const title = translate({id: 'theme.ErrorPageContent.title', message: 'This page crashed.'});
  return (
    <RouteContextProvider value={route}>
      <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
        <Layout>
          <PageMetadata title={title} />
          <ErrorPageContent {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
