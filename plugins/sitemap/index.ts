import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Options} from '@docusaurus/plugin-sitemap';
import {flattenRoutes} from '@docusaurus/utils';
import {articlesOf, languagesOf, placeOf} from '../../articles/files';
import {brand} from '../../settings/brand';
import {htmlLang, localeCodes, localePrefix, sourceLocale, type Locale} from '../../settings/locales';

/**
 * Adds the other languages to each page in a locale's sitemap, because Docusaurus omits them, and leaves out what isn't
 * translated: readers see it in English, and search engines shall find it once.
 */

type CreateItems = NonNullable<Options['createSitemapItems']>;

const hasInterface = (locale: Locale): boolean =>
  locale === sourceLocale || existsSync(path.join('i18n', locale, 'code.json'));

/** Whether a language has anything that isn't English. */
export const hasSitemap = (locale: Locale): boolean => hasInterface(locale) || articlesOf(locale).length > 0;

const alternates = (pathname: string, locales: Locale[]) => [
  ...locales.map((locale) => ({lang: htmlLang(locale), url: brand.siteUrl + localePrefix(locale) + pathname})),
  {lang: 'x-default', url: brand.siteUrl + localePrefix(sourceLocale) + pathname},
];

export const itemsWithLanguages: CreateItems = async ({defaultCreateSitemapItems, ...params}) => {
  const {baseUrl} = params.siteConfig;
  const locale = localeCodes.find((code) => `${localePrefix(code)}/` === baseUrl) ?? sourceLocale;
  const items = flattenRoutes(params.routes).map(async (route) => {
    const place = placeOf(route.metadata?.sourceFilePath ?? '');
    // Pages that aren't articles consist of interface strings.
    const locales = place ? languagesOf(place.article, place.source) : localeCodes.filter(hasInterface);
    const own = locales.includes(locale) ? await defaultCreateSitemapItems({...params, routes: [route]}) : [];
    return own.map((item) => ({
      ...item,
      links: alternates(`/${item.url.slice((brand.siteUrl + baseUrl).length)}`, locales),
    }));
  });
  return (await Promise.all(items)).flat();
};
