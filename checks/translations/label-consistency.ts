import {readText} from '../../lib/files';
import {labelsOf} from '../../articles/labels';
import type {Article} from '../../articles/parse';
import type {Problem} from '../../articles/problem';
import type {Locale} from '../../settings/locales';

/**
 * A bold label has one translation in a language. It may also stay English, because the screens of other products often
 * do.
 */

/** Another translation of a label, and why it's right. */
export interface LabelException {
  label: string;
  locale: Locale;
  translation: string;
  because: string;
}

export const readLabelExceptions = (): LabelException[] => JSON.parse(readText('i18n/labels.json')) as LabelException[];

interface Use {
  file: string;
  line: number;
}

/** Uses of each translation, by label. */
export type Labels = Map<string, Map<string, Use[]>>;

/**
 * Adds the labels of an article, paired by their order.
 * @returns the problem, if the articles don't have the same number of labels
 */
export function collectLabels(source: Article, translation: Article, into: Labels): Problem[] {
  const english = labelsOf(source.tree);
  const translated = labelsOf(translation.tree);
  if (english.length !== translated.length) {
    const message = `${translated.length} bold texts, but ${english.length} in ${source.file}; give both the same ones in the same order.`;
    return [{file: translation.file, line: 1, message}];
  }
  english.forEach(({text: label}, index) => {
    const {text, line} = translated[index]!;
    const uses = into.get(label) ?? new Map<string, Use[]>();
    uses.set(text, [...(uses.get(text) ?? []), {file: translation.file, line}]);
    into.set(label, uses);
  });
  return [];
}

/** The rarer translations of labels that have several. */
export function checkLabels(labels: Labels, locale: Locale, exceptions: readonly LabelException[]): Problem[] {
  const isException = (label: string, translation: string) =>
    exceptions.some((entry) => entry.locale === locale && entry.label === label && entry.translation === translation);
  return [...labels].flatMap(([label, translations]) => {
    const competing = [...translations]
      .filter(([translation]) => translation !== label && !isException(label, translation))
      .sort(([, a], [, b]) => b.length - a.length);
    const [usual, ...others] = competing;
    return others.flatMap(([translation, uses]) =>
      uses.map(({file, line}) => ({
        file,
        line,
        message: `the label "${label}" is "${translation}" here and "${usual![0]}" in ${usual![1].length} other places. Use one, or list this one in i18n/labels.json with the reason.`,
      })),
    );
  });
}
