import type {Link, List, Paragraph, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {changeKinds, readEntries, sentenceOf, type Entry} from '../../articles/changelog/entries';
import {localeOf} from '../../articles/files';
import {usesComponent} from '../../articles/jsx';
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

const strong = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'strong', children: [{type: 'text', value}]}],
});

function bodyOf(entry: Entry, locale: Locale, file: string): RootContent[] {
  const {items, correction} = entry;
  const words = languages[locale].words.changelog;
  const listOf = (entries: readonly {name: string; to: string}[]): List => ({
    type: 'list',
    spread: false,
    children: entries.map(({name, to}) => {
      const link: Link = {type: 'link', url: to, children: [{type: 'inlineCode', value: name}]};
      return {type: 'listItem', spread: false, children: [{type: 'paragraph', children: [link]}]};
    }),
  });
  return [
    ...parseArticle(fillBrand(sentenceOf(entry, locale), file), file).tree.children,
    ...(correction ? [{type: 'paragraph' as const, children: [{type: 'text' as const, value: words.correction}]}] : []),
    ...changeKinds.flatMap((kind) => (items[kind] ? [strong(words.kinds[kind]), listOf(items[kind])] : [])),
  ];
}

/**
 * @param file path of the page, for messages
 * @returns a heading, the sentence and the lists of each entry, newest first
 */
export function changelogNodes(entries: Entry[], locale: Locale, file: string): RootContent[] {
  return entries.flatMap((entry) => [
    {type: 'heading', depth: 2, children: [{type: 'text', value: `${titleOf(entry, locale)} {#${entry.id}}`}]},
    ...bodyOf(entry, locale, file),
  ]);
}

export default function changelogPlugin() {
  return (tree: Root, file: VFile): void => {
    if (!usesComponent(file, 'Changelog')) {
      return;
    }
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, index, parent) => {
      if (element.name === 'Changelog' && parent && index !== undefined) {
        const nodes = changelogNodes(readEntries(), localeOf(file.path), file.path);
        parent.children.splice(index, 1, ...(nodes as typeof parent.children));
      }
    });
  };
}
