import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IconArrow from '@theme/Icon/Arrow';
import type {Props} from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import styles from './styles.module.css';

/** Ejected because the theme's button, which shows the hidden sidebar again, takes every key as a press, Tab included. */
export default function ExpandButton({toggleSidebar}: Props): ReactNode {
  const label = translate({id: 'theme.docs.sidebar.expandButtonAriaLabel', message: 'Expand sidebar'});
  return (
    <button type="button" className={styles.button} title={label} aria-label={label} onClick={toggleSidebar}>
      <IconArrow />
    </button>
  );
}
