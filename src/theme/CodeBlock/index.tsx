import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import styles from './styles.module.css';

/** Ejected because the theme colours code in the browser; `plugins/code` has coloured this one while building. */

interface CodeBlockProps {
  /** The code with its tokens as spans, made by `plugins/code`. */
  html: string;
  language?: string;
  title?: string;
}

/** Milliseconds for which the button says that the code is copied. */
const thanks = 1500;

export default function CodeBlock({html, language, title}: CodeBlockProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsCopied(false);
    }, thanks);
    return () => {
      clearTimeout(timer);
    };
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code.current!.textContent);
      setIsCopied(true);
    } catch {
      // Without permission or without HTTPS: the reader's own key copies what is selected.
      getSelection()?.selectAllChildren(code.current!);
    }
  }

  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, styles.block, language && `language-${language}`)}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        <pre className="thin-scrollbar">
          <code ref={code} dangerouslySetInnerHTML={{__html: html}} />
        </pre>
        <button
          type="button"
          className={clsx('clean-btn', styles.copy, isCopied && styles.copied)}
          title={translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
          aria-label={
            isCopied
              ? translate({id: 'theme.CodeBlock.copied', message: 'Copied'})
              : translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'})
          }
          onClick={() => void copy()}>
          {isCopied ? <IconSuccess className={styles.icon} /> : <IconCopy className={styles.icon} />}
        </button>
      </div>
    </div>
  );
}
