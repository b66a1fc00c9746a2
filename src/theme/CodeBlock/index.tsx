import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import IconCopy from '@theme/Icon/Copy';
import styles from './styles.module.css';

/**
 * Ejected because the theme highlights code in the browser. Here, `plugins/code` highlights it at build time, and
 * `framework/early/copy.ts` handles the button.
 */

interface CodeBlockProps {
  /** The code with its tokens as spans, made by `plugins/code`. */
  html: string;
  /** Language of the fence. */
  language?: string;
  /** Shown in the bar instead of the language. */
  title?: string;
  /** Name of a block whose lines don't fit on a phone: the keyboard reaches it, to scroll. */
  scrollName?: string;
}

/** Languages as readers know them, for the bar of a block without a title. */
const languageNames: Record<string, string> = {
  bash: 'Shell',
  csharp: 'C#',
  js: 'JavaScript',
  md: 'Markdown',
  powershell: 'PowerShell',
  python: 'Python',
  ts: 'TypeScript',
};

export default function CodeBlock({html, language = 'text', title, scrollName}: CodeBlockProps): ReactNode {
  const name = languageNames[language] ?? language.toUpperCase();
  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, styles.block, `language-${language}`)}>
      {/* The language is generated content, so it's neither found by search nor copied. */}
      <div className={styles.bar} data-language={title || language === 'text' ? undefined : name}>
        {title}
      </div>
      <div className={styles.code}>
        <pre
          className="thin-scrollbar"
          translate="no"
          {...(scrollName !== undefined && {tabIndex: 0, role: 'group', 'aria-label': scrollName})}>
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
