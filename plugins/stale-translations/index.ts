import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {sourceDir, translationOf} from '../../articles/files';
import {sourceHash} from '../../articles/translations/status';

/** Marks translations that are older than their source, so that the page can show a notice. */

/** The English source of a translated article, if the file is one and has one. */
function sourceOf(file: string): string | undefined {
  const translation = translationOf(file);
  const source = translation && path.join(sourceDir, translation.article);
  return source && existsSync(source) ? source : undefined;
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
