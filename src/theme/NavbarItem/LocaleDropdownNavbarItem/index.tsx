import type {MouseEvent, ReactNode} from 'react';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';

/**
 * Wrapped so that the links to the other languages keep the path of a missing page, the query and the hash: the server
 * knows none of them, and hydration leaves attributes as they are.
 */
export default function LocaleDropdownNavbarItemWrapper(props: Props): ReactNode {
  const {localeConfigs} = useDocusaurusContext().i18n;
  const {createUrl} = useAlternatePageUtils();

  function keepAddress({target}: MouseEvent): void {
    const link = (target as Element).closest<HTMLAnchorElement>('a[lang]');
    const locale = Object.keys(localeConfigs).find((code) => localeConfigs[code]!.htmlLang === link?.lang);
    if (link && locale) {
      link.href = createUrl({locale, fullyQualified: false}) + window.location.search + window.location.hash;
    }
  }

  return (
    <div style={{display: 'contents'}} onClickCapture={keepAddress} onAuxClickCapture={keepAddress}>
      <LocaleDropdownNavbarItem {...props} />
    </div>
  );
}
