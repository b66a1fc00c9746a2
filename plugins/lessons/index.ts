import path from 'node:path';
import type {ListItem, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isFigureLanguage} from '../../articles/fences';
import {usesComponent} from '../../articles/jsx';
import {lineOf, nodesOf, readArticle} from '../../articles/parse';
import {jsxAttributes, text} from '../../articles/nodes';
import {located} from '../../articles/problem';
import {placeOf, sourceDir} from '../../articles/files';

/**
 * Remark plugin that adds reading times to learning paths: inside `<Lessons>`, each list item that links to an article
 * gets the reading time of the English article, so nobody has to maintain it by hand.
 */

const wordsPerMinute = 200;

/** Reading time of prose and tables in minutes, at least one. Figures don't count. */
export function readingMinutes(tree: Root): number {
  const read = tree.children.filter(
    (node) => node.type !== 'yaml' && !(node.type === 'code' && isFigureLanguage(node.lang)),
  );
  const words = read.flatMap((node) => toString(node).match(/\S+/g) ?? []);
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

/** @param source the folder of the article's version */
export const minutesOf = (article: string, source = sourceDir): number =>
  readingMinutes(readArticle(path.join(source, article)).tree);

export const noLesson = 'a lesson is one link to an article, with a sentence. Write no other link into this item.';

/** The article of a list item, and the paragraph about it; nothing if it isn't a lesson. */
export function lessonOf(item: ListItem) {
  const links = nodesOf(item).filter((node) => node.type === 'link');
  const article = /^[^#]+\.mdx?(?=#|$)/.exec(links[0]?.url ?? '')?.[0];
  const [paragraph] = item.children;
  return links.length === 1 && article && paragraph?.type === 'paragraph' && {article, paragraph};
}

export default function lessonsPlugin() {
  return (tree: Root, file: VFile): void => {
    if (!usesComponent(file, 'Lessons')) {
      return;
    }
    const source = placeOf(file.path)?.source;
    visit(tree, 'mdxJsxFlowElement', (lessons: MdxJsxFlowElement) => {
      if (lessons.name !== 'Lessons') {
        return;
      }
      visit(lessons, 'listItem', (item) => {
        const lesson = lessonOf(item);
        if (!lesson) {
          throw located(noLesson, file.path, lineOf(item));
        }
        const minutes = minutesOf(decodeURIComponent(lesson.article), source);
        const attributes = jsxAttributes({minutes: String(minutes)});
        const time = {type: 'mdxJsxTextElement' as const, name: 'ReadingTime', attributes, children: []};
        lesson.paragraph.children.push(text(' '), time);
      });
    });
  };
}
