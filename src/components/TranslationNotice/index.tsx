import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import Translate from '@docusaurus/Translate';
import Admonition from '@theme/Admonition';
import {htmlLang, sourceLocale} from '@site/settings/locales';

interface TranslationNoticeProps {
  /** `stale`: the English page is newer than this translation. `missing`: there is no translation yet. */
  state: 'stale' | 'missing';
}

/** Says whether a translated page is older than its English source, or not translated yet. */
export default function TranslationNotice({state}: TranslationNoticeProps): ReactNode {
  const english = useAlternatePageUtils().createUrl({locale: sourceLocale, fullyQualified: false});
  if (state === 'missing') {
    return (
      <Admonition type="info" title={<Translate id="translation.missing.title">Not translated yet</Translate>}>
        <Translate id="translation.missing.text">
          This page has not been translated yet, so you see it in English.
        </Translate>
      </Admonition>
    );
  }
  return (
    <Admonition type="info" title={<Translate id="translation.stale.title">The English page is newer</Translate>}>
      <Translate
        id="translation.stale.text"
        values={{
          link: (
            <Link to={`pathname://${english}`} autoAddBaseUrl={false} target="_self" hrefLang={htmlLang(sourceLocale)}>
              <Translate id="translation.stale.link">Read the English page</Translate>
            </Link>
          ),
        }}>
        {'The English page has changed since this translation was made. {link}.'}
      </Translate>
    </Admonition>
  );
}
