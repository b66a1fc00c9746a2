import Ajv from 'ajv';
import escapeStringRegexp from 'escape-string-regexp';
import {readText} from '../../lib/files';
import {memoized} from '../../lib/memo';
import {toString} from 'mdast-util-to-string';
import type {Nodes} from 'mdast';
import {articlesOf} from '../../articles/files';
import {translatedLocales, type Locale} from '../../settings/locales';
import {explain, formatPath} from '../../lib/explain';
import {frontMatterLines} from '../../articles/front-matter';
import {lineOf, type Article} from '../../articles/parse';
import type {Problem} from '../../articles/problem';
import {lineWithin, textsOf} from '../content/texts';

/** Checks translations against the termbase: one term, one translation, and no words of the wrong variety. */

type Translated = Exclude<Locale, 'en'>;

interface Term extends Partial<Record<Translated, string>> {
  en: string;
  /** Other forms that count as the translation: inflections that a shared stem doesn't cover. */
  forms?: Partial<Record<Translated, string[]>>;
  /** `false`: the English word also has everyday meanings, so it is checked only where it is the whole passage. */
  checked?: false;
}

export interface Termbase {
  terms: Term[];
  /** Words of the wrong variety, per locale. */
  avoid: Partial<Record<Translated, string[]>>;
}

/** A language without articles needs no terms yet. */
const requiredLocales = translatedLocales.filter((locale) => articlesOf(locale).length > 0);

const text = {type: 'string', minLength: 1};
const texts = {type: 'array', items: text};
const perLocale = (schema: object) => Object.fromEntries(translatedLocales.map((locale) => [locale, schema]));

const validate = new Ajv({allErrors: true, verbose: true, strict: false}).compile({
  type: 'object',
  required: ['terms', 'avoid'],
  properties: {
    terms: {
      type: 'array',
      items: {
        type: 'object',
        required: ['en', ...requiredLocales],
        properties: {
          en: text,
          ...perLocale(text),
          forms: {type: 'object', properties: perLocale(texts), additionalProperties: false},
          checked: {const: false},
        },
      },
    },
    avoid: {type: 'object', required: requiredLocales, properties: perLocale(texts), additionalProperties: false},
  },
});

/** @throws Error when the file isn't valid JSON, or with each place where it isn't a termbase */
export function readTermbase(file = 'termbase.json'): Termbase {
  let termbase: unknown;
  try {
    termbase = JSON.parse(readText(file));
  } catch (error) {
    throw new Error(`${file}: not valid JSON: ${(error as Error).message}`, {cause: error});
  }
  if (!validate(termbase)) {
    const {terms} = termbase as Partial<Termbase>;
    const wrong = explain(validate.errors ?? []).map(({path: at, message}) => {
      const term = at[0] === 'terms' && at[1] !== undefined ? terms?.[Number(at[1])]?.en : undefined;
      return `${formatPath(at)}${term ? ` ("${term}")` : ''}: ${message}.`;
    });
    throw new Error([`${file}: not a termbase.`, ...wrong].join('\n  '));
  }
  return termbase;
}

export interface Block {
  text: string;
  /** Bold texts and link texts in it. */
  labels: string[];
  line: number;
}

const wordStart = '(?<![\\p{L}\\p{N}_-])';
const wordEnd = '(?![\\p{L}\\p{N}_-])';

/** Words of the wrong variety in a text, with their position. */
export function wrongVarietyWords(text: string, words: string[] = []): {word: string; index: number}[] {
  if (words.length === 0) {
    return [];
  }
  const pattern = new RegExp(`${wordStart}(?:${words.map(escapeStringRegexp).join('|')})${wordEnd}`, 'giu');
  return [...text.matchAll(pattern)].map((match) => ({word: match[0], index: match.index}));
}

/** The words of a node without those of its code. */
function proseOf(node: Nodes): string {
  if (node.type === 'inlineCode' || node.type === 'code') {
    return ' ';
  }
  return 'children' in node ? node.children.map(proseOf).join('') : toString(node);
}

/** Labels and link texts of a node: one that a translation keeps is the name of another vendor's product. */
function labelsOf(node: Nodes): string[] {
  if (node.type === 'strong' || node.type === 'link') {
    return [proseOf(node)];
  }
  return 'children' in node ? node.children.flatMap(labelsOf) : [];
}

/** Headings, paragraphs, and table cells in reading order: the units that source and translation share. */
export function blocksOf(node: Nodes): Block[] {
  if (node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell') {
    return [{text: proseOf(node), labels: labelsOf(node), line: lineOf(node)}];
  }
  return 'children' in node ? node.children.flatMap(blocksOf) : [];
}

/**
 * Matches a term and its inflections: longer words may have other endings. The pattern is kept, because each term is
 * searched for in about ten thousand passages.
 */
const termPattern = memoized((term: string) => {
  const words = term
    .replace(/\s*\(.*\)/, '')
    .split(/[\s-]+/)
    .map((word) => {
      const stem = word.length > 4 ? word.slice(0, Math.max(4, word.length - 2)) : word;
      return `${escapeStringRegexp(stem)}\\p{L}*`;
    });
  return new RegExp(`${wordStart}${words.join('[\\s-]+')}`, 'iu');
});

const englishPattern = memoized(
  (term: string) =>
    new RegExp(`${wordStart}${escapeStringRegexp(term.replace(/\s*\(.*\)/, ''))}(?:s|es)?${wordEnd}`, 'giu'),
);

/**
 * The checked terms that an English text uses.
 * @param longestFirst all terms: a longer one hides the shorter ones inside it
 */
function termsIn(text: string, longestFirst: Term[]): Term[] {
  let rest = text;
  return longestFirst.filter((term) => {
    const without = rest.replace(englishPattern(term.en), ' ');
    const found = without !== rest;
    rest = without;
    return found && (term.checked !== false || /^[\s\p{P}]*$/u.test(text.replace(englishPattern(term.en), '')));
  });
}

/** Terms that a translation doesn't translate as the termbase does. */
function unlistedTranslations(source: Article, translation: Article, locale: Translated, terms: Term[]): Problem[] {
  const blocks = blocksOf(translation.tree);
  const longestFirst = [...terms].sort((a, b) => b.en.length - a.en.length);
  return blocksOf(source.tree).flatMap(({text, labels}, index) => {
    const own = blocks[index];
    // A single word that stays the same, such as the heading of a method, is a name.
    if (own?.text === text && /^\S+(\s+\{#[^}]+\})?$/.test(text.trim())) {
      return [];
    }
    const kept = labels.filter((label) => label && own?.labels.includes(label));
    const prose = kept.reduce((rest, label) => rest.replaceAll(label, ' '), text);
    return own
      ? termsIn(prose, longestFirst)
          .filter(
            (term) =>
              ![term[locale]!, ...(term.forms?.[locale] ?? [])].some((form) => termPattern(form).test(own.text)),
          )
          .map((term) => ({
            file: translation.file,
            line: own.line,
            message: `"${term.en}" is "${term[locale]!}" in the termbase, but this passage uses another word: ${own.text.slice(0, 80).replace(/\s+/g, ' ')}`,
          }))
      : [];
  });
}

function wrongWordsOf(article: Article, words?: string[]): Problem[] {
  const {texts, headings} = textsOf(article, frontMatterLines(article.mdx));
  return [...texts, ...headings].flatMap((text) =>
    wrongVarietyWords(text.text, words).map(({word, index}) => ({
      file: article.file,
      line: lineWithin(text, index),
      message: `"${word}" belongs to another variety of the language; see "avoid" in termbase.json.`,
    })),
  );
}

/** All differences between a translation and the termbase. */
export function checkTerms(source: Article, translation: Article, locale: Locale, termbase: Termbase): Problem[] {
  const own = locale as Translated;
  return [
    ...wrongWordsOf(translation, termbase.avoid[own]),
    ...unlistedTranslations(source, translation, own, termbase.terms),
  ];
}
