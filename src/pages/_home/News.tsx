import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import home from '@generated/home/default/home.json';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** The newest release, the newest incident report and the newest articles. */
export default function News(): ReactNode {
  const {release, incident, added} = home;
  return (
    <div className={styles.news}>
      <div>
        <Heading as="h3">
          <Translate id="home.news.release">Latest release</Translate>
        </Heading>
        <Link to={release.to}>{release.title}</Link>
      </div>
      <div>
        <Heading as="h3">
          <Translate id="home.news.incident">Latest incident report</Translate>
        </Heading>
        <Link to={incident.to}>{incident.title}</Link>
      </div>
      {added.length > 0 && (
        <div>
          <Heading as="h3">
            <Translate id="home.news.added">New articles</Translate>
          </Heading>
          <ul>
            {added.map(({to, title}) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
