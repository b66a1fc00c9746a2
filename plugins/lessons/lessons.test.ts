import {expect, test} from '@playwright/test';
import {VFile} from 'vfile';
import {parseArticle} from '../../articles/parse';
import lessonsPlugin, {readingMinutes} from './index';

const parse = (body: string) => parseArticle(`---\ntitle: A\n---\n\n${body}\n`, 'docs/a.mdx').tree;
const run = (body: string) => {
  const tree = parse(body);
  lessonsPlugin()(tree, new VFile({path: `${process.cwd()}/docs/a.mdx`, value: body}));
  return JSON.stringify(tree);
};
const words = (count: number) => Array.from({length: count}, () => 'word').join(' ');

test('minutes count prose, not figures, and are at least one', () => {
  expect(readingMinutes(parse('Few words.'))).toBe(1);
  expect(readingMinutes(parse(words(700)))).toBe(4);
  expect(readingMinutes(parse(`${words(400)}\n\n\`\`\`dot alt="x"\n${words(900)}\n\`\`\``))).toBe(2);
});

test('a lesson gets the minutes of its article', () => {
  const lesson = '1. [Fill in time sheets](/university/Time%20sheets/filling-time-sheets.mdx): book hours.';
  expect(run(`<Lessons>\n\n${lesson}\n\n</Lessons>`)).toMatch(/"name":"ReadingTime".*"name":"minutes","value":"\d+"/);
  expect(run(lesson)).not.toContain('ReadingTime');
});

test('an item without a link, and a link to nowhere, are named with their place', () => {
  expect(() => run('<Lessons>\n\n1. No link.\n\n</Lessons>')).toThrow(/docs\/a\.mdx:7: a lesson is one link/);
  expect(() => run('<Lessons>\n\n1. [Gone](/gone.mdx)\n\n</Lessons>')).toThrow(/gone\.mdx/);
});
