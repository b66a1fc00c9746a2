import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {brand} from '@site/settings/brand';
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
  return (
    <Layout
      title={translate({id: 'home.title', message: '{product} documentation'}, {product: brand.product})}
      description={translate(
        {
          id: 'home.description',
          message:
            'Documentation of {product}: lessons for daily work, the guide for administrators and developers, and the incident reports.',
        },
        {product: brand.product},
      )}>
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
