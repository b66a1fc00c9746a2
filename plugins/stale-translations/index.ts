import type {ParseFrontMatter} from '@docusaurus/types';
import {sourceOf} from '../../articles/files';
import {readSource} from '../../articles/translations/source';

/** Marks translations that are older than their source, so that the page can show a notice. */

/**
 * Wraps a front matter parser: a translated article whose `source_hash` differs from that of the current English text
 * gets `translation: stale`.
 */
export const markStaleTranslations =
  (parse: ParseFrontMatter): ParseFrontMatter =>
  async (params) => {
    const parsed = await parse(params);
    const source = sourceOf(params.filePath);
    if (source && parsed.frontMatter.source_hash !== readSource(source).hash) {
      return {...parsed, frontMatter: {...parsed.frontMatter, translation: 'stale'}};
    }
    return parsed;
  };
