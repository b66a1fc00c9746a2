import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A learning path: an ordered list of lessons, each with its reading time, which `plugins/lessons` computes. */

/** Frame around the ordered list of a learning path. */
export function Lessons({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.lessons}>{children}</div>;
}

/** @param props.minutes whole minutes, as `plugins/lessons` writes them */
export function ReadingTime({minutes}: {minutes: string}): ReactNode {
  return (
    <span className={styles.time}>
      <Translate id="lessons.readingTime" values={{minutes}}>
        {'{minutes}\u00a0min'}
      </Translate>
    </span>
  );
}
