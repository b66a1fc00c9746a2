import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {sourceLocale, type Locale} from '../../settings/locales';

/** Interface strings in each language. */

const require = createRequire(`${process.cwd()}/package.json`);
const english = require('@docusaurus/theme-translations/locales/base/theme-search-algolia.json') as Record<
  string,
  string
>;

/**
 * @param id id of the message, as in `i18n/<locale>/code.json`
 * @param source the English message; omit it for messages of the search theme
 * @throws Error when the language lacks the message
 */
export function message(locale: Locale, id: string, source = english[id]): string {
  const text =
    locale === sourceLocale
      ? source
      : (JSON.parse(readFileSync(`i18n/${locale}/code.json`, 'utf8')) as Record<string, {message: string}>)[id]
          ?.message;
  if (!text) {
    throw new Error(`There is no message ${id} in ${locale}.`);
  }
  return text;
}
