import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import CopyPage from '@site/src/components/CopyPage';
import {twinPath} from '@site/src/article-paths';
import styles from './styles.module.css';

/** Wrapped to put the copy menu at the end of the breadcrumbs, above the title. */
export default function DocBreadcrumbsWrapper(): ReactNode {
  const {metadata} = useDoc();
  return (
    <div className={styles.line}>
      <DocBreadcrumbs />
      <CopyPage key={metadata.permalink} twin={encodeURI(twinPath(metadata.permalink))} />
    </div>
  );
}
