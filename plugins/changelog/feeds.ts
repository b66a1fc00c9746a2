import {toString} from 'mdast-util-to-string';
import {
  changeKinds,
  changelogArticle,
  entriesDir,
  readEntries,
  sentenceOf,
  type Entry,
} from '../../articles/changelog/entries';
import {parseArticle} from '../../articles/parse';
import {languages} from '../../languages';
import {fillBrand} from '../../settings/brand-variables';
import type {Locale} from '../../settings/locales';
import {feedsPlugin, type Channel} from '../feeds';
import {titleOf} from './index';

/** Docusaurus plugin that publishes the changelog for developers as feeds. */

const page = '/docs/releases/developers';

function textOf(entry: Entry, locale: Locale): string {
  const {id, items, correction} = entry;
  const {kinds, correction: corrected} = languages[locale].words.changelog;
  const lists = changeKinds.flatMap((kind) =>
    items[kind] ? [`${kinds[kind]}: ${items[kind].map(({name}) => name).join(', ')}.`] : [],
  );
  const file = `${entriesDir}/${id}.json`;
  const sentence = toString(parseArticle(fillBrand(sentenceOf(entry, locale), file), file).tree);
  return [sentence, ...(correction ? [corrected] : []), ...lists].join(' ');
}

export const changelogChannel: Channel = {
  folder: 'changelog',
  page,
  article: changelogArticle,
  items: (locale) =>
    readEntries().map((entry) => ({
      route: `${page}#${entry.id}`,
      title: titleOf(entry, locale),
      text: textOf(entry, locale),
      published: new Date(entry.date),
      updated: new Date(entry.date),
      categories: [entry.area],
    })),
};

export default feedsPlugin(changelogChannel);
