import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {languages} from '../../languages';
import {groupBy} from '../../lib/group';
import {fillBrand} from '../../settings/brand-variables';
import type {Locale} from '../../settings/locales';
import {addressOf, type PublishedArticle} from './articles';

/**
 * Writes `llms.txt` (llmstxt.org), the table of contents for language models, `llms-full.txt`, all texts in one, and
 * `llms/…`, the texts of a part of the site.
 */

export type SidebarItem = LoadedVersion['sidebars'][string][number];

interface Section {
  title: string;
  articles: PublishedArticle[];
}

/** The articles of an item, in its order. */
export function idsOf(item: SidebarItem): string[] {
  switch (item.type) {
    case 'doc':
    case 'ref':
      return [item.id];
    case 'category':
      return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(idsOf)];
    default:
      return [];
  }
}

/**
 * Groups the articles by sidebar section. Those in no section go under "Optional", a name from the llms.txt convention.
 */
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
  return [...sections, {title: 'Optional', articles: [...byId.values()]}].filter(
    (section) => section.articles.length > 0,
  );
}

/** The sections that share a file with all their texts, by its name: the folder of the articles, such as `llms/sdk.txt`. */
export const partsOf = (sections: Section[]): Map<string, Section[]> =>
  groupBy(sections, ({articles: [first]}) => `llms/${first!.article.split(/[\\/]/)[0]}.txt`);

/**
 * @param home title and summary of the site in the language
 * @param root path of the home page in the language
 */
export function llmsIndex(
  home: {title: string; summary: string},
  sections: Section[],
  locale: Locale,
  root: string,
): string {
  const words = languages[locale].words.llms;
  const titlesOf = (part: Section[]) => part.map(({title}) => title).join(', ');
  const files = [...[...partsOf(sections)].map(([name, part]) => [name, titlesOf(part)]), ['llms-full.txt', words.all]];
  const texts = files.map(([name, what]) => `- [${name}](${addressOf(`${root}${name}`)}): ${what}`);
  const lists = sections.map(({title, articles}) => {
    const entries = articles.map(
      (article) => `- [${article.title}](${addressOf(article.twin)}): ${article.description}`,
    );
    return `## ${title}\n\n${entries.join('\n')}\n`;
  });
  return [`# ${home.title}\n`, `> ${home.summary}\n`, `## ${words.texts}\n\n${texts.join('\n')}\n`, ...lists].join(
    '\n',
  );
}

/** @param texts twins without their front matter, by route */
export function llmsFull(home: {title: string}, sections: Section[], texts: Map<string, string>): string {
  const all = sections.flatMap(({articles}) => articles);
  return all.map(({route, url}) => `<!-- ${home.title}: ${url} -->\n\n${texts.get(route)}`).join('\n');
}
