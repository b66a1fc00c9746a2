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
  return <section className={styles.guidance}>{children}</section>;
}

function Example({kind, verdict, title, children}: ExampleProps & {kind: 'do' | 'dont'; verdict: ReactNode}) {
  return (
    <section className={clsx(styles.example, styles[kind])}>
      <section className={styles.title}>
        <strong>
          {kind === 'do' ? '✓ ' : '✕ '}
          {verdict}
        </strong>{' '}
        {title}
      </section>
      <section className={styles.inside}>{children}</section>
    </section>
  );
}

export function Do(props: ExampleProps): ReactNode {
  return <Example {...props} kind="do" verdict={<Translate id="guidance.do">Do</Translate>} />;
}

export function Dont(props: ExampleProps): ReactNode {
  return <Example {...props} kind="dont" verdict={<Translate id="guidance.dont">Don’t</Translate>} />;
}
