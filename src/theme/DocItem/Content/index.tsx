import {memo, Suspense, useEffect, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Original from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import TranslationNotice from '@site/src/components/TranslationNotice';
import {htmlLang, sourceLocale} from '@site/settings/locales';
import {showTextEvents} from '@site/framework/client/text-events';

/** Its effect runs when the boundary around it is hydrated. */
function Hydrated(): ReactNode {
  useEffect(showTextEvents, []);
  return null;
}

/** A separate boundary, so React hydrates the text last, in pieces. */
function Content(props: Props): ReactNode {
  return (
    <Suspense>
      <Original {...props} />
      <Hydrated />
    </Suspense>
  );
}

/**
 * Wrapped to hydrate the text last, and to show a notice if a translation is missing or older than its English source.
 * If it's missing, readers get the English article, marked as English for screen readers and hyphenation. `memo` is
 * needed because React hydrates a boundary immediately when its parent rerenders.
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
