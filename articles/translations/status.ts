import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {translatedLocales, type Locale} from '../../settings/locales';
import {cacheFile, readCached, writeCached} from '../../lib/cache';
import {parseArticle} from '../parse';
import {listArticles, readFrontMatter, sourceDir, translationDir} from '../files';
import {contentHash} from './hash';

/** Compares each translation with its English source. */

export type TranslationState = 'current' | 'stale' | 'missing' | 'orphaned';

export interface TranslationStatus {
  locale: Locale;
  /** Path below `docs/`. */
  article: string;
  state: TranslationState;
}

/** Increment when the same text starts to produce a different hash. */
const hashVersion = 2;

/** Hash of a source article, cached because parsing takes most of the time. */
export function sourceHash(file: string): string {
  const text = readFileSync(file, 'utf8');
  const kept = cacheFile('source-hashes', 'txt', [hashVersion, text]);
  const known = readCached(kept);
  if (known !== undefined) {
    return known;
  }
  const hash = contentHash(parseArticle(text, file));
  writeCached(kept, hash);
  return hash;
}

function stateOf(siteDir: string, locale: Locale, article: string): TranslationState {
  const source = path.join(siteDir, sourceDir, article);
  const translation = path.join(siteDir, translationDir(locale), article);
  if (!existsSync(source)) {
    return 'orphaned';
  }
  if (!existsSync(translation)) {
    return 'missing';
  }
  return readFrontMatter(translation).source_hash === sourceHash(source) ? 'current' : 'stale';
}

/** The status of every article in every translated locale, including orphaned translations. */
export function translationStatus(siteDir: string): TranslationStatus[] {
  const sources = listArticles(path.join(siteDir, sourceDir));
  return translatedLocales.flatMap((locale) => {
    const translations = listArticles(path.join(siteDir, translationDir(locale)));
    const articles = [...new Set([...sources, ...translations])].sort();
    return articles.map((article) => ({locale, article, state: stateOf(siteDir, locale, article)}));
  });
}
