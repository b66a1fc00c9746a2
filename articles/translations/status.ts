import {existsSync} from 'node:fs';
import path from 'node:path';
import {translatedLocales, type Locale} from '../../settings/locales';
import {listArticles, readFrontMatter, sourceDir, translationDir} from '../files';
import {readSource} from './source';

/** Compares each translation with its English source. */

export type TranslationState = 'current' | 'stale' | 'missing' | 'orphaned';

function stateOf(siteDir: string, locale: Locale, article: string): TranslationState {
  const source = path.join(siteDir, sourceDir, article);
  const translation = path.join(siteDir, translationDir(locale), article);
  if (!existsSync(source)) {
    return 'orphaned';
  }
  if (!existsSync(translation)) {
    return 'missing';
  }
  return readFrontMatter(translation).source_hash === readSource(source).hash ? 'current' : 'stale';
}

/** The state of every article (its path below `docs/`) in every translated locale, including orphaned translations. */
export function translationStatus(siteDir: string) {
  const sources = listArticles(path.join(siteDir, sourceDir));
  return translatedLocales.flatMap((locale) => {
    const translations = listArticles(path.join(siteDir, translationDir(locale)));
    const articles = [...new Set([...sources, ...translations])].sort();
    return articles.map((article) => ({locale, article, state: stateOf(siteDir, locale, article)}));
  });
}
