import path from 'node:path';
import {escapeMarkdownHeadingIds, parseMarkdownHeadingId} from '@docusaurus/utils';
import matter from 'gray-matter';
import type {Root, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {stringify} from 'yaml';
import {fillBrand} from '../../settings/brand-variables';
import apiReferencePlugin from '../api-reference';
import changelogPlugin from '../changelog';
import englishLabelsPlugin from '../english-labels';
import incidentsPlugin from '../incidents';
import type {PublishedArticle} from './articles';
import {flatten, type Surroundings} from './flatten';

/** Writes the Markdown twin of an article: the same text without components, for tools that read Markdown. */

export interface ArticleHeading {
  id: string;
  text: string;
  level: number;
}

export interface Twin {
  /** Title and text. */
  markdown: string;
  headings: ArticleHeading[];
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).use(remarkDirective);
const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one'});
const addEnglishLabels = englishLabelsPlugin();
const fillIncidents = incidentsPlugin();
const fillOperations = apiReferencePlugin();
const fillChangelog = changelogPlugin();

/** Removes the ids that authors write in headings from the text, and returns them with the headings. */
function takeHeadings(tree: Root, file: VFile): ArticleHeading[] {
  const headings: ArticleHeading[] = [];
  visit(tree, 'heading', (heading) => {
    const last = heading.children.at(-1) as Text | undefined;
    const {text, id} = parseMarkdownHeadingId(last?.value ?? '');
    if (!last || !id) {
      return file.fail('the heading has no id; write {#id} after it.', heading);
    }
    last.value = text;
    headings.push({id, text: toString(heading), level: heading.depth});
  });
  return headings;
}

/**
 * @param article the article, for its title and for the file name in errors
 * @param text content of the article's file
 * @param surroundings how to make links absolute, and what components show
 * @throws Error with file and line if something has no plain Markdown
 */
export function writeTwin(article: PublishedArticle, text: string, surroundings: Omit<Surroundings, 'file'>): Twin {
  const source = escapeMarkdownHeadingIds(fillBrand(text, article.file));
  const file = new VFile({
    path: path.resolve(article.file),
    value: source,
    data: {frontMatter: matter(source, {}).data},
  });
  try {
    const tree = parser.parse(file);
    addEnglishLabels(tree, file);
    fillIncidents(tree, file);
    fillOperations(tree, file);
    fillChangelog(tree, file);
    const headings = takeHeadings(tree, file);
    const children = flatten(tree.children, {...surroundings, file}) as Root['children'];
    const title = {
      type: 'heading' as const,
      depth: 1 as const,
      children: [{type: 'text' as const, value: article.title}],
    };
    return {markdown: writer.stringify({type: 'root', children: [title, ...children]}), headings};
  } catch (error) {
    const {message, line} = error as Error & {line?: number};
    throw new Error(`${article.file}:${line ?? 1}: ${message}`, {cause: error});
  }
}

/** The front matter of a twin. */
export function frontMatterOf({
  title,
  description,
  locale,
  route,
  url,
  updated,
  translation,
}: PublishedArticle): string {
  const record = {title, description, locale, route, url, ...(updated && {updated}), ...(translation && {translation})};
  return `---\n${stringify(record, {lineWidth: 0})}---\n\n`;
}
