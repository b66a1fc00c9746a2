import escapeStringRegexp from 'escape-string-regexp';
import {languages} from '../../languages';
import {brand} from '../../settings/brand';
import type {KindName} from '../../articles/kinds';
import type {Finding, Rule, Text} from './rule';
import {lineWithin, withoutQuotes} from './texts';

/** The rules of the style guide that can be checked automatically: words to avoid, capitals, the product's name. */

/** Where texts have what a pattern matches; an article may quote it. */
const findingsIn = (texts: Text[], pattern: RegExp, rule: string, messageOf: (found: string) => string): Finding[] =>
  texts.flatMap((item) =>
    [...withoutQuotes(item.text).matchAll(pattern)].map(({0: found, index}) => ({
      rule,
      line: lineWithin(item, index),
      message: messageOf(found),
    })),
  );

export const checkWording: Rule = ({texts, headings, locale}) => {
  const {fillers, phrases = {}} = languages[locale];
  const filler = new RegExp(`(?<![\\p{L}])(?:${fillers.join('|')})(?![\\p{L}])`, 'giu');
  // In a label of the screen, the words are the product's, and a mark can be a symbol: "! Incorrect password".
  const sentences = [...texts.filter(({label}) => !label), ...headings];
  const tail = 'promises but explains nothing. Remove it, or say why it is so.';
  const mark = 'the sentence ends with an exclamation mark. Write a full stop.';
  return [
    ...findingsIn([...texts, ...headings], filler, 'filler-word', (word) => `"${word}" ${tail}`),
    ...findingsIn(sentences, /[\p{L}\d)]!|¡/gu, 'exclamation-mark', () => mark),
    ...Object.entries(phrases).flatMap(([phrase, instead]) => {
      const pattern = new RegExp(`(?<![\\p{L}-])(?:${phrase})(?![\\p{L}-])`, 'gu');
      return findingsIn(sentences, pattern, 'phrase', (found) => `"${found}" is not how we say it. Write ${instead}.`);
    }),
  ];
};

const siteName = 'so that the site can be renamed in one place';

/** Names, with what to write instead and why. */
const brandNames = [
  {name: brand.product, instead: '{{product}}', why: siteName},
  {name: brand.host, instead: '{{host}}', why: siteName},
  {name: 'HR Link', instead: 'HR-Link', why: 'as its maker does'},
];

export const checkBrand: Rule = ({text}) =>
  text.split('\n').flatMap((line, index) =>
    brandNames
      .filter(({name}) =>
        new RegExp(`(?<![\\p{L}\\p{N}])${escapeStringRegexp(name)}(?![\\p{L}\\p{N}])`, 'iu').test(line),
      )
      .map(({name, instead, why}) => ({
        rule: 'product-name',
        line: index + 1,
        message: `"${name}" is written out. Write ${instead}, ${why}.`,
      })),
  );

/** Words with a capital inside a sentence, a label, or a figure: names. */
const namesIn = (texts: Text[]): Set<string> =>
  new Set(
    texts.flatMap(({text, label}) => {
      const pattern = label ? /\p{Lu}[\p{L}’']*/gu : /(?<=[^.:!?\s]["'“«(]?\s+["'“«(]?)\p{Lu}[\p{L}’']*/gu;
      return text.match(pattern) ?? [];
    }),
  );

/** Titles of these kinds consist of names: a component and a region, or a section of the site. */
const titledByNames = new Set<KindName>(['incident', 'home']);

export const checkSentenceCase: Rule = ({frontMatter: {title}, kind, lineOfKey, texts, headings}) => {
  const titles =
    typeof title === 'string' && !(kind && titledByNames.has(kind)) ? [{text: title, line: lineOfKey(['title'])}] : [];
  // A title is not evidence for its own capitals.
  const names = namesIn(texts.filter(({text, label}) => label || text !== title));
  return [...titles, ...headings].flatMap(({text, line}) => {
    const capitalized = text.match(/(?<=[^.:!?–\s]\s+["'“«(]?)\p{Lu}\p{Ll}[\p{L}’']*/gu) ?? [];
    const wrong = capitalized.filter((word) => !names.has(word) && !/\p{Ll}\p{Lu}/u.test(word));
    const message = `"${wrong.join('", "')}" has a capital in a heading and nowhere else in the article. Write it in lower case or, if it is a name or a label, use it with its capital in the text too.`;
    return wrong.length > 0 ? [{rule: 'sentence-case', line, message}] : [];
  });
};
