import {localeCodes, type Locale} from '../settings/locales';
import type {Language} from './language';

/** The folder's index names its parts, and its type asks for those that are missing. */
const load = (locale: Locale): Language =>
  // Not createRequire, which bundlers don't follow: results in `.cache` depend on what this loads.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  (require(`./${locale}/index.ts`) as {language: Language}).language;

/**
 * What the code knows about each language. Not for the browser, which needs one of them: there, `@language/stems` is the
 * file of the page's language (`plugins/language`).
 */
export const languages = Object.fromEntries(localeCodes.map((locale) => [locale, load(locale)])) as Record<
  Locale,
  Language
>;
