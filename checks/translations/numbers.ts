import {isFigureLanguage, parseFigureMeta} from '../../articles/fences';
import {isJsx, propsOf} from '../../articles/jsx';
import {lineOf, nodesOf, type Article} from '../../articles/parse';
import type {Problem} from '../../articles/problem';
import {languages} from '../../languages';
import type {NumberFormat} from '../../languages/language';
import {formatDay} from '../../lib/dates';
import {leavesOf} from '../../lib/leaves';
import type {Locale} from '../../settings/locales';
import {blocksOf, type Block} from './terms';

/** Compares the numbers of a translation with those of its source: each must be there, as its language writes it. */

/** Versions, sections, and lines that articles name; every language writes them with a period. */
const versions = new Set(
  '1.0 1.1 1.2 1.3 1.4 2.0 2.1 2.2 2.10 2.15 3.1 3.2 4.1 7.1 7.76 20.9 20.19 20.21 21.0'.split(' '),
);

/**
 * A number that languages write differently: grouped, with decimals, or with a percent or euro sign. No part of a longer
 * one, such as `10.0.0.1` or `23:59:59.999`.
 */
const numbers = /(?<![\w.,:/#-])(€?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?( ?%)?(?![\w%])(?!\.\d)/g;

const days =
  /(?<!\d)\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/g;

function written([, euro, whole = '', decimals = '', percent]: RegExpExecArray, format: NumberFormat): string {
  const digits = whole.replaceAll(',', '');
  const grouped =
    whole.includes(',') && digits.length >= format.groupedFrom ? whole.replaceAll(',', format.group) : digits;
  const amount = grouped + decimals.replace('.', format.decimal);
  return (euro ? format.euro(amount) : amount) + (percent ? format.percent : '');
}

/** Numbers and days of an English text as a language writes them; only those that differ from the English ones. */
export function expectedNumbers(english: string, locale: Locale): string[] {
  const {dateTag, numbers: format, writtenDay = (day: string) => day} = languages[locale];
  const found = [...english.matchAll(numbers)].filter(
    ([text, euro, whole, decimals, percent]) =>
      !versions.has(text) && (euro || whole!.includes(',') || decimals || percent),
  );
  const dates = english.match(days) ?? [];
  return [
    ...found.map((match) => written(match, format)),
    ...dates.map((date) => writtenDay(formatDay(new Date(`${date} UTC`).toISOString(), dateTag))),
  ];
}

type Passage = Pick<Block, 'text' | 'line'>;

/** Texts of figures: captions, text alternatives, and the props of screens. */
const figureTexts = ({tree}: Article): Passage[] =>
  nodesOf(tree).flatMap((node) => {
    const line = lineOf(node);
    if (node.type === 'code' && isFigureLanguage(node.lang)) {
      const {alt, caption = ''} = parseFigureMeta(node.meta);
      return [alt, caption].map((text) => ({text, line}));
    }
    if (!isJsx(node)) {
      return [];
    }
    const strings = leavesOf(propsOf(node)).filter(({value}) => typeof value === 'string');
    return [{text: strings.map(({value}) => value).join(' | '), line}];
  });

const passagesOf = (article: Article): Passage[] => [...blocksOf(article.tree), ...figureTexts(article)];

/** All numbers that a translation lacks or writes differently. */
export function checkNumbers(source: Article, translation: Article, locale: Locale): Problem[] {
  const own = passagesOf(translation);
  return passagesOf(source).flatMap(({text}, index) => {
    const passage = own[index];
    let rest = passage?.text.replaceAll('\u00a0%', ' %').replaceAll('\u00a0€', ' €').replaceAll('€\u00a0', '€ ') ?? '';
    return expectedNumbers(text, locale).flatMap((number) => {
      if (!passage || rest.includes(number)) {
        rest = rest.replace(number, ' ');
        return [];
      }
      const message = `"${number}" of the English text is missing here, or written differently: ${passage.text.slice(0, 80).replace(/\s+/g, ' ')}`;
      return [{file: translation.file, line: passage.line, message}];
    });
  });
}
