import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Feed} from 'feed';
import {localeOf, publishedFile, titleOf} from '../../articles/files';
import {brand} from '../../settings/brand';
import type {Locale} from '../../settings/locales';

/** Writes a page that grows as feeds, one per language, for readers and for machines. */

export interface FeedItem {
  /** Route of what the item is about, with its anchor if it has one, spaces as `%20`. */
  route: string;
  title: string;
  /** Plain text. */
  text: string;
  published: Date;
  updated: Date;
  categories: string[];
}

export interface Channel {
  /** Folder of the site that contains `feed.xml` (Atom) and `feed.json` (JSON Feed). */
  folder: string;
  /** Route of the page with the same items. */
  page: string;
  /** The page's article, below `docs/`. */
  article: string;
  /** At least one item, newest first. */
  items: (locale: Locale) => FeedItem[];
}

const nameOf = ({article}: Channel, locale: Locale): string => `${brand.product}: ${titleOf(article, locale)}`;

/** The two feeds of a channel as text, in English if the page isn't translated. */
export function feedsOf(channel: Channel, locale: Locale, baseUrl: string): {atom: string; json: string} {
  const root = `${brand.siteUrl}${baseUrl}`;
  const addressOf = (route: string) => root + route.slice(1);
  const items = channel.items(locale);
  const language = localeOf(publishedFile(channel.article, locale));
  const feed = new Feed({
    id: addressOf(channel.page),
    link: addressOf(channel.page),
    title: nameOf(channel, locale),
    language,
    copyright: `© ${brand.copyrightYear} ${brand.company}`,
    generator: 'Docusaurus',
    updated: items[0]!.updated,
    feedLinks: {atom: `${root}${channel.folder}/feed.xml`, json: `${root}${channel.folder}/feed.json`},
    author: {name: brand.company},
  });
  for (const {route, title, text, published, updated, categories} of items) {
    feed.addItem({
      id: addressOf(route),
      link: addressOf(route),
      title,
      description: text,
      content: text,
      published,
      date: updated,
      category: categories.map((name) => ({name, term: name})),
    });
  }
  // The library writes version 1 of JSON Feed, which has no language.
  const json = JSON.parse(feed.json1()) as Record<string, unknown>;
  Object.assign(json, {version: 'https://jsonfeed.org/version/1.1', language});
  return {atom: feed.atom1(), json: JSON.stringify(json, null, 2)};
}

/** @returns a Docusaurus plugin that writes the feeds of a channel, and names them in the head of every page */
export const feedsPlugin =
  (channel: Channel) =>
  ({baseUrl, i18n}: LoadContext): Plugin => {
    const locale = i18n.currentLocale as Locale;
    const {folder} = channel;
    const types = {'feed.xml': 'application/atom+xml', 'feed.json': 'application/feed+json'};
    return {
      name: `feeds-${folder}`,
      injectHtmlTags: () => ({
        headTags: Object.entries(types).map(([file, type]) => ({
          tagName: 'link',
          attributes: {rel: 'alternate', type, href: `${baseUrl}${folder}/${file}`, title: nameOf(channel, locale)},
        })),
      }),
      postBuild: async ({outDir}) => {
        const {atom, json} = feedsOf(channel, locale, baseUrl);
        const dir = path.join(outDir, folder);
        await mkdir(dir, {recursive: true});
        await Promise.all([writeFile(path.join(dir, 'feed.xml'), atom), writeFile(path.join(dir, 'feed.json'), json)]);
      },
    };
  };
