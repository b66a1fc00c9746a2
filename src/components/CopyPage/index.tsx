import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '../Icon';
import styles from './styles.module.css';

/**
 * Menu that copies an article as Markdown for other tools. It's a `<details>`, so it opens by keyboard and without
 * JavaScript, when it contains a plain link to the twin. `framework/early/copy.ts` answers its button and writes the status;
 * the twin loads only when it's copied.
 */

/** The same object each time, so that React leaves alone what `framework/early/copy.ts` writes, also before it runs. */
const leftAlone = {__html: ''};

/** @param props.twin path of the article's Markdown twin */
export default function CopyPage({twin}: {twin: string}): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    // Not on blur: in Safari, a pressed button takes no focus, so the summary would lose it to nothing.
    const closeOutside = ({target}: Event) => {
      if (!details.current!.contains(target as Node)) {
        details.current!.open = false;
      }
    };
    const signs = ['pointerdown', 'focusin'];
    signs.forEach((sign) => document.addEventListener(sign, closeOutside));
    return () => signs.forEach((sign) => document.removeEventListener(sign, closeOutside));
  }, []);

  return (
    <details
      ref={details}
      className={styles.menu}
      data-search-ignore
      onToggle={({currentTarget}) => {
        currentTarget.querySelector('[role=status]')!.textContent = '';
      }}
      onKeyDown={({key}) => {
        if (key === 'Escape') {
          details.current!.open = false;
          details.current!.querySelector('summary')!.focus();
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
          data-twin={twin}
          data-done={translate({id: 'copyPage.copied', message: '✓ Copied'})}
          data-failed={translate({
            id: 'copyPage.failed',
            message: 'Could not be copied. View it as Markdown and copy from there.',
          })}>
          <Translate id="copyPage.copy">Copy as Markdown</Translate>
        </button>
        <Link to={`pathname://${twin}`} autoAddBaseUrl={false} target="_self" type="text/markdown">
          <Translate id="copyPage.view">View as Markdown</Translate>
        </Link>
        <span role="status" className={styles.status} dangerouslySetInnerHTML={leftAlone} />
      </div>
    </details>
  );
}
