import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {brand} from '@site/settings/brand';
import {formatDay, htmlLang} from './names';
import type {IncidentEntry} from './record';
import styles from './styles.module.css';

/** Text such as `3 days ago`, in the reader's language. */
const daysAgo = (iso: string): string =>
  new Intl.RelativeTimeFormat(htmlLang, {numeric: 'auto'}).format(
    -Math.floor((Date.now() - Date.parse(iso)) / 86_400_000),
    'day',
  );

/**
 * Leads to the live status page and says how long ago the last incident was; `plugins/incidents` fills in the newest
 * report. The days are counted in the browser, because the page may have been built long ago.
 */
export function ServiceState({title, route, start}: Pick<IncidentEntry, 'title' | 'route' | 'start'>): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <div className={clsx(styles.panel, styles.service)} data-component="ServiceState">
      <Link to={brand.links.status} className="button button--primary button--lg">
        <Translate id="incidents.live">Open the live status page</Translate>
      </Link>
      <div>
        <div className={styles.note}>
          <Translate id="incidents.last">Last incident</Translate>
        </div>
        <Link to={route}>{title}</Link>
        <div className={styles.note} suppressHydrationWarning>
          {formatDay(start)}
          {isBrowser && ` · ${daysAgo(start)}`}
        </div>
      </div>
    </div>
  );
}
