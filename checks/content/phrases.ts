import {languages} from '../../languages';
import {localeCodes} from '../../settings/locales';
import type {Finding, Rule} from './rule';
import {lineWithin, withoutQuotes} from './texts';

/** Finds phrases that sound translated, and says what to write instead. */

const phrases = Object.fromEntries(
  localeCodes.map((locale) => [
    locale,
    Object.entries(languages[locale].phrases ?? {}).map(([source, instead]) => ({
      pattern: new RegExp(`(?<![\\p{L}-])(?:${source})(?![\\p{L}-])`, 'gu'),
      instead,
    })),
  ]),
);

/** In a label of the screen, the words are the product's. */
export const checkPhrases: Rule = ({texts, headings, locale}) =>
  [...texts.filter(({label}) => !label), ...headings].flatMap((item) =>
    phrases[locale]!.flatMap(({pattern, instead}) =>
      [...withoutQuotes(item.text).matchAll(pattern)].map(({0: found, index}): Finding => ({
        rule: 'phrase',
        line: lineWithin(item, index),
        message: `"${found}" sounds translated. Write ${instead}.`,
      })),
    ),
  );
