import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';

/**
 * Ejected because the theme formats the date in the browser, which makes a phone load its calendars.
 * `plugins/last-update` formats the date at build time. The site shows no authors.
 */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  const {last_update_text: text} = useDoc().frontMatter as {last_update_text?: string};
  const date = (
    <b>
      <time dateTime={new Date(lastUpdatedAt!).toISOString()}>{text}</time>
    </b>
  );
  const atDate = (
    <Translate id="theme.lastUpdated.atDate" values={{date}}>
      {' on {date}'}
    </Translate>
  );
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate id="theme.lastUpdated.lastUpdatedAtBy" values={{atDate, byUser: ''}}>
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
