import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {parseArticle, type Article} from '../../articles/parse';
import {located} from '../../articles/problem';
import {textHash} from '../../articles/translations/hash';
import type {TranslationState} from '../../articles/translations/status';
import {readText, untilChanged} from '../../lib/files';
import {inFormOf} from '../../lib/strings';
import {apiDocuments, type ApiDocument} from '../../settings/api-documents';
import {translatedLocales} from '../../settings/locales';
import {textsOf, type ApiText} from './texts';

/** The translations of the texts of OpenAPI documents: a file of messages per language and document. */

export const documentFile = (name: ApiDocument): string => `static/openapi/${name}.yaml`;

/** The files of messages, each with the English document. */
export const translations = translatedLocales.flatMap((locale) =>
  apiDocuments.map((name) => ({
    file: path.join('i18n', locale, 'openapi', `${name}.json`),
    locale,
    source: documentFile(name),
  })),
);

export type Translation = (typeof translations)[number];

export const translationAt = (file: string): Translation | undefined =>
  translations.find((translation) => path.relative(translation.file, file) === '');

/** The words that each language writes as English does. */
const sameAsEnglish = 'i18n/same-as-english.json';

/** What {@link readMessages} reads, beside the file of messages. */
export const readWith = ({source}: Translation): string[] => [source, sameAsEnglish];

/** Kept because each language has the same. */
const textsIn = untilChanged((source) => textsOf(parse(readText(source)) as object));

/** A text of a document, or a message that no text needs. */
export interface Message extends ApiText {
  state: TranslationState;
  /** The translation; that of an older text if it is stale. */
  message?: string;
  /** Its key in the file. */
  ownKey?: string;
}

/**
 * The texts of a document with their messages. One belongs to the text whose hash it has, under any key, and never stands
 * for another text. The same words as in English are a translation if a list says so.
 * @throws Error with the file if it isn't JSON
 */
export function readMessages({file, locale, source}: Translation): Message[] {
  const {all = [], [locale]: same = []} = JSON.parse(readText(sameAsEnglish)) as Record<string, string[]>;
  let written: Record<string, {message: string; source_hash: string}>;
  try {
    written = existsSync(file) ? (JSON.parse(readText(file)) as typeof written) : {};
  } catch (error) {
    throw located(error, file);
  }
  const translated = Object.entries(written).filter(
    ([, {message, source_hash: hash}]) => textHash(message) !== hash || [...all, ...same].includes(message),
  );
  const byKey = new Map(translated.map(([ownKey, {message}]) => [ownKey, {ownKey, message}]));
  const byHash = new Map(translated.map(([ownKey, {message, source_hash: hash}]) => [hash, {ownKey, message}]));
  const texts = textsIn(source);
  const used = new Set(texts.flatMap(({key, hash}) => [key, hash]));
  const orphaned = translated.filter(([key, {source_hash: hash}]) => !used.has(key) && !used.has(hash));
  return [
    ...texts.map((text): Message => {
      const state = byHash.has(text.hash) ? 'current' : byKey.has(text.key) ? 'stale' : 'missing';
      return {...text, state, ...(byHash.get(text.hash) ?? byKey.get(text.key))};
    }),
    ...orphaned.map(([key]): Message => ({key, state: 'orphaned', text: '', hash: '', places: []})),
  ];
}

/**
 * Records today's English texts as the source of a translation, adds in English what it lacks, and removes what no text
 * needs.
 * @throws Error with the file if it isn't JSON
 */
export function acceptMessages(translation: Translation): void {
  const {file} = translation;
  const texts = readMessages(translation).filter(({state}) => state !== 'orphaned');
  const accepted = texts.map(({key, text, hash, message = text}) => [key, {message, source_hash: hash}]);
  const json = JSON.stringify(Object.fromEntries(accepted), null, 2).replaceAll('\u00a0', String.raw`\u00a0`);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, inFormOf(existsSync(file) ? readFileSync(file, 'utf8') : '', `${json}\n`));
}

/**
 * The translated texts and their translations as two articles with each text in the line of its message, so that what
 * checks articles finds mistakes in messages.
 * @throws Error with the file if it isn't JSON, or with the line if a message isn't MDX
 */
export function asArticles(translation: Translation): {source: Article; translation: Article} {
  const {file, source} = translation;
  const current = readMessages(translation).filter(({state}) => state === 'current');
  const byLine = new Map(current.map((message) => [`  ${JSON.stringify(message.ownKey)}: {`, message]));
  const lines = existsSync(file) ? ['', ...readText(file).split('\n')] : [];
  const article = (of: string, member: 'text' | 'message') =>
    parseArticle(lines.map((line) => byLine.get(line)?.[member]?.replace(/\s+/g, ' ') ?? '').join('\n'), of);
  return {source: article(source, 'text'), translation: article(file, 'message')};
}
