import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TabItem';
import styles from './styles.module.css';

/**
 * Ejected because the theme's panels have no name, and closed ones have the attribute `hidden`: they were missing on
 * paper and in the browsers' reader mode. Styles hide them and the name on a screen. `Tabs` gives the ids.
 */
export default function TabItem({children, hidden, className, label, value, attributes}: Props): ReactNode {
  return (
    <div
      role="tabpanel"
      id={attributes?.['aria-controls'] as string}
      aria-labelledby={attributes?.id as string}
      className={clsx(styles.panel, hidden && styles.closed, className)}>
      <p className={styles.name} data-search-ignore>
        {label ?? value}
      </p>
      {children}
    </div>
  );
}
