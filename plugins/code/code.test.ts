import {expect, test} from '@playwright/test';
import type {Element, Root} from 'hast';
import {VFile} from 'vfile';
import codePlugin from '.';
import {highlight} from './highlight';

/** Attributes of the block that the plugin makes from a fence. */
function blockOf(code: string, language: string | undefined, meta?: string): Record<string, string> {
  const element = {
    type: 'element',
    tagName: 'pre',
    properties: {},
    position: {start: {line: 7, column: 1}, end: {line: 9, column: 1}},
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: language ? {className: [`language-${language}`]} : {},
        data: {meta},
        children: [{type: 'text', value: `${code}\n`}],
      },
    ],
  } as Element;
  const tree: Root = {type: 'root', children: [element]};
  codePlugin()(tree, new VFile({path: 'docs/a.mdx'}));
  const {name, attributes} = tree.children[0] as unknown as {
    name: string;
    attributes: {name: string; value: string}[];
  };
  expect(name).toBe('CodeBlock');
  return Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value]));
}

test('tokens become spans, each line whole, and code cannot become markup', () => {
  expect(highlight('const a = "x<y"; /* two\nlines */', 'js')).toEqual([
    '<span class="k">const</span> a = <span class="s">"x&lt;y"</span>; <span class="c">/* two</span>',
    '<span class="c">lines */</span>',
  ]);
  expect(highlight('<b onclick="x">', undefined)).toEqual(['&lt;b onclick="x"&gt;']);
});

for (const [language, code, colored] of [
  ['ts', 'let x: string', '<span class="k">let</span>'],
  ['json', '{"a": 1}', '<span class="a">"a"</span>'],
  ['bash', 'npm start # now', '<span class="c"># now</span>'],
  ['csharp', 'public int x;', '<span class="k">public</span>'],
  ['http', 'GET /x HTTP/1.1', '<span class="a">GET</span>'],
  ['powershell', '$env:A = Read-Host', '<span class="f">Read-Host</span>'],
  ['sql', 'SELECT a', '<span class="k">SELECT</span>'],
  ['md', '[a](b)', '<span class="s">[a](b)</span>'],
] as const) {
  test(`${language} has colors`, () => expect(highlight(code, language).join('')).toContain(colored));
}

test('a fence becomes one block with its language and title', () => {
  expect(blockOf('a', 'json', 'title="job.json" schema="none"')).toEqual({
    html: 'a',
    language: 'json',
    title: 'job.json',
  });
  expect(blockOf('a', undefined)).toEqual({html: 'a'});
});

test('marked and numbered lines are elements', () => {
  expect(blockOf('a\nb\nc', 'text', '{1,3}').html).toBe(
    '<span class="line marked">a\n</span><span class="line">b\n</span><span class="line marked">c\n</span>',
  );
  expect(blockOf('a', 'text', 'showLineNumbers').html).toBe('<span class="line numbered">a\n</span>');
});

test('with numbers, the comments stay visible', () => {
  expect(blockOf('// highlight-next-line\na', 'js', '{2}').html).toContain('highlight-next-line');
});

test('unknown meta after the language stops the build with file and line', () => {
  expect(() => blockOf('a', 'js', 'titel="x"')).toThrow('docs/a.mdx:7: can\'t read titel="x"');
});
