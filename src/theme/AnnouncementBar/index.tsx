import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import styles from './styles.module.css';

/**
 * Ejected because the theme makes the announcement a second banner landmark (here, it's a region with a name), and does
 * not translate it. Its English text and id are in `settings/announcement.ts`, its translations under
 * `announcement.<id>` in `i18n/<locale>/code.json`.
 */
export default function AnnouncementBar(): ReactNode {
  const {id, content, backgroundColor, textColor, isCloseable} = useThemeConfig().announcementBar!;
  const {isActive, close} = useAnnouncementBar();
  return (
    isActive && (
      <section
        className={styles.bar}
        style={{backgroundColor, color: textColor}}
        aria-label={translate({id: 'announcement.label', message: 'Announcement'})}>
        <div className={styles.content}>
          {/* eslint-disable-next-line @docusaurus/string-literal-i18n-messages -- it's in the configuration */}
          {translate({id: `announcement.${id}`, message: content})}
        </div>
        {isCloseable && <CloseButton onClick={close} className={styles.close} />}
      </section>
    )
  );
}
