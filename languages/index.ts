import type {Locale} from '../settings/locales';
import * as en from './en';
import * as es from './es';
import type {Language} from './language';
import * as pt from './pt';
import * as ptBr from './pt-br';

/**
 * What the code knows about each language. Not for the browser, which needs one of them: there, `@language/stems` is the
 * file of the page's language (`plugins/language`).
 */
export const languages: Record<Locale, Language> = {en, es, pt, 'pt-br': ptBr};
