import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Language tag of the page, as the formatters of the browser take it. */
export function useHtmlLang(): string {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  return localeConfigs[currentLocale]!.htmlLang;
}
