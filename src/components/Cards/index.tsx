import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** Cards lead from a home page to a section or an article; the home pages of the docs and of the site use them. */

/** A grid of {@link Card}s that fills the width with as many columns as fit. */
export function Cards({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}

interface CardProps {
  /** Route within the site (spaces as `%20`) or an address elsewhere. */
  to: string;
  /** Text of the link. */
  title: string;
  /** One sentence that says what the reader finds there. */
  children: ReactNode;
}

export function Card({to, title, children}: CardProps): ReactNode {
  return (
    <li className={styles.card}>
      <Link to={to} className={styles.title}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
