import {useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Icon from '../Icon';
import styles from './styles.module.css';

/**
 * Menu that copies an article as Markdown for other tools. It's a `<details>`, so it opens by keyboard and without
 * JavaScript, when it contains a plain link to the twin. The twin loads only when it's copied.
 */

type State = 'ready' | 'copied' | 'failed';

/** @throws Error when the twin can't be loaded or the browser refuses the clipboard */
async function copy(address: string): Promise<void> {
  const load = async () => {
    const response = await fetch(address);
    if (!response.ok) {
      throw new Error(`${address}: ${response.status}`);
    }
    return new Blob([await response.text()], {type: 'text/plain'});
  };
  // Pass a promise, because Safari allows clipboard access only at the moment of the click.
  await navigator.clipboard.write([new ClipboardItem({'text/plain': load()})]);
}

/** @param props.twin path of the article's Markdown twin */
export default function CopyPage({twin}: {twin: string}): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const [state, setState] = useState<State>('ready');
  const close = () => {
    details.current!.open = false;
  };

  return (
    <details
      ref={details}
      className={styles.menu}
      data-search-ignore
      onToggle={() => setState('ready')}
      onKeyDown={({key}) => {
        if (key === 'Escape') {
          close();
          details.current!.querySelector('summary')!.focus();
        }
      }}
      onBlur={({currentTarget, relatedTarget}) => {
        if (!currentTarget.contains(relatedTarget)) {
          close();
        }
      }}>
      <summary>
        <Icon name="page" />
        <span className={styles.label}>
          <Translate id="copyPage.label">Copy page</Translate>
        </span>
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <div className={styles.choices}>
        <button
          type="button"
          onClick={() => {
            copy(twin).then(
              () => setState('copied'),
              () => setState('failed'),
            );
          }}>
          <Translate id="copyPage.copy">Copy as Markdown</Translate>
        </button>
        <Link to={`pathname://${twin}`} autoAddBaseUrl={false} target="_self" type="text/markdown">
          <Translate id="copyPage.view">View as Markdown</Translate>
        </Link>
        <span role="status" className={styles.status}>
          {state === 'copied' && <Translate id="copyPage.copied">✓ Copied</Translate>}
          {state === 'failed' && (
            <Translate id="copyPage.failed">Could not be copied. View it as Markdown and copy from there.</Translate>
          )}
        </span>
      </div>
    </details>
  );
}
