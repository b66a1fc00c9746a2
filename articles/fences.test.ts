import {expect, test} from '@playwright/test';
import {parseCodeMeta, parseFigureMeta, readComments} from './fences';

test('the meta of a figure has alt and caption', () => {
  expect(parseFigureMeta('alt="What it shows" caption="A caption"')).toEqual({
    alt: 'What it shows',
    caption: 'A caption',
  });
  expect(() => parseFigureMeta('alt=""')).toThrow(/no text alternative/);
  expect(() => parseFigureMeta('alt="x" wide')).toThrow(/can't read wide/);
  expect(() => parseFigureMeta('alt="x" width="3"')).toThrow(/can't read width/);
});

test('the meta of a code block has title, schema, marked lines and line numbers, in any order', () => {
  expect([...parseCodeMeta('{1,4-6}').marked]).toEqual([1, 4, 5, 6]);
  const all = {title: 'a.json', schema: 'none', marked: new Set([2]), numbered: true};
  expect(parseCodeMeta('title="a.json" schema="none" {2} showLineNumbers')).toEqual(all);
  expect(parseCodeMeta('showLineNumbers {2} schema="none" title="a.json"')).toEqual(all);
  expect(parseCodeMeta(undefined)).toEqual({marked: new Set(), numbered: false});
});

for (const meta of ['titel="x"', 'title=""', '{a}', 'wide', 'showLineNumbers=1']) {
  test(`the error quotes ${meta}, which is not code meta`, () => {
    expect(() => parseCodeMeta(`schema="none" {1} ${meta}`)).toThrow(`can't read ${meta} after the language`);
  });
}

test('comments mark lines, and are removed', () => {
  const comments = '// highlight-next-line\na\nb\n// highlight-start\nc\nd\n// highlight-end\ne';
  expect(readComments(comments, 'js')).toEqual({code: 'a\nb\nc\nd\ne', marked: new Set([1, 3, 4])});
  expect(readComments('# highlight-next-line\na', 'bash').marked).toEqual(new Set([1]));
  expect(readComments(comments, 'md').marked.size).toBe(0);
});
