import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import EditThisPage from '@theme-original/EditThisPage';
import type {Props} from '@theme/EditThisPage';
import {issueUrl} from '@site/src/issues';
import styles from './styles.module.css';

/** Wrapped to let a reader who can't edit a page report what is wrong with it, with its address already filled in. */
export default function EditThisPageWrapper(props: Props): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig, i18n} = useDocusaurusContext();
  // In the head of the page, because in the script it would change that for all readers with each commit.
  const commit = useIsBrowser() ? (document.querySelector<HTMLMetaElement>('meta[name="commit"]')?.content ?? '') : '';
  const fields = {page: siteConfig.url + pathname, language: i18n.currentLocale, commit};
  return (
    <div className={styles.links}>
      <EditThisPage {...props} />
      <Link to={issueUrl('wrong-content', fields)}>
        <Translate id="article.report">Report a problem with this page</Translate>
      </Link>
    </div>
  );
}
