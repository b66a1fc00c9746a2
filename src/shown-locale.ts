import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {sourceLocale, type Locale} from '@site/settings/locales';

/** The languages of each article that isn't in all of them, by its route without a language. */
export type PartlyTranslated = Partial<Record<string, Locale[]>>;

/** The language of the page's article: English for lack of a translation. */
export function useShownLocale(): Locale {
  const {source} = useDoc().metadata;
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  return /^@site\/(versioned_)?docs\//.test(source) ? sourceLocale : locale;
}

/** @returns the whole address of the page in a language; in its own, also of one that was built alone */
export function useAddressIn(): (locale: Locale) => string {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const {pathname} = useLocation();
  return (locale) =>
    encodeURI(locale === i18n.currentLocale ? siteConfig.url + pathname : createUrl({locale, fullyQualified: true}));
}
