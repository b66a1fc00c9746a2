import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TabItem';
import styles from './styles.module.css';

/**
 * Ejected because the theme's panels have no name, and closed ones have the attribute `hidden`: they were missing on
 * paper and in the browsers' reader mode. Styles hide them and the name on a screen.
 */
export default function TabItem({children, hidden, className, label, value}: Props): ReactNode {
  const name = label ?? value;
  return (
    <div role="tabpanel" aria-label={name} className={clsx(styles.panel, hidden && styles.closed, className)}>
      <p className={styles.name} data-search-ignore>
        {name}
      </p>
      {children}
    </div>
  );
}
