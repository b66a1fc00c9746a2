import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {jsx, text} from '../../articles/nodes';
import {nodesOf} from '../../articles/parse';
import {located} from '../../articles/problem';

/**
 * Remark plugin that adds JSON-LD for search engines to articles with `faq: true` in their front matter. The questions
 * are the table rows whose first cell is a question.
 */

export function questionsOf(tree: Root) {
  const rows = nodesOf(tree).filter((node) => node.type === 'tableRow');
  return rows.flatMap(({children: [question, answer]}) => {
    const name = toString(question);
    return answer && name.endsWith('?')
      ? [{'@type': 'Question', name, acceptedAnswer: {'@type': 'Answer', text: toString(answer)}}]
      : [];
  });
}

export default function faqPlugin() {
  return (tree: Root, file: VFile): void => {
    const frontMatter = file.data.frontMatter as Record<string, unknown> | undefined;
    if (frontMatter?.faq !== true) {
      return;
    }
    const questions = questionsOf(tree);
    if (questions.length === 0) {
      throw located(
        'the front matter says faq: true, but no table has a question in its first column; write one, or remove the key.',
        file.path,
      );
    }
    const page = {'@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions};
    const json = text(JSON.stringify(page).replaceAll('<', '\\u003c'));
    tree.children.push(jsx('head', {}, [jsx('script', {type: 'application/ld+json'}, [json])]));
  };
}
