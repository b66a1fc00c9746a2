import {existsSync} from 'node:fs';
import path from 'node:path';
import {filesIn, readText} from '../../lib/files';
import type {Locale} from '../../settings/locales';
import type {Problem} from '../../articles/problem';
import {withNoBreakSpaces} from '../../articles/no-break-spaces';
import {wrongVarietyWords, type Termbase} from './terms';

/** Checks the interface strings (theme, our components, menus, sidebar categories) of the translated locales. */

/** Messages by key, by file below the locale's folder. */
export type Messages = Record<string, Record<string, string>>;

/** Messages that are correct although they equal the English ones: in `all` locales, or in one. */
export type SameAsEnglish = Partial<Record<Locale | 'all', string[]>>;

/** The JSON message files below a locale's folder, without those of OpenAPI documents, which are compared like articles. */
export function readMessages(dir: string): Messages {
  const files = existsSync(dir) ? filesIn(dir) : [];
  return Object.fromEntries(
    files
      .filter((file) => file.endsWith('.json') && !file.startsWith('openapi'))
      .map((file) => {
        const content = JSON.parse(readText(path.join(dir, file))) as Record<string, {message: string}>;
        return [file, Object.fromEntries(Object.entries(content).map(([key, {message}]) => [key, message]))];
      }),
  );
}

/** Parts of a message that code fills in, such as `{count}`. */
const placeholders = (message: string): string => [...new Set(message.match(/\{\w+\}/g))].sort().join(' ');

interface Check {
  dir: string;
  locale: Locale;
  english: Messages;
  translated: Messages;
  sameAsEnglish: SameAsEnglish;
  termbase: Termbase;
}

/** What is missing, still English, unused, or damaged in a locale's messages. */
export function checkMessages({dir, locale, english, translated, sameAsEnglish, termbase}: Check): Problem[] {
  const allowed = new Set([...(sameAsEnglish.all ?? []), ...(sameAsEnglish[locale] ?? [])]);
  const avoid = termbase.avoid[locale as keyof Termbase['avoid']];

  const judge = (key: string, message: string | undefined, source: string | undefined): string | undefined => {
    if (source === undefined) {
      return `"${key}" is no longer used; delete it.`;
    }
    if (message === undefined) {
      return `"${key}" is missing; translate "${source}".`;
    }
    if (message === source && !allowed.has(message)) {
      return `"${key}" is still English ("${source}"); translate it, or list it in i18n/same-as-english.json.`;
    }
    if (placeholders(message) !== placeholders(source)) {
      return `"${key}" must contain the placeholders ${placeholders(source) || '(none)'} of "${source}".`;
    }
    if (withNoBreakSpaces(message) !== message) {
      return `"${key}" must not break before a unit; write "${withNoBreakSpaces(message).replaceAll('\u00a0', '\\u00a0')}".`;
    }
    const wrong = wrongVarietyWords(message, avoid)[0];
    return wrong && `"${key}": "${wrong.word}" belongs to another variety of the language.`;
  };

  return [...new Set([...Object.keys(english), ...Object.keys(translated)])].flatMap((file) => {
    const [source, own] = [english[file] ?? {}, translated[file] ?? {}];
    const full = path.join(dir, file);
    const lines = existsSync(full) ? readText(full).split('\n') : [];
    return [...new Set([...Object.keys(source), ...Object.keys(own)])].flatMap((key) => {
      const message = judge(key, own[key], source[key]);
      const line = lines.findIndex((text) => text.includes(`${JSON.stringify(key)}:`)) + 1;
      return message ? [{file: full, line: Math.max(line, 1), message}] : [];
    });
  });
}
