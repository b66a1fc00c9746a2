import type {ReactNode} from 'react';
import {SkipToContentLink} from '@docusaurus/theme-common';
import styles from '@docusaurus/theme-classic/lib/theme/SkipToContent/styles.module.css';

/** Ejected because in Safari, the Tab key reaches links only if they have an index. */
export default function SkipToContent(): ReactNode {
  return <SkipToContentLink className={styles.skipToContent} tabIndex={0} />;
}
