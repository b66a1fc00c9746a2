import type {Finding, Rule} from './rule';
import {lineWithin, withoutQuotes} from './texts';

/** Finds English phrases that sound translated, and says what to write instead. */

interface Phrase {
  pattern: RegExp;
  /** What to write instead. */
  instead: string;
}

const phrase = (source: string, instead: string): Phrase => ({
  pattern: new RegExp(`(?<![\\p{L}-])(?:${source})(?![\\p{L}-])`, 'giu'),
  instead,
});

const phrases: readonly Phrase[] = [
  phrase('stands? (?:at|in|on|for itself|below|above|beside|under|with|there|open)', 'appears, is, or is listed'),
  phrase('anew', 'again'),
  phrase('an own', 'its own, or a separate'),
  phrase('the record (?:says|gives|names|shows|holds|does not|doesn’t)', 'not documented'),
  phrase("the record doesn't", 'not documented'),
  phrase('motives?', 'reason'),
  phrase('tool tips?', 'tooltip'),
  phrase('parted (?:by|from)', 'separated by'),
  phrase('works? off', 'uses'),
  phrase('signs? of life', 'heartbeat'),
  phrase('takes? the place of', 'replaces'),
  phrase('in one go', 'together, or in one step'),
  phrase('by chance', 'accidentally, or nothing'),
  phrase('have at hand', 'what you need'),
  phrase('told apart', 'distinguished'),
  phrase('mock-?ups?', 'example'),
  phrase('vain attempts?', 'failed attempts'),
  phrase('an? earlier picture', 'an older screenshot'),
  phrase('holds? (?:the|a|an|all|every|no|only|one|two|three|its|your)', 'contains, has, or shows'),
];

/** In a label of the screen, the words are the product's. */
export const checkPhrases: Rule = ({texts, headings, locale}) =>
  locale === 'en'
    ? [...texts.filter(({label}) => !label), ...headings].flatMap((item) =>
        phrases.flatMap(({pattern, instead}) =>
          [...withoutQuotes(item.text).matchAll(pattern)].map(({0: found, index}): Finding => ({
            rule: 'phrase',
            line: lineWithin(item, index),
            message: `"${found}" sounds translated. Write ${instead}.`,
          })),
        ),
      )
    : [];
