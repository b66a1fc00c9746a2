import type {ReactNode} from 'react';
import styles from './Mark.module.css';

interface MarkProps {
  /** Number of the part, counted from 1 within the article. */
  n: number;
}

/** A numbered callout: on a part of a screen, and in the step that is about that part. */
export function Mark({n}: MarkProps): ReactNode {
  return <span className={styles.mark}>{n}</span>;
}

/** The callout of a part that may have one. */
export function OptionalMark({n}: {n: number | undefined}): ReactNode {
  return n === undefined ? null : <Mark n={n} />;
}
