import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {translatedLocales} from '../../src/locales';
import {sourceDir, sourceHash, translationDir} from './status';

/** Marks translations that are older than their source, so that the page can tell its reader. */

/** The English source of a translated article, if the file is one and has one. */
function sourceOf(file: string): string | undefined {
  for (const locale of translatedLocales) {
    const article = path.relative(translationDir(locale), file);
    if (!article.startsWith('..')) {
      const source = path.join(sourceDir, article);
      return existsSync(source) ? source : undefined;
    }
  }
  return undefined;
}

/**
 * Wraps a front matter parser: a translated article whose `source_hash` is not that of today's English text gets
 * `translation: stale`.
 */
export const markStaleTranslations =
  (parse: ParseFrontMatter): ParseFrontMatter =>
  async (params) => {
    const parsed = await parse(params);
    const source = sourceOf(params.filePath);
    if (source && parsed.frontMatter.source_hash !== sourceHash(source)) {
      return {...parsed, frontMatter: {...parsed.frontMatter, translation: 'stale'}};
    }
    return parsed;
  };
