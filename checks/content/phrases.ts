import type {Finding, Rule} from './rule';
import {lineWithin, withoutQuotes} from './texts';

/** Finds English phrases that sound translated, and says what to write instead. */

interface Phrase {
  pattern: RegExp;
  /** What to write instead. */
  instead: string;
}

const phrase = (source: string, instead: string): Phrase => ({
  pattern: new RegExp(`(?<![\\p{L}-])(?:${source})(?![\\p{L}-])`, 'gu'),
  instead,
});

const phrases: readonly Phrase[] = [
  phrase('[Ss]tands? (?:at|in|on|for itself|below|above|beside|under|with|there|open)', 'appears, is, or is listed'),
  phrase('[Aa]new', 'again'),
  phrase('[Aa]n own', 'its own, or a separate'),
  phrase('[Tt]he record (?:says|gives|names|shows|holds|does not|doesn’t)', 'not documented'),
  phrase("[Tt]he record doesn't", 'not documented'),
  // With a capital, it's the name of a tab.
  phrase('motives?', 'reason'),
  phrase('[Tt]ool tips?', 'tooltip'),
  phrase('[Pp]arted (?:by|from)', 'separated by'),
  phrase('[Ww]orks? off', 'uses'),
  phrase('[Ss]igns? of life', 'heartbeat'),
  phrase('[Tt]akes? the place of', 'replaces'),
  phrase('[Ii]n one go', 'together, or in one step'),
  phrase('[Bb]y chance', 'accidentally, or nothing'),
  phrase('[Hh]ave at hand', 'what you need'),
  phrase('[Tt]old apart', 'distinguished'),
  phrase('[Mm]ock-?ups?', 'example'),
  phrase('[Vv]ain attempts?', 'failed attempts'),
  phrase('[Aa]n? earlier picture', 'an older screenshot'),
  // Not "Hold the key".
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
