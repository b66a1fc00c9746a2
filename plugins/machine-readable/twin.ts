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
import {heading, text as plain} from '../../articles/nodes';
import {located} from '../../articles/problem';
import type {PublishedArticle} from './articles';
import {flatten, type Surroundings} from './flatten';
import type {ParsedArticle} from './parsed';

/** Writes the Markdown twin of an article: the same text without components, for tools that read Markdown. */

/** The twin without its front matter: title and text as Markdown, and the headings below the title. */
export interface Twin {
  markdown: string;
  headings: {id: string; text: string; level: number}[];
}

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', rule: '-', listItemIndent: 'one'});

/** Removes the ids that authors write in headings from the text, and returns them with the headings. */
function takeHeadings(tree: Root, file: VFile): Twin['headings'] {
  const headings: Twin['headings'] = [];
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

/** Changes the parsed tree, and throws an error with file and line if something has no plain Markdown. */
export function writeTwin(
  article: PublishedArticle,
  {tree, text}: ParsedArticle,
  surroundings: Omit<Surroundings, 'file'>,
): Twin {
  const file = new VFile({path: path.resolve(article.file), value: text});
  try {
    const headings = takeHeadings(tree, file);
    const children = flatten(tree.children, {...surroundings, file}) as Root['children'];
    const title = heading(1, plain(article.title));
    return {markdown: writer.stringify({type: 'root', children: [title, ...children]}), headings};
  } catch (error) {
    throw located(error, article.file, (error as {line?: number}).line);
  }
}

export function frontMatterOf(article: PublishedArticle): string {
  const {title, description, locale, route, url, updated, translation} = article;
  const record = {title, description, locale, route, url, updated, translation};
  return `---\n${stringify(record, {lineWidth: 0})}---\n\n`;
}
