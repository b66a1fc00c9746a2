import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';

/**
 * Ejected because the theme formats the date in the browser, which takes 70 ms on a phone to load its calendars.
 * `plugins/last-update` formats the date at build time.
 */

function UpdatedDate({date}: {date: Date}): ReactNode {
  const {last_update_text: text} = useDoc().frontMatter as {last_update_text?: string};
  const time = (
    <b>
      <time dateTime={date.toISOString()} itemProp="dateModified">
        {text}
      </time>
    </b>
  );
  return (
    <Translate id="theme.lastUpdated.atDate" values={{date: time}}>
      {' on {date}'}
    </Translate>
  );
}

const updatedBy = (user: string): ReactNode => (
  <Translate id="theme.lastUpdated.byUser" values={{user: <b>{user}</b>}}>
    {' by {user}'}
  </Translate>
);

export default function LastUpdated({lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        values={{
          atDate: lastUpdatedAt ? <UpdatedDate date={new Date(lastUpdatedAt)} /> : '',
          byUser: lastUpdatedBy ? updatedBy(lastUpdatedBy) : '',
        }}>
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
