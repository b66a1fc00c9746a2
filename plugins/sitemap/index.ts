import type {Options} from '@docusaurus/plugin-sitemap';
import {brand} from '../../settings/brand';
import {htmlLang, localeCodes, localePrefix, sourceLocale} from '../../settings/locales';

/** Adds to each page of a locale's sitemap its other languages, which Docusaurus leaves out. */

type CreateItems = NonNullable<Options['createSitemapItems']>;
type Item = Awaited<ReturnType<CreateItems>>[number];

/** @param pathname of a page within its language, with a slash at its beginning */
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
