import {escapeMarkdownHeadingIds, parseMarkdownHeadingId} from '@docusaurus/utils';
import matter from 'gray-matter';
import type {Heading, Nodes, Root} from 'mdast';
import {gfmFootnoteFromMarkdown} from 'mdast-util-gfm-footnote';
import {gfmStrikethroughFromMarkdown} from 'mdast-util-gfm-strikethrough';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {toString} from 'mdast-util-to-string';
import {gfmFootnote} from 'micromark-extension-gfm-footnote';
import {gfmStrikethrough} from 'micromark-extension-gfm-strikethrough';
import {gfmTable} from 'micromark-extension-gfm-table';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {readText} from '../lib/files';
import {plainText} from '../lib/strings';
import {brandPattern} from '../settings/brand-variables';

/** Parses an article into its front matter and syntax tree. */

export interface Article {
  file: string;
  frontMatter: Record<string, unknown>;
  /** What follows the front matter, as its author wrote it. */
  body: string;
  tree: Root;
  /**
   * The text that was parsed: the author's, with brand variables and heading ids escaped. Line numbers stay the same.
   */
  mdx: string;
}

/**
 * Only the parts of `remark-gfm` that articles use. Autolinking bare addresses, which articles never contain, would
 * take a third of the parsing time.
 */
const parser = unified()
  .data({
    micromarkExtensions: [gfmTable(), gfmFootnote(), gfmStrikethrough()],
    fromMarkdownExtensions: [gfmTableFromMarkdown(), gfmFootnoteFromMarkdown(), gfmStrikethroughFromMarkdown()],
  })
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx);

/** @throws Error with file and line if the text isn't valid MDX or its front matter isn't valid YAML */
export function parseArticle(written: string, file: string): Article {
  const text = plainText(written);
  // Brand variables and heading ids aren't MDX: the site replaces them before MDX parses the article.
  const mdx = escapeMarkdownHeadingIds(text.replace(brandPattern, '⟦$2⟧'));
  try {
    const {data, content} = matter(text, {});
    return {file, frontMatter: data, body: content, tree: parser.parse(mdx), mdx};
  } catch (error) {
    const {message, line, mark} = error as Error & {line?: number; mark?: {line: number}};
    // The YAML parser counts lines from 0. For an unclosed tag, MDX gives the place only in the message: "… (7:1-7:7)".
    const place = line ?? (mark && mark.line + 1) ?? /\((\d+):\d+-/.exec(message)?.[1] ?? 1;
    throw new Error(`${file}:${place}: ${message}`, {cause: error});
  }
}

/** The explicit id of a heading, such as `{#before-you-begin}`; empty if it has none. */
export const headingId = (heading: Heading): string => parseMarkdownHeadingId(toString(heading)).id ?? '';

/** Line of a node, counted from 1; the first one for a node that the parser didn't make. */
export const lineOf = ({position}: Nodes): number => position?.start.line ?? 1;

/** A node and all nodes in it, in reading order. */
export const nodesOf = (node: Nodes): Nodes[] => [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])];

export const readArticle = (file: string): Article => parseArticle(readText(file), file);
