import {memo, Suspense, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Original from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import TranslationNotice from '@site/src/components/TranslationNotice';
import {htmlLang, sourceLocale} from '@site/settings/locales';

/** The text is hydrated last, in pieces. */
function Content(props: Props): ReactNode {
  return (
    <Suspense>
      <Original {...props} />
    </Suspense>
  );
}

/**
 * Wrapped to hydrate the text last, and to show a notice if a translation is older than its English source or missing.
 * Then the English article is shown, marked as English for screen readers and hyphenation. `memo`, because React hydrates
 * a boundary at once when its parent renders again.
 */
function DocItemContentWrapper(props: Props): ReactNode {
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

export default memo(DocItemContentWrapper);
