import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Language tag of the page, for the browser's `Intl` formatters. */
export function useHtmlLang(): string {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  return localeConfigs[currentLocale]!.htmlLang;
}
