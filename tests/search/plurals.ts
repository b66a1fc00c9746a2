import type {Locale} from '../../settings/locales';

/** Regular plurals, to test that search finds the same articles for both forms of a noun. */

type Rule = [ending: RegExp, plural: string];

const english: Rule[] = [
  [/([^aeiou])y$/, '$1ies'],
  [/(s|x|z|ch|sh)$/, '$1es'],
  [/$/, 's'],
];

const spanish: Rule[] = [
  // Abbreviations don't change.
  [/^id$/, 'id'],
  [/z$/, 'ces'],
  [/ón$/, 'ones'],
  [/és$/, 'eses'],
  [/([dlnr]|ís)$/, '$1es'],
  [/s?$/, 's'],
];

const portuguese: Rule[] = [
  [/ão$/, 'ões'],
  [/ês$/, 'eses'],
  [/ás$/, 'ases'],
  [/ís$/, 'íses'],
  [/m$/, 'ns'],
  [/([aou])l$/, '$1is'],
  [/(.*[áéíóúâêô].*)el$/, '$1eis'],
  [/el$/, 'éis'],
  [/(perf|fun)il$/, '$1is'],
  [/il$/, 'eis'],
  [/([rz])$/, '$1es'],
  [/s?$/, 's'],
];

const rules: Partial<Record<Locale, Rule[]>> = {es: spanish, pt: portuguese, 'pt-br': portuguese};

const pluralOf = (word: string, own: Rule[]): string => {
  const [ending, plural] = own.find(([pattern]) => pattern.test(word))!;
  return word.replace(ending, plural);
};

/** @returns the plural of a noun with its adjectives: of the last word in English, of all before a preposition elsewhere */
export function plural(term: string, locale: Locale): string {
  const own = rules[locale];
  if (!own) {
    return pluralOf(term, english);
  }
  const words = term.split(' ');
  const preposition = words.findIndex((word) => /^(d[aeo]s?|del|en|em|a)$/.test(word));
  const head = words.slice(0, preposition === -1 ? words.length : preposition).map((word) => pluralOf(word, own));
  return [...head, ...words.slice(head.length)].join(' ');
}
