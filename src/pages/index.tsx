import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {brand} from '@site/settings/brand';
import {htmlLang, localePrefix, type Locale} from '@site/settings/locales';
import PopularQuestions from '@site/src/components/PopularQuestions';
import SearchForm from '@site/src/components/SearchForm';
import SectionCards from '@site/src/components/SectionCards';
import Developers from './_home/Developers';
import News from './_home/News';
import Readers from './_home/Readers';
import Scene from './_home/Scene';
import styles from './_home/styles.module.css';

/** The site's front door: search, what the product does, where each kind of reader begins, and what's new. */
export default function Home(): ReactNode {
  const title = translate({id: 'home.title', message: '{product} documentation'}, {product: brand.product});
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const site = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: title,
    url: `${brand.siteUrl}${localePrefix(locale)}/`,
    inLanguage: htmlLang(locale),
    publisher: {'@type': 'Organization', name: brand.company, url: brand.links.website},
  };
  return (
    <Layout
      title={title}
      description={translate(
        {
          id: 'home.description',
          message:
            'Documentation of {product}: lessons for daily work, the guide for administrators and developers, and the incident reports.',
        },
        {product: brand.product},
      )}>
      <Head>
        <script type="application/ld+json">{JSON.stringify(site)}</script>
      </Head>
      <main>
        <section className={styles.hero}>
          <div>
            <Heading as="h1" className={styles.title}>
              <Translate id="home.title" values={{product: brand.product}}>
                {'{product} documentation'}
              </Translate>
            </Heading>
            <p className={styles.lead}>
              <Translate id="home.lead">
                Time sheets, expenses, projects, contracts, and bills: find out how it works, set it up, and build on
                it.
              </Translate>
            </p>
            <SearchForm />
            <PopularQuestions className={styles.popular} />
          </div>
          <Scene />
        </section>

        <section className={styles.section}>
          <Heading as="h2">
            <Translate id="home.paths">Where do you begin?</Translate>
          </Heading>
          <Readers />
        </section>

        <section className={styles.section}>
          <Heading as="h2">
            <Translate id="home.sections">Sections</Translate>
          </Heading>
          <SectionCards />
        </section>

        <section className={styles.section}>
          <Developers />
        </section>

        <section className={styles.section}>
          <Heading as="h2">
            <Translate id="home.news">What’s new</Translate>
          </Heading>
          <News />
        </section>
      </main>
    </Layout>
  );
}
