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

function Example({
  kind,
  sign,
  verdict,
  title,
  children,
}: ExampleProps & {kind: string; sign: string; verdict: ReactNode}) {
  return (
    <section className={clsx(styles.example, styles[kind])}>
      <section className={styles.title}>
        <strong>
          {`${sign} `}
          {verdict}
        </strong>{' '}
        {title}
      </section>
      <section className={styles.body}>{children}</section>
    </section>
  );
}

export function Do(props: ExampleProps): ReactNode {
  return <Example {...props} kind="do" sign="✓" verdict={<Translate id="guidance.do">Do</Translate>} />;
}

export function Dont(props: ExampleProps): ReactNode {
  return <Example {...props} kind="dont" sign="✕" verdict={<Translate id="guidance.dont">Don’t</Translate>} />;
}
