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

function Example({
  kind,
  sign,
  verdict,
  title,
  children,
}: ExampleProps & {kind: string; sign: string; verdict: ReactNode}) {
  return (
    <div className={clsx(styles.example, styles[kind])}>
      <div className={styles.title}>
        <strong>
          {`${sign} `}
          {verdict}
        </strong>{' '}
        {title}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

export function Do(props: ExampleProps): ReactNode {
  return <Example {...props} kind="do" sign="✓" verdict={<Translate id="guidance.do">Do</Translate>} />;
}

export function Dont(props: ExampleProps): ReactNode {
  return <Example {...props} kind="dont" sign="✕" verdict={<Translate id="guidance.dont">Don’t</Translate>} />;
}
