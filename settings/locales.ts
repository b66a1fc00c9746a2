import type {I18nConfig} from '@docusaurus/types';

/**
 * The languages of the site, in the order of the language menu. The first one is the source language, served at `/`;
 * the others are served below `/<code>/`.
 */
const locales = [
  {code: 'en', label: 'English', htmlLang: 'en'},
  {code: 'es', label: 'Español', htmlLang: 'es'},
  {code: 'pt', label: 'Português (Portugal)', htmlLang: 'pt-PT'},
  {code: 'pt-br', label: 'Português (Brasil)', htmlLang: 'pt-BR'},
] as const;

export type Locale = (typeof locales)[number]['code'];

export const sourceLocale: Locale = locales[0].code;
export const localeCodes = locales.map(({code}) => code) as [Locale, ...Locale[]];
export const translatedLocales = localeCodes.filter((code) => code !== sourceLocale);

export const i18n: I18nConfig = {
  defaultLocale: sourceLocale,
  locales: localeCodes,
  path: 'i18n',
  localeConfigs: Object.fromEntries(locales.map(({code, label, htmlLang}) => [code, {label, htmlLang}])),
};

/** Path prefix of a locale: empty for the source locale, else `/<code>`. */
export const localePrefix = (locale: Locale): string => (locale === sourceLocale ? '' : `/${locale}`);

/** `lang` attribute of the pages in a locale. */
export const htmlLang = (locale: Locale): string => locales.find(({code}) => code === locale)!.htmlLang;
