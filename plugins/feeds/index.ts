import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Feed} from 'feed';
import {localeOf, publishedFile, titleOf} from '../../articles/files';
import {brand} from '../../settings/brand';
import {escapeHtml} from '../../lib/html';
import {htmlLang, type Locale} from '../../settings/locales';

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

/** The two feeds of a channel as text, in English if the page isn't translated. Items have the same content in both. */
export function feedsOf(channel: Channel, locale: Locale, baseUrl: string): {atom: string; json: string} {
  const root = `${brand.siteUrl}${baseUrl}`;
  const addressOf = (route: string) => root + route.slice(1);
  const items = channel.items(locale);
  const language = htmlLang(localeOf(publishedFile(channel.article, locale)));
  const author = {name: brand.company};
  const about = {title: nameOf(channel, locale), page: addressOf(channel.page), file: `${root}${channel.folder}/feed`};
  const feed = new Feed({
    id: about.page,
    link: about.page,
    title: about.title,
    copyright: `© ${brand.copyrightYear} ${brand.company}`,
    generator: 'Docusaurus',
    updated: items[0]!.updated,
    feedLinks: {atom: `${about.file}.xml`},
    author,
  });
  for (const {route, title, text, published, updated, categories} of items) {
    feed.addItem({
      id: addressOf(route),
      link: addressOf(route),
      title: escapeHtml(title),
      content: escapeHtml(text),
      published,
      date: updated,
      category: categories.map(escapeHtml).map((name) => ({name, term: name})),
    });
  }
  // The library writes version 1 of JSON Feed, which has no language, and no language in Atom.
  const json = {
    version: 'https://jsonfeed.org/version/1.1',
    title: about.title,
    home_page_url: about.page,
    feed_url: `${about.file}.json`,
    language,
    authors: [author],
    items: items.map(({route, title, text, published, updated, categories}) => ({
      id: addressOf(route),
      url: addressOf(route),
      title,
      content_text: text,
      date_published: published.toISOString(),
      date_modified: updated.toISOString(),
      tags: categories,
    })),
  };
  // It writes titles as HTML, too, which most feed readers show as it is.
  const atom = feed.atom1().replace(/<title type="html"><!\[CDATA\[(.*?)\]\]>/gs, '<title>$1');
  return {atom: atom.replace('<feed ', `<feed xml:lang="${language}" `), json: JSON.stringify(json, null, 2)};
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
