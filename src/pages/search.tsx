import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import SearchForm from '@site/src/components/SearchForm';
import SearchResults from '@site/src/components/SearchResults';

/** The search page: the query is in the address (`?q=`), so results can be linked to and the back button works. */
export default function SearchPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const {search} = useLocation();
  const query = isBrowser ? (new URLSearchParams(search).get('q') ?? '').trim().slice(0, 64) : '';
  return (
    <Layout title={translate({id: 'search.title', message: 'Search'})}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1">
          <Translate id="search.heading">Search the documentation</Translate>
        </Heading>
        <SearchForm initialQuery={query} className="margin-bottom--lg" />
        <SearchResults query={query} />
      </main>
    </Layout>
  );
}
