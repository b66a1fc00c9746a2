import type {Locale} from '../../settings/locales';

/** Divides texts into words, in the same way for the index, for queries and for excerpts. */

/** Lower case without accents: `Orçamento` and `orcamento` are one word. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');

/** A word as it's written, or a number with its decimals, such as a version. */
export const wordPattern = /\p{N}+(?:\.\p{N}+)+|[\p{L}\p{N}\p{Mn}]+/gu;

/** Parts of an identifier: `toDocument` has `to` and `Document`. */
const identifierParts = (word: string): string[] =>
  /\p{Ll}\p{Lu}/u.test(word) ? word.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u) : [];

/** The folded words of a text; an identifier is followed by its parts. */
export const wordsOf = (text: string): string[] =>
  (text.match(wordPattern) ?? []).flatMap((word) => [word, ...identifierParts(word)].map(fold));

type Ending = [ending: RegExp, replacement: string];

const romanceVerbs =
  'amentos?|imentos?|adoras?|edoras?|idoras?|ador|edor|idor|ando|endo|indo|iendo|ados?|adas?|idos?|idas?|aram|eram|iram|aron|ieron|avel|ivel|able|ible|amos|emos|imos';

/**
 * What the forms of a word end with; the first match of each list is replaced. Light on purpose: readers leave accents
 * out, and a stem only has to be the same for the forms that they type.
 */
const endings: Record<'en' | 'es' | 'pt', Ending[][]> = {
  en: [
    [
      [/ies$/, 'y'],
      [/(ss|sh|ch|x|z)es$/, '$1'],
      [/([^su])s$/, '$1'],
    ],
    [[/(.{3}[^aeiou])(ations?|ions?|als?|ings?|ers?|ors?|ed)$/, '$1']],
    [[/([^aeioulsz])\1$/, '$1']],
    [[/(.{3})e$/, '$1']],
    [[/(.{3})iz$/, '$1is']],
  ],
  es: [
    [
      [/ces$/, 'z'],
      [/iones$/, 'ion'],
      [/([^aeiou])es$/, '$1'],
      [/([aeiou])s$/, '$1'],
    ],
    [[new RegExp(`(.{3})(${romanceVerbs}|acion|icion|ion|cion|ar|er|ir)$`), '$1']],
    [[/(.{3}(?:[^aeiou]|[gq]u))[aeo]$/, '$1']],
    [
      [/(qu|z)$/, 'c'],
      [/(gu|j)$/, 'g'],
    ],
  ],
  pt: [
    [
      [/(oes|aes)$/, 'ao'],
      [/ais$/, 'al'],
      [/eis$/, 'el'],
      [/ns$/, 'm'],
      [/res$/, 'r'],
      [/([aeiou])s$/, '$1'],
    ],
    [[new RegExp(`(.{3})(${romanceVerbs}|acao|icao|cao|sao|ar|er|ir|ou)$`), '$1']],
    [[/(.{3}(?:[^aeiou]|[gq]u))[aeo]$/, '$1']],
    [
      [/(qu|z)$/, 'c'],
      [/(gu|j)$/, 'g'],
    ],
  ],
};

/** The forms of one word have the same stem: `approve`, `approving` and `approval` have `approv`. */
export function stemmer(locale: Locale): (word: string) => string {
  const lists = endings[locale === 'pt-br' ? 'pt' : locale];
  const known = new Map<string, string>();
  return (word) => {
    let stem = known.get(word);
    if (stem === undefined) {
      stem = word;
      if (word.length > 3 && !/\d/.test(word)) {
        for (const list of lists) {
          const [ending, replacement] = list.find(([pattern]) => pattern.test(stem!)) ?? [];
          stem = ending ? stem.replace(ending, replacement!) : stem;
        }
      }
      known.set(word, stem);
    }
    return stem;
  };
}
