import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EditThisPage from '@theme-original/EditThisPage';
import type {Props} from '@theme/EditThisPage';
import {commitFile, issueUrl} from '@site/src/issues';
import {printablePath} from '@site/src/article-paths';
import styles from './styles.module.css';

/**
 * Wrapped to let readers who can't edit a page report a problem with it (the link fills in the page's address), and
 * print the articles of its group, which are today's.
 */
export default function EditThisPageWrapper(props: Props): ReactNode {
  const {pathname} = useLocation();
  const {sourceDirName, version} = useDoc().metadata;
  const printable = version === 'current' ? printablePath(sourceDirName) : undefined;
  const printableUrl = useBaseUrl(printable);
  const {siteConfig, i18n} = useDocusaurusContext();
  const [commit, setCommit] = useState('');
  const askForCommit = () =>
    void fetch(commitFile)
      .then((response) => (response.ok ? response.text() : ''))
      .then(setCommit, () => undefined);
  const fields = {page: siteConfig.url + pathname, language: i18n.currentLocale, commit};
  return (
    <div className={styles.links}>
      <EditThisPage {...props} />
      <Link to={issueUrl('wrong-content', fields)} onPointerEnter={askForCommit} onFocus={askForCommit}>
        <Translate id="article.report">Report a problem with this page</Translate>
      </Link>
      {printable && (
        <Link to={`pathname://${printableUrl}`} autoAddBaseUrl={false} target="_self">
          <Translate id="article.print">Print this section</Translate>
        </Link>
      )}
    </div>
  );
}
