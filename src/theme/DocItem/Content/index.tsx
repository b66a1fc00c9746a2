import {useState, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Original from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import ServedArticle, {servedArticle} from '@site/src/components/ServedArticle';
import TranslationNotice from '@site/src/components/TranslationNotice';
import {htmlLang, sourceLocale} from '@site/settings/locales';

/** What the server has sent is kept; later articles are rendered. */
function Content(props: Props): ReactNode {
  const [served] = useState(servedArticle);
  return served ? <ServedArticle served={served} /> : <Original {...props} />;
}

/**
 * Wrapped to keep the article that a reader opens out of hydration, and to show a notice if a translation is older than
 * its English source or missing. Then the English article is shown, marked as English for screen readers and hyphenation.
 */
export default function DocItemContentWrapper(props: Props): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {currentLocale} = useDocusaurusContext().i18n;
  if (currentLocale !== sourceLocale && metadata.source.startsWith('@site/docs/')) {
    return (
      <>
        <TranslationNotice state="missing" />
        <div lang={htmlLang(sourceLocale)}>
          <Content {...props} />
        </div>
      </>
    );
  }
  return (
    <>
      {'translation' in frontMatter && frontMatter.translation === 'stale' && <TranslationNotice state="stale" />}
      <Content {...props} />
    </>
  );
}
