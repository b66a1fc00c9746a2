import {expect, test} from '@playwright/test';
import {VFile} from 'vfile';
import {parseArticle} from '../../articles/parse';
import faqPlugin, {questionsOf} from './index';

const table = (...rows: string[]) => ['| Question | Answer |', '| --- | --- |', ...rows].join('\n');

function run(text: string, faq: boolean): string {
  const {tree} = parseArticle(text, 'docs/a.mdx');
  faqPlugin()(tree, new VFile({path: 'docs/a.mdx', data: {frontMatter: {faq}}}));
  return JSON.stringify(tree.children.at(-1));
}

test('takes the rows whose first cell is a question, without markup', () => {
  const {tree} = parseArticle(
    table('| Is it **safe**? | Yes, by `TLS`. |', '| A statement | Is that so? |'),
    'docs/a.mdx',
  );
  expect(questionsOf(tree)).toEqual([
    {'@type': 'Question', name: 'Is it safe?', acceptedAnswer: {'@type': 'Answer', text: 'Yes, by TLS.'}},
  ]);
});

test('puts them into the head of an article that asks for it, and of no other', () => {
  const text = table('| Is it safe? | Below 1 \\< 2. |');
  expect(run(text, true)).toContain('"name":"head"');
  // A `<` would let an answer close the script.
  expect(run(text, true)).toMatch(/Below 1 \\+u003c 2/);
  expect(run(text, false)).not.toContain('"name":"head"');
});

test('names the article that promises questions and has none', () => {
  expect(() => run('No table.', true)).toThrow(/^docs\/a\.mdx:1: .* no table has a question/);
});
