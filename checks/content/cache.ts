import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashOfFiles} from '../../lib/files';
import type {Locale} from '../../settings/locales';
import type {Report} from './check-article';
import {spellingSettings, wordList} from './spelling';

/** Keeps what the content check found, by the content of the article and of the rules: only changes are checked again. */

/** What the rules depend on, besides the article. */
const ruleSources = [
  'articles',
  'checks/content',
  'settings',
  'src/components/Screen/vocabulary.ts',
  'package-lock.json',
];
const spellingSources = ['checks/content', spellingSettings, wordList, 'package-lock.json'];

export interface Cache {
  rules: string;
  spelling: string;
  /** By hash of path and text. */
  reports: Record<string, Report>;
  /** Words that are in a dictionary, and words that are in none. */
  good: string[];
  wrong: string[];
}

export function hashOf(...texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) {
    hash.update(text).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

const cacheFile = (locale: Locale): string => path.join('.cache', 'content', `${locale}.json`);

/** What is known about a language; empty after a change of the rules or dictionaries. */
export function readCache(locale: Locale): Cache {
  const [rules, spelling] = [hashOfFiles(ruleSources), hashOfFiles(spellingSources)];
  const file = cacheFile(locale);
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Cache) : undefined;
  return {
    rules,
    spelling,
    reports: known?.rules === rules ? known.reports : {},
    good: known?.spelling === spelling ? known.good : [],
    wrong: known?.spelling === spelling ? known.wrong : [],
  };
}

export function writeCache(locale: Locale, cache: Cache): void {
  const file = cacheFile(locale);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(cache));
}
