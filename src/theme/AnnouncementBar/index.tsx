import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

/** Ejected because the theme makes the announcement a second banner landmark; here it's a region with a name. */
export default function AnnouncementBar(): ReactNode {
  const {backgroundColor, textColor, isCloseable} = useThemeConfig().announcementBar!;
  const {isActive, close} = useAnnouncementBar();
  return (
    isActive && (
      <section
        className={styles.bar}
        style={{backgroundColor, color: textColor}}
        aria-label={translate({id: 'announcement.label', message: 'Announcement'})}>
        <Content className={styles.content} />
        {isCloseable && <CloseButton onClick={close} className={styles.close} />}
      </section>
    )
  );
}
