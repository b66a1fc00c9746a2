import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './guidance.module.css';

/** Right and wrong side by side, for guidelines. A sign and a word tell them apart, not only the color. */

interface ExampleProps {
  /** What is right or wrong about it, in a few words. */
  title: string;
  children: ReactNode;
}

export function Guidance({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.guidance}>{children}</div>;
}

function Example({title, children, className, verdict}: ExampleProps & {className?: string; verdict: ReactNode}) {
  return (
    <div className={clsx(styles.example, className)}>
      <div className={styles.title}>
        <strong>{verdict}</strong> {title}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

export function Do(props: ExampleProps): ReactNode {
  const verdict = (
    <>
      ✓ <Translate id="guidance.do">Do</Translate>
    </>
  );
  return <Example {...props} className={styles.do} verdict={verdict} />;
}

export function Dont(props: ExampleProps): ReactNode {
  const verdict = (
    <>
      ✕ <Translate id="guidance.dont">Don’t</Translate>
    </>
  );
  return <Example {...props} className={styles.dont} verdict={verdict} />;
}
