import path from 'node:path';
import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Root, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {stringify} from 'yaml';
import type {PublishedArticle} from './articles';
import {flatten, type Surroundings} from './flatten';
import type {ParsedArticle} from './parsed';

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

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one'});

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
 * @param parsed its tree changes
 * @param surroundings how to make links absolute, and what components show
 * @throws Error with file and line if something has no plain Markdown
 */
export function writeTwin(
  article: PublishedArticle,
  {tree, text}: ParsedArticle,
  surroundings: Omit<Surroundings, 'file'>,
): Twin {
  const file = new VFile({path: path.resolve(article.file), value: text});
  try {
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
