import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import TranslationNotice from '@site/src/components/TranslationNotice';
import {htmlLang, sourceLocale} from '@site/settings/locales';

/**
 * Wrapped to show a notice if a translation is missing or older than its English source. If it's missing, readers get
 * the English article, marked as English for screen readers and hyphenation.
 */
export default function DocItemContentWrapper(props: Props): ReactNode {
  const {metadata} = useDoc();
  const {currentLocale} = useDocusaurusContext().i18n;
  if (currentLocale !== sourceLocale && metadata.source.startsWith('@site/docs/')) {
    return (
      <>
        <TranslationNotice state="missing" />
        <div lang={htmlLang(sourceLocale)}>
          <DocItemContent {...props} />
        </div>
      </>
    );
  }
  return (
    <>
      {'translation' in metadata.frontMatter && metadata.frontMatter.translation === 'stale' && (
        <TranslationNotice state="stale" />
      )}
      <DocItemContent {...props} />
    </>
  );
}
