import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

/**
 * Ejected because the theme does not translate the announcement. Its English text and id are in
 * `settings/announcement.ts`, its translations under `announcement.<id>` in `i18n/<locale>/code.json`.
 */
export default function AnnouncementBarContent(props: Props): ReactNode {
  const {id, content} = useThemeConfig().announcementBar!;
  return (
    <div {...props} className={clsx(styles.content, props.className)}>
      {/* eslint-disable-next-line @docusaurus/string-literal-i18n-messages -- the announcement is in the configuration */}
      {translate({id: `announcement.${id}`, message: content})}
    </div>
  );
}
