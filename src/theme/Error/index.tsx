import type {ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {Props} from '@theme/Error';

/** The layout requires the plugin of the route, and this page has none. */
const route = {plugin: {name: 'error', id: 'default'}};

/**
 * Ejected because Docusaurus's page for a crash outside the layout is only in English. This one shows the text of the
 * theme's page for a crash inside the layout; if the layout itself crashed, it appears alone.
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
