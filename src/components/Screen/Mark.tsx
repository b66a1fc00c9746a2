import type {ReactNode} from 'react';
import styles from './Mark.module.css';

interface MarkProps {
  /** Number of the part, counted from 1 within the article; `undefined` for a part of a screen that has none. */
  n: number | undefined;
}

/** A numbered callout: on a part of a screen, and in the step that is about that part. */
export function Mark({n}: MarkProps): ReactNode {
  return n !== undefined && <span className={styles.mark}>{n}</span>;
}
