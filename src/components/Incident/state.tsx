import {useSyncExternalStore, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {brand} from '@site/settings/brand';
import {formatDay} from './names';
import styles from './styles.module.css';
import {useHtmlLang} from './useHtmlLang';

interface ServiceStateProps {
  /** Title of the newest report. */
  title: string;
  /** Its route, spaces as `%20`. */
  route: string;
  /** When its incident began, as an ISO time. */
  start: string;
}

const dayInMs = 86_400_000;

/** A visit is too short for the number of days to change. */
const subscribe = () => () => undefined;

/**
 * Leads to the live status page and says how long ago the last incident was; `plugins/incidents` fills in the props. The
 * days are counted in the browser, because the page may have been built long ago.
 */
export function ServiceState({title, route, start}: ServiceStateProps): ReactNode {
  const lang = useHtmlLang();
  const days = useSyncExternalStore(
    subscribe,
    () => Math.floor((Date.now() - Date.parse(start)) / dayInMs),
    () => undefined,
  );
  return (
    <div className={clsx(styles.panel, styles.service)}>
      <Link to={brand.links.status} className="button button--primary button--lg">
        <Translate id="incidents.live">Open the live status page</Translate>
      </Link>
      <div>
        <div className={styles.note}>
          <Translate id="incidents.last">Last incident</Translate>
        </div>
        <Link to={route}>{title}</Link>
        <div className={styles.note}>
          {formatDay(start)}
          {days !== undefined && ` · ${new Intl.RelativeTimeFormat(lang, {numeric: 'auto'}).format(-days, 'day')}`}
        </div>
      </div>
    </div>
  );
}
