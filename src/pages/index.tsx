import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {brand} from '@site/settings/brand';
import SearchForm from '@site/src/components/SearchForm';
import SectionCards from '@site/src/components/SectionCards';
import HeroArt from './_home/HeroArt';
import styles from './_home/styles.module.css';

interface Path {
  title: string;
  text: string;
  /** Route and link text, in reading order. */
  articles: [string, string][];
}

const timeSheets = '/docs/university/Time%20sheets';

/** The site's front door: what the site is, search, the four sections, and where each kind of reader begins. */
export default function Home(): ReactNode {
  const fill = translate({id: 'article.fill', message: 'Fill in time sheets'});
  const approve = translate({id: 'article.approve', message: 'Approve time sheets'});
  const importUsers = translate({id: 'article.importUsers', message: 'Import users'});
  const okta = translate({id: 'article.okta', message: 'Okta single sign-on'});
  const clientApi = translate({id: 'article.clientApi', message: 'Client API'});
  const utilization = translate({id: 'article.utilization', message: 'Utilization dashboard'});

  const paths: Path[] = [
    {
      title: translate({id: 'home.path.everyday', message: 'I fill in and approve'}),
      text: translate({
        id: 'home.path.everyday.text',
        message: 'Book your hours, send the week, decide on the hours of your team.',
      }),
      articles: [
        [`${timeSheets}/filling-time-sheets`, fill],
        [`${timeSheets}/approving-time-sheets`, approve],
        [`${timeSheets}/rejecting-time-sheets`, translate({id: 'article.reject', message: 'Reject time sheets'})],
      ],
    },
    {
      title: translate({id: 'home.path.administrator', message: 'I administer'}),
      text: translate({
        id: 'home.path.administrator.text',
        message: 'Bring people in, decide who approves, connect sign-in and HR.',
      }),
      articles: [
        ['/docs/university/Maintenance/Import%20Data/users', importUsers],
        [`${timeSheets}/multi-approving-time-sheets`, translate({id: 'article.levels', message: 'Approval levels'})],
        ['/docs/integrations/okta-sso-configuration', okta],
      ],
    },
    {
      title: translate({id: 'home.path.developer', message: 'I develop'}),
      text: translate({
        id: 'home.path.developer.text',
        message: 'Script the screens, automate the work between systems, call the API.',
      }),
      articles: [
        ['/docs/sdk/ui/', translate({id: 'article.ui', message: 'UI methods of the SDK'})],
        [
          '/docs/automations/introduction',
          translate({id: 'article.automations', message: 'Introduction to automations'}),
        ],
        ['/docs/api/client-api', clientApi],
      ],
    },
  ];

  const mostNeeded: [string, string][] = [
    [`${timeSheets}/filling-time-sheets`, fill],
    [`${timeSheets}/approving-time-sheets`, approve],
    ['/docs/university/Dashboards/utilization-dashboard', utilization],
    ['/docs/university/Maintenance/Import%20Data/users', importUsers],
    ['/docs/integrations/okta-sso-configuration', okta],
    ['/docs/api/client-api', clientApi],
  ];

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
          <div className={styles.heroInner}>
            <div>
              <Heading as="h1" className={styles.title}>
                <Translate id="home.title" values={{product: brand.product}}>
                  {'{product} documentation'}
                </Translate>
              </Heading>
              <p className={styles.lead}>
                <Translate id="home.lead">
                  Time sheets, expenses, projects, contracts and bills: find out how it works, set it up, and build on
                  it.
                </Translate>
              </p>
              <SearchForm />
            </div>
            <HeroArt />
          </div>
        </section>

        <div className={styles.content}>
          <section>
            <Heading as="h2">
              <Translate id="home.sections">Sections</Translate>
            </Heading>
            <SectionCards />
          </section>

          <section>
            <Heading as="h2">
              <Translate id="home.paths">Where do you begin?</Translate>
            </Heading>
            <div className={styles.paths}>
              {paths.map(({title, text, articles}) => (
                <div key={title} className={styles.path}>
                  <Heading as="h3">{title}</Heading>
                  <p>{text}</p>
                  <ol>
                    {articles.map(([to, label]) => (
                      <li key={to}>
                        <Link to={to}>{label}</Link>
                      </li>
                    ))}
                  </ol>
                </div>
              ))}
            </div>
          </section>

          <section>
            <Heading as="h2">
              <Translate id="home.mostNeeded">Most-needed articles</Translate>
            </Heading>
            <ul className={styles.mostNeeded}>
              {mostNeeded.map(([to, label]) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </main>
    </Layout>
  );
}
