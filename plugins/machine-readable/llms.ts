import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {groupBy} from '../../lib/group';
import {fillBrand} from '../../settings/brand-variables';
import {addressOf, type PublishedArticle} from './articles';
import type {Twin} from './twin';

/** Writes `llms.txt` (llmstxt.org), the table of contents for language models, and files with the texts that it lists. */

export type SidebarItem = LoadedVersion['sidebars'][string][number];

interface Section<Article = PublishedArticle> {
  title: string;
  articles: Article[];
}

/** The articles of an item, in its order. */
export function idsOf(item: SidebarItem): string[] {
  if (item.type === 'category') {
    return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(idsOf)];
  }
  return item.type === 'doc' || item.type === 'ref' ? [item.id] : [];
}

/** The section of what a reader may skip, a name from the llms.txt convention. */
const optional = 'Optional';

/** Groups the articles by sidebar section. Those in no section are optional. */
export function sectionsOf(articles: PublishedArticle[], sidebars: LoadedVersion['sidebars']): Section[] {
  const byId = new Map(articles.map((article) => [article.id, article]));
  const take = (ids: string[]): PublishedArticle[] =>
    ids.flatMap((id) => {
      const article = byId.get(id);
      byId.delete(id);
      return article ?? [];
    });
  const sections = Object.values(sidebars)
    .flat()
    .map((item) => {
      const listed = take(idsOf(item));
      const title = item.type === 'category' ? fillBrand(item.label, 'sidebars.ts') : (listed[0]?.title ?? '');
      return {title, articles: listed};
    });
  return [...sections, {title: optional, articles: [...byId.values()]}].filter(({articles: own}) => own.length > 0);
}

const wholeText = 'llms-full.txt';

/** The file with an article's text: its folder's, such as `llms/sdk.txt`; each section of the University has its own. */
export function partOf(article: string): string {
  const [folder, section, inside] = article.split(/[\\/]/);
  const name =
    folder === 'university' && inside ? `university-${section!.replaceAll(' ', '-').toLowerCase()}` : folder!;
  return `llms/${name.replace(/\.mdx?$/, '')}.txt`;
}

/** The sections that share a file with their texts, by its name; the last has all. */
export const partsOf = (sections: Section[]): Map<string, Section[]> =>
  groupBy(sections, ({articles: [first]}) => partOf(first!.article)).set(wholeText, sections);

/**
 * Files with texts are optional: whoever reads everything else has each article once.
 * @param home of the language, with the words for a file with texts, and for what the one with all of them has
 * @param parts with a file of their texts, none in a released version
 */
export function llmsIndex(
  home: Record<'title' | 'summary' | 'path' | 'texts' | 'all', string>,
  sections: Section<Pick<PublishedArticle, 'title' | 'twin' | 'description'>>[],
  parts: ReadonlyMap<string, Section[]>,
): string {
  const texts = Array.from(parts, ([name, part]) => {
    const description = `${home.texts}: ${name === wholeText ? home.all : part.map(({title}) => title).join(', ')}`;
    return {title: optional, articles: [{title: name, twin: home.path + name, description}]};
  });
  const all = groupBy([...sections, ...texts], ({title}) => title);
  const lists = Array.from(all, ([title, same]) => {
    const entries = same.flatMap(({articles}) =>
      articles.map((article) => `- [${article.title}](${addressOf(article.twin)}): ${article.description}`),
    );
    return `## ${title}\n\n${entries.join('\n')}\n`;
  });
  return [`# ${home.title}\n`, `> ${home.summary}\n`, ...lists].join('\n');
}

/** @param twins of the articles, by route */
export function llmsFull(home: {title: string}, sections: Section[], twins: ReadonlyMap<string, Twin>): string {
  const all = sections.flatMap(({articles}) => articles);
  return all.map(({route, url}) => `<!-- ${home.title}: ${url} -->\n\n${twins.get(route)?.markdown}`).join('\n');
}
