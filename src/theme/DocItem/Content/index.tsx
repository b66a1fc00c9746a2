import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import TranslationNotice from '@site/src/components/TranslationNotice';
import {htmlLang} from '@site/settings/locales';
import {useShownLocale} from '@site/src/shown-locale';

/**
 * Wrapped to show a notice if a translation is missing or older than its English source. If it's missing, readers get
 * the English article, marked as English for screen readers and hyphenation.
 */
export default function DocItemContentWrapper(props: Props): ReactNode {
  const {frontMatter} = useDoc().metadata;
  const shownLocale = useShownLocale();
  const {currentLocale} = useDocusaurusContext().i18n;
  if (shownLocale !== currentLocale) {
    return (
      <>
        <TranslationNotice state="missing" />
        <div lang={htmlLang(shownLocale)}>
          <DocItemContent {...props} />
        </div>
      </>
    );
  }
  return (
    <>
      {'translation' in frontMatter && frontMatter.translation === 'stale' && <TranslationNotice state="stale" />}
      <DocItemContent {...props} />
    </>
  );
}
