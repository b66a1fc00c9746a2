import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {changeKinds, readEntries, sentenceOf, type Entry} from '../../articles/changelog/entries';
import {localeOf} from '../../articles/files';
import {
  heading,
  inlineCode,
  link,
  linkToToday,
  list,
  paragraph,
  replaceComponent,
  strong,
  text,
} from '../../articles/nodes';
import {parseArticle} from '../../articles/parse';
import {formatDay} from '../../lib/dates';
import {languages} from '../../languages';
import {fillBrand} from '../../settings/brand-variables';
import type {Locale} from '../../settings/locales';

/** Remark plugin that replaces `<Changelog />` with the entries of the changelog for developers. */

/** `25 November 2026: SDK`, in the language of the page. */
export function titleOf({date, area}: Entry, locale: Locale): string {
  const {dateTag, words} = languages[locale];
  return `${formatDay(date, dateTag)}: ${words.changelog.areas[area]}`;
}

/** A heading, the sentence, and the lists of each entry, newest first. */
export function changelogNodes(entries: Entry[], locale: Locale, file: string): RootContent[] {
  const words = languages[locale].words.changelog;
  return entries.flatMap((entry) => [
    heading(2, text(`${titleOf(entry, locale)} {#${entry.id}}`)),
    ...parseArticle(fillBrand(sentenceOf(entry, locale), file), file).tree.children,
    ...(entry.correction ? [paragraph(text(words.correction))] : []),
    ...changeKinds.flatMap((kind) => {
      const items = entry.items[kind]?.map(({name, to}) => [link(to, inlineCode(name))]);
      return items ? [paragraph(strong(words.kinds[kind])), list(items)] : [];
    }),
  ]);
}

export default function changelogPlugin() {
  return (tree: Root, file: VFile): void => {
    replaceComponent(tree, file, 'Changelog', () =>
      linkToToday(changelogNodes(readEntries(), localeOf(file.path), file.path), file.path),
    );
  };
}
