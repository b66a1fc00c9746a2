import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {textHash} from '../../articles/translations/hash';
import type {TranslationState} from '../../articles/translations/status';
import {messageOf} from '../../lib/errors';
import {readText} from '../../lib/files';
import {apiDocuments, type ApiDocument} from '../../settings/api-documents';
import {translatedLocales, type Locale} from '../../settings/locales';
import {documentFile, readTexts, type ApiText} from './texts';

/** The translations of the texts of OpenAPI documents: a file of messages per language and document. */

/** A translated text. */
export interface Message {
  message: string;
  /** Of the English text that it translates; see `textHash`. */
  source_hash: string;
}

/** Messages by the key of their text. */
export type Messages = Record<string, Message>;

export const messagesFile = (locale: Locale, document: ApiDocument): string =>
  path.join('i18n', locale, 'openapi', `${document}.json`);

/**
 * The messages of a file, none if it doesn't exist.
 * @throws Error with the file if it isn't JSON
 */
export function readMessages(file: string): Messages {
  try {
    return existsSync(file) ? (JSON.parse(readText(file)) as Messages) : {};
  } catch (error) {
    throw new Error(`${file}: not valid JSON: ${messageOf(error)}`, {cause: error});
  }
}

/** Texts that may be the same in a language, such as names: those of `i18n/same-as-english.json`. */
function sameIn(locale: Locale): Set<string> {
  const same = JSON.parse(readText('i18n/same-as-english.json')) as Partial<Record<Locale | 'all', string[]>>;
  return new Set([...(same.all ?? []), ...(same[locale] ?? [])]);
}

const isTranslated = ({message, source_hash}: Message, same: Set<string>): boolean =>
  same.has(message) || textHash(message) !== source_hash;

/**
 * The translations of English texts. One belongs to the text from which it was made, under any key: it never stands for
 * another text.
 * @param messages of the document to which the texts belong
 * @returns the translations by the hash of their text; nothing for texts that are still English
 */
export function translationsIn(messages: Messages, locale: Locale): Map<string, string> {
  const same = sameIn(locale);
  const translated = Object.values(messages).filter((message) => isTranslated(message, same));
  return new Map(translated.map(({message, source_hash}) => [source_hash, message]));
}

export interface MessageStatus {
  locale: Locale;
  /** The English document and the key of the text. */
  text: string;
  state: TranslationState;
}

function statesOf(locale: Locale, document: ApiDocument): MessageStatus[] {
  const texts = readTexts(document);
  const messages = readMessages(messagesFile(locale, document));
  const translations = translationsIn(messages, locale);
  const same = sameIn(locale);
  const stateOf = ({key, hash}: ApiText): TranslationState => {
    const own = messages[key];
    return translations.has(hash) ? 'current' : own && isTranslated(own, same) ? 'stale' : 'missing';
  };
  const known = new Set(texts.flatMap(({key, hash}) => [key, hash]));
  const orphans = Object.keys(messages).filter((key) => !known.has(key) && !known.has(messages[key]!.source_hash));
  return [
    ...texts.map((text) => ({key: text.key, state: stateOf(text)})),
    ...orphans.map((key) => ({key, state: 'orphaned' as const})),
  ].map(({key, state}) => ({locale, text: `${documentFile(document)} ${key}`, state}));
}

/** The status of every text of every document in every translated language. */
export const messageStatus = (): MessageStatus[] =>
  translatedLocales.flatMap((locale) => apiDocuments.flatMap((document) => statesOf(locale, document)));

/** The language and the document of a file of messages; `undefined` for any other file. */
function ownerOf(file: string): {locale: Locale; document: ApiDocument} | undefined {
  const pairs = translatedLocales.flatMap((locale) => apiDocuments.map((document) => ({locale, document})));
  return pairs.find(({locale, document}) => path.relative(messagesFile(locale, document), file) === '');
}

/**
 * Records today's English texts as the source of the translations in a file, adds the texts that it lacks in English, and
 * removes what no text needs.
 * @returns whether the file is one of messages; if not, nothing is done
 * @throws Error with the file if it isn't JSON
 */
export function acceptMessages(file: string): boolean {
  const owner = ownerOf(file);
  if (!owner) {
    return false;
  }
  const messages = readMessages(file);
  const translations = translationsIn(messages, owner.locale);
  const same = sameIn(owner.locale);
  const accepted = readTexts(owner.document).map(({key, text, hash}): [string, Message] => {
    const own = messages[key];
    const kept = own && isTranslated(own, same) ? own.message : text;
    return [key, {message: translations.get(hash) ?? kept, source_hash: hash}];
  });
  const json = JSON.stringify(Object.fromEntries(accepted), null, 2).replaceAll('\u00a0', String.raw`\u00a0`);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `${json}\n`);
  return true;
}
