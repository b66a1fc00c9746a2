import {readText} from '../../lib/files';
import {groupBy} from '../../lib/group';
import {labelsOf} from '../../articles/labels';
import type {Article} from '../../articles/parse';
import type {Problem} from '../../articles/problem';
import type {Locale} from '../../settings/locales';

/** A bold label has one translation in a language, or stays English, as the screens of other products often do. */

/** Another translation of a label, and why it's right. */
export interface LabelException {
  label: string;
  locale: Locale;
  translation: string;
  because: string;
}

export const readLabelExceptions = (): LabelException[] => JSON.parse(readText('i18n/labels.json')) as LabelException[];

/** A translation of a label, and where it is. */
export type Use = Pick<LabelException, 'label' | 'translation'> & Pick<Problem, 'file' | 'line'>;

/**
 * Adds the labels of an article, paired by their order.
 * @returns the problem, if the articles don't have the same number of labels
 */
export function collectLabels(source: Article, {file, tree}: Article, into: Use[]): Problem[] {
  const english = labelsOf(source.tree);
  const translated = labelsOf(tree);
  if (english.length !== translated.length) {
    const message = `${translated.length} bold texts, but ${english.length} in ${source.file}; give both the same ones in the same order.`;
    return [{file, line: 1, message}];
  }
  into.push(...translated.map(({text, line}, index) => ({label: english[index]!.text, translation: text, file, line})));
  return [];
}

/** The rarer translations of labels that have several. */
export function checkLabels(uses: Use[], locale: Locale, exceptions: readonly LabelException[]): Problem[] {
  const isException = ({label, translation}: Use) =>
    exceptions.some((entry) => entry.locale === locale && entry.label === label && entry.translation === translation);
  const competing = uses.filter((use) => use.translation !== use.label && !isException(use));
  return [...groupBy(competing, ({label}) => label).values()].flatMap((ofLabel) => {
    const translations = [...groupBy(ofLabel, ({translation}) => translation)];
    const [usual, ...others] = translations.sort(([, a], [, b]) => b.length - a.length);
    return others.flatMap(([, rarer]) =>
      rarer.map(({label, translation, file, line}) => ({
        file,
        line,
        message: `the label "${label}" is "${translation}" here and "${usual![0]}" in ${usual![1].length} other places. Use one, or list this one in i18n/labels.json with the reason.`,
      })),
    );
  });
}
