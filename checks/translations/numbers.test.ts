import {expect, test} from '@playwright/test';
import {parseArticle} from '../../articles/parse';
import {formatProblem} from '../../articles/problem';
import type {Locale} from '../../settings/locales';
import {checkNumbers} from './numbers';

/** A translation has the numbers of its source, as its language writes them. */

const article = (body: string, file: string) => parseArticle(`---\ntitle: A\n---\n\n${body}\n`, file);

const problems = (english: string, translation: string, locale: Locale) =>
  checkNumbers(article(english, 'en.mdx'), article(translation, 'x.mdx'), locale).map(formatProblem);

const english = 'From 2,880 to 12,000.00 (0.5, 40%) and €4,500.00 on 1 October 2026, in version 21.0 of 2026.';

for (const [locale, translation] of [
  ['es', 'De 2880 a 12\u00a0000,00 (0,5; 40 %) y 4500,00 € el 1 de octubre de 2026, en la versión 21.0 de 2026.'],
  ['pt', 'De 2880 a 12\u00a0000,00 (0,5; 40\u00a0%) e 4500,00\u00a0€ a 1 de outubro de 2026, na versão 21.0 de 2026.'],
  ['pt-br', 'De 2.880 a 12.000,00 (0,5; 40%) e € 4.500,00 em 1º de outubro de 2026, na versão 21.0 de 2026.'],
] as const) {
  test(`${locale} as its readers write it: ${translation}`, () => {
    expect(problems(english, translation, locale)).toEqual([]);
  });
}

for (const [what, from, locale, translation, expected] of [
  ['an English group', '2,880', 'es', '2,880', '2880'],
  ['a Brazilian group', '2,880', 'pt', '2.880', '2880'],
  ['a group with a space that breaks', '12,000', 'pt', '12 000', '12\u00a0000'],
  ['a number without its group', '2,880', 'pt-br', '2880', '2.880'],
  ['an English decimal', '0.5', 'es', '0.5', '0,5'],
  ['a percent sign without space', '40%', 'pt', '40%', '40 %'],
  ['a percent sign with space', '40%', 'pt-br', '40 %', '40%'],
  ['a currency on the wrong side', '€4.50', 'es', '€ 4,50', '4,50 €'],
  ['another number', '40%', 'es', '4 %', '40 %'],
  ['a missing one of two', '40% and 40%', 'es', '40 %', '40 %'],
  ['a date', '5 October 2026', 'es', '5 octubre 2026', '5 de octubre de 2026'],
] as const) {
  test(`${what} is reported: ${translation}`, () => {
    expect(problems(`Is ${from}.`, `Es ${translation}.`, locale)).toEqual([
      `x.mdx:5: "${expected}" of the English text is missing here, or written differently: Es ${translation}.`,
    ]);
  });
}

test('numbers in figures are compared too', () => {
  const figure = (text: string) => `<Figure alt="${text}"><DataGrid rows={[["${text}"]]} /></Figure>`;
  expect(problems(figure('12,000'), figure('12.000'), 'es')).toHaveLength(2);
});
