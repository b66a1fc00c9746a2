import type {Options} from '@docusaurus/plugin-sitemap';
import {brand} from '../../settings/brand';
import {htmlLang, localeCodes, localePrefix, sourceLocale} from '../../settings/locales';

/** Adds the other languages to each page in a locale's sitemap, because Docusaurus omits them. */

type CreateItems = NonNullable<Options['createSitemapItems']>;
type Item = Awaited<ReturnType<CreateItems>>[number];

/** @param pathname path of a page within its language, with a leading slash */
const alternates = (pathname: string) => [
  ...localeCodes.map((locale) => ({lang: htmlLang(locale), url: brand.siteUrl + localePrefix(locale) + pathname})),
  {lang: 'x-default', url: brand.siteUrl + localePrefix(sourceLocale) + pathname},
];

export const itemsWithLanguages: CreateItems = async ({defaultCreateSitemapItems, ...params}) => {
  const items = await defaultCreateSitemapItems(params);
  const root = brand.siteUrl + params.siteConfig.baseUrl;
  return items.map((item): Item & {links: ReturnType<typeof alternates>} => ({
    ...item,
    links: alternates(`/${item.url.slice(root.length)}`),
  }));
};
