import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import IconCopy from '@theme/Icon/Copy';
import styles from './styles.module.css';

/**
 * Ejected because the theme highlights code in the browser. Here, `plugins/code` highlights it at build time, and
 * `src/start/copy-code.ts` handles the button.
 */

interface CodeBlockProps {
  /** The code with its tokens as spans, made by `plugins/code`. */
  html: string;
  language?: string;
  title?: string;
}

export default function CodeBlock({html, language, title}: CodeBlockProps): ReactNode {
  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, styles.block, language && `language-${language}`)}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        <pre className="thin-scrollbar">
          <code dangerouslySetInnerHTML={{__html: html}} />
        </pre>
        <button
          type="button"
          className={clsx('clean-btn', styles.copy)}
          title={translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
          aria-label={translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'})}
          data-done={translate({id: 'theme.CodeBlock.copied', message: 'Copied'})}>
          <IconCopy className={styles.icon} />
        </button>
      </div>
    </div>
  );
}
