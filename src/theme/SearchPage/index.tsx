import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {brand} from '@site/settings/brand';
import SearchForm from '@site/src/components/SearchForm';
import SearchResults from '@site/src/components/SearchResults';
import VersionSelect, {useVersionChoice} from '@site/src/components/SearchResults/VersionSelect';
import SearchNotice from '@site/src/components/SearchResults/SearchNotice';
import SectionCards from '@site/src/components/SectionCards';
import {cutQuery} from '@site/lib/query';
import {sections} from '@site/src/sections';
import styles from './styles.module.css';

/** Fills in the field from the address and shows that results will come, before the first paint. */
const showQuery = `{const q=new URLSearchParams(location.search).get('q'),m=document.querySelector('main');if(q){m.querySelector('input').value=q;m.dataset.searching=''}}`;

/**
 * Ejected because the theme's page works only with Algolia. The query is in the URL (`?q=`), so results can be linked
 * to and the back button works; the hits come from the same engine as in the search box.
 */
export default function SearchPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const {search} = useLocation();
  const asked = new URLSearchParams(isBrowser ? search : '');
  const typed = (asked.get('q') ?? '').trim();
  const query = cutQuery(typed);
  const section = sections().find(({id}) => id === asked.get('section'))?.id ?? null;
  const choice = useVersionChoice();
  const title = query
    ? translate({id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'}, {query})
    : translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'});
  return (
    <Layout>
      <PageMetadata
        title={title}
        description={translate(
          {id: 'search.description', message: 'Search all articles of the {product} documentation.'},
          {product: brand.product},
        )}
      />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page} data-start="query">
        <Heading as="h1">{title}</Heading>
        <SearchForm initialQuery={query} className={styles.form} />
        <SearchNotice isCut={query !== typed} />
        <div className={styles.plain}>
          <p>
            <Translate id="search.needsScript">
              The search runs in your browser, but JavaScript is off or the browser is too old. Start from a section:
            </Translate>
          </p>
          <SectionCards />
        </div>
        <VersionSelect {...choice} />
        <SearchResults key={query} query={query} section={section} docsTag={choice.tag} />
      </main>
      <script dangerouslySetInnerHTML={{__html: showQuery}} />
    </Layout>
  );
}
