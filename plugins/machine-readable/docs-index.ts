import {localeCodes, localePrefix, type Locale} from '../../settings/locales';
import {addressOf, type PublishedArticle} from './articles';
import type {Twin} from './twin';

/**
 * Builds `docs-index.json`, the list of all articles for scripts; `static/schemas/docs-index.schema.json` explains it.
 * @param articles all articles of the language
 * @param twins of each article, by route
 */
export function docsIndex(locale: Locale, articles: PublishedArticle[], twins: ReadonlyMap<string, Twin>) {
  return {
    $schema: addressOf('/schemas/docs-index.schema.json'),
    locale,
    articles: articles.map(({route, url, twin, title, description, kind, audience, updated, translation}) => ({
      route,
      url,
      markdown: addressOf(twin),
      title,
      description,
      kind,
      audience,
      headings: twins.get(route)?.headings,
      locales: Object.fromEntries(localeCodes.map((code) => [code, addressOf(localePrefix(code) + route)])),
      updated,
      translation,
    })),
  };
}
