import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {textHash} from '../../articles/translations/hash';
import type {TranslationState} from '../../articles/translations/status';
import {located} from '../../articles/problem';
import {readText} from '../../lib/files';
import {inFormOf} from '../../lib/strings';
import {apiDocuments, type ApiDocument} from '../../settings/api-documents';
import {translatedLocales, type Locale} from '../../settings/locales';
import {documentFile, readTexts, type ApiText} from './texts';

/** The translations of the texts of OpenAPI documents: a file of messages per language and document. */

/** By the key of a text: its translation, and the hash of the text that was translated. */
type Messages = Record<string, {message: string; source_hash: string}>;

/** The translation of a document: its file of messages. */
export interface Translation {
  file: string;
  locale: Locale;
  document: ApiDocument;
}

export const translations: Translation[] = translatedLocales.flatMap((locale) =>
  apiDocuments.map((document) => ({
    file: path.join('i18n', locale, 'openapi', `${document}.json`),
    locale,
    document,
  })),
);

/** The translation whose messages a file has; `undefined` for any other file. */
export const translationAt = (file: string): Translation | undefined =>
  translations.find((translation) => path.relative(translation.file, file) === '');

/**
 * The messages of a file without those that are still English; the same words as in English are a translation if
 * `i18n/same-as-english.json` lists them.
 * @throws Error with the file if it isn't JSON
 */
function readMessages({file, locale}: Translation): Messages {
  const {all = [], [locale]: own = []} = JSON.parse(readText('i18n/same-as-english.json')) as Record<string, string[]>;
  try {
    const messages = existsSync(file) ? (JSON.parse(readText(file)) as Messages) : {};
    return Object.fromEntries(
      Object.entries(messages).filter(
        ([, {message, source_hash: hash}]) => textHash(message) !== hash || [...all, ...own].includes(message),
      ),
    );
  } catch (error) {
    throw located(error, file);
  }
}

/**
 * The translated messages by the hash of their text: one belongs to the text from which it was made, under any key, and
 * never stands for another text.
 * @throws Error with the file if it isn't JSON
 */
export const messagesOf = (translation: Translation): Map<string, string> =>
  new Map(Object.values(readMessages(translation)).map(({message, source_hash: hash}) => [hash, message]));

/** The status of every text in every translated language; one is named by its document and its key. */
export const messageStatus = (): {locale: Locale; text: string; state: TranslationState}[] =>
  translations.flatMap((translation) => {
    const texts = readTexts(translation.document);
    const messages = readMessages(translation);
    const current = messagesOf(translation);
    const used = new Set(texts.flatMap(({key, hash}) => [key, hash]));
    const orphaned = Object.keys(messages).filter((key) => !used.has(key) && !used.has(messages[key]!.source_hash));
    const stateOf = ({key, hash}: ApiText) => (current.has(hash) ? 'current' : key in messages ? 'stale' : 'missing');
    return [
      ...texts.map((text) => ({key: text.key, state: stateOf(text)}) as const),
      ...orphaned.map((key) => ({key, state: 'orphaned'}) as const),
    ].map(({key, state}) => ({
      locale: translation.locale,
      text: `${documentFile(translation.document)} ${key}`,
      state,
    }));
  });

/**
 * Records today's English texts as the source of a translation, adds in English what it lacks, and removes what no text
 * needs.
 * @throws Error with the file if it isn't JSON
 */
export function acceptMessages(translation: Translation): void {
  const {file, document} = translation;
  const messages = readMessages(translation);
  const current = messagesOf(translation);
  const accepted = readTexts(document).map(({key, text, hash}) => [
    key,
    {message: current.get(hash) ?? messages[key]?.message ?? text, source_hash: hash},
  ]);
  const json = JSON.stringify(Object.fromEntries(accepted), null, 2).replaceAll('\u00a0', String.raw`\u00a0`);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, inFormOf(existsSync(file) ? readFileSync(file, 'utf8') : '', `${json}\n`));
}

/**
 * English texts and their translations as two articles with each text in the line of its message, so that what compares
 * and checks articles finds mistakes in messages.
 * @throws Error with the file if it isn't JSON
 */
export function asArticles(translation: Translation): {english: string; translated: string} {
  const messages = readMessages(translation);
  const english = new Map(readTexts(translation.document).map(({hash, text}) => [hash, text]));
  const lines = existsSync(translation.file) ? readText(translation.file).split('\n') : [];
  const pairs = lines.map((line) => {
    const {message, source_hash: hash} = messages[/^ {2}"(.+)": \{$/.exec(line)?.[1] ?? ''] ?? {};
    return hash && english.has(hash) ? [english.get(hash)!, message!] : ['', ''];
  });
  const article = (side: 0 | 1) => ['', ...pairs.map((pair) => pair[side]!.replace(/\s+/g, ' '))].join('\n');
  return {english: article(0), translated: article(1)};
}
