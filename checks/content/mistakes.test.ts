import {expect, test} from '@playwright/test';
import {checkArticle} from './check-article';

/** What Markdown and MDX let pass, or report without a remedy, is found with its line and what to write instead. */

const head = '---\ntitle: A\n---\n\n';

/** What the check says of a text that begins in line 5, without what it says of the front matter. */
const findings = (text: string): string[] =>
  checkArticle('docs/integrations/roster-case.mdx', `${head}${text}\n`)
    .problems.filter(({rule}) => !['front-matter', 'description-length'].includes(rule!))
    .map(({line, rule, message}) => `${line} ${rule}: ${message}`);

const wrong: [text: string, ...said: string[]][] = [
  ['::: tip\n\nx\n\n:::', '5 notes: this is text, not a note.', '9 notes: this is text, not a note.'],
  [':::note Title\n\nx\n\n:::', '5 notes: this is text, not a note.', '9 notes: this is text, not a note.'],
  [':::Note\n\nx\n\n:::', '5 notes: there is no note :::Note. Did you mean :::note?'],
  [':::hint\n\nx\n\n:::', '5 notes: there is no note :::hint.'],
  [':::caution\n\nx\n\n:::', '5 notes: there is no note :::caution.'],
  [':::note\n\nx', '5 notes: this note, or one around it, is never closed.'],
  [':::note', '5 notes: this note, or one around it, is never closed.'],
  [':::note\n\nx\n\n:::tip\n\ny\n\n:::', '9 notes: this note, or one around it, is never closed.'],
  [':::note\n\nx\n\n:::\n\n:::', '11 notes: this is text, not a note.'],
  ['a week has 10~12 hours or 13~14', '5 tilde: single ~ strike through the text between. Write –'],
  ['| A |\n| --- |\n| ~5~ |', '7 tilde:'],
  ['::berth', "5 directive: readers don't see ::berth. Put it in backticks"],
  ['at 5:berth[\\[x\\]] b', "5 directive: readers don't see :berth[\\[x\\]]."],
  ['## Ratio a:b {#a}', '5 heading: the contents would lose the word after the colon.'],
  ['## A {#a}\n\n## B {#a}', '7 heading: the id a is also that of the heading in line 5.'],
  ['## A', '5 heading: the heading has no id. Write {#id} after it'],
  ['## A {#my id}', '5 heading: links can\'t lead to the id "my id". Write only letters a to z, digits, and hyphens.'],
  ['## A {#año}', '5 heading: links can\'t lead to the id "año".'],
  ['## A {#a.b}', '5 heading: links can\'t lead to the id "a.b".'],
  ['## A ## {#a}', "5 heading: readers see the # at the heading's end. Take it out."],
  ['## A # {#a}', "5 heading: readers see the # at the heading's end. Take it out."],
  ['## A ##{#a}', "5 heading: readers see the # at the heading's end. Take it out."],
  ['# A {#a}', '5 heading: the title is the heading of the page. Begin headings with ##.'],
  ['##A', '5 heading: this is text, not a heading. Write a space after the #.'],
  ['x\n\n```js\ny', '7 code: the code is never closed'],
  ['an `open one', '5 code: this backtick is text.'],
  ['![a](https://a.b/c.png)', '5 image: the page may not load this image from another site.'],
  ['![a](//a.b/c.png)', '5 image:', '5 external-link:'],
  ['![a][b]\n\n[b]: /img/logo.svg', '5 image:'],
  ['```dot alt="a" caption="b"\ndigraph {a [image="https://a.b/c.png"]}\n```', '5 script-address:'],
  ['a[^1]\n\n[^1]: b', '5 footnote: the site has no footnotes.', '7 footnote: the site has no footnotes.'],
  ['[](/university/index.mdx)', '5 link: the link has no text.'],
  ['x [\\[a\\]](b c.mdx)', '5 link: this is text, not a link. Write a space in its address as %20.'],
  ['x\n\n| a | b |\n| --- | --- | --- |', '8 table: this is text, not a table.'],
  ['a\n2. b', '6 list: this is text, not a list.'],
  ['** a**', '5 emphasis: these ** are text.'],
  ['a <br> b', '5 mdx: Expected a closing tag for `<br>`', 'Begin a new paragraph, list item, or row'],
  ['a <div> b', '5 mdx:', 'Write Markdown; the only tag allowed is <kbd>'],
  ['a </div> b', '5 mdx:', 'Write Markdown; the only tag allowed is <kbd>'],
  ['a { b', '5 mdx:', 'Put a brace of the text in backticks.'],
  ['a {year', '5 mdx:', 'Put a brace of the text in backticks.'],
  ['import the file', '5 mdx:', 'Begin the paragraph with another word than import or export'],
  ['a <5', '5 mdx:', 'Put a < in backticks'],
  ['<https://a.b>', '5 mdx:', 'write a link as [text](address)'],
  ['<!-- a -->', '5 mdx:', 'Write a comment as {/* … */}'],
  ['Returns {} then', '5 expression: {} is code. Put braces in backticks.'],
  ['Returns { } then', '5 expression:'],
  ['```js title=Before\nx\n```', "5 code: can't read title=Before after the language of a code block; write title="],
  ['```dot alt="a" caption="b" wide\ndigraph {a}\n```', "5 figure-text: can't read wide in the figure's first line"],
  ['<Foo />', '5 component: there is no component <Foo>.'],
  ['a <FormField /> b', '5 component: there is no component <FormField>. Did you mean <FormFields>?'],
  ['<Popup title="a" />', '5 figure: <Popup> must be inside <Figure alt="…">.'],
  ['<Figure alt="a" caption="b"><Popup name="a" /></Figure>', '5 figure: <Popup> has no prop "name"'],
  ['a <Mark n={1} />', '5 figure: the text mentions the callout 1, but no screen draws it'],
  ['- ::berth', "5 directive: readers don't see ::berth. Put it in backticks"],
  ['> a\n>\n> ::berth', "7 directive: readers don't see ::berth."],
  [
    '2*3*4 hours',
    '5 emphasis: readers don\'t see the * around "3". Put code in backticks, or a backslash before each *.',
  ],
  ['5*3* hours', '5 emphasis:'],
  ['H**2**O', '5 emphasis: readers don\'t see the ** around "2".'],
  ['## `A` __init__ {#a}', '5 emphasis: readers don\'t see the __ around "init".'],
  ['5~~6 hours to 10~~12', '5 emphasis: readers don\'t see the ~~ around "6 hours to 10".'],
  ['| A | B |\n| a | b |', '5 table: this is text, not a table.'],
  ['> a\n> | **A** | **B** |\n> | a | b |', '6 table:'],
  ['| A | B |\n| — | — |\n| a | b |', '6 table:'],
  ['A | B\n– | –', '6 table:'],
  ['| A | B |\n| --- | --- |\n| a | b |\n\n| c | d |', '9 table:'],
  ['-One\n-Two', '5 list: this is text, not a list. Write a hyphen or a number with a period, and one space.'],
  ['-`one`', '5 list:'],
  ['1.One\n2.Two', '5 list:'],
  ['> a\n> 2. b', '6 list: this is text, not a list. Write an empty line before it.'],
  ['• One', '5 list:'],
  ['a\n\n-\u00a0One', '7 list:'],
  ['##\u00a0Days {#days}', '5 heading: this is text, not a heading.'],
  ['##1 Days', '5 heading:'],
  ['> a\n> ##B', '6 heading:'],
  ['> [!NOTE]\n> a', '5 notes: this is text, not a note. A note begins with :::note'],
  ['a[^1]', '5 footnote: the site has no footnotes.'],
  ['a^[b]', '5 footnote: the site has no footnotes.'],
  ['a List<String> b', '5 mdx: Expected a closing tag for `<String>`', 'Put a < of the text in backticks.'],
  ['<Figure alt="a" caption="b">\n\na', '5 mdx:', 'Close a component with its name, as </Figure>.'],
  ['Done :tada: a', '5 emoji: the page shows an emoji. Put word and colons in backticks.'],
  ['Done \\:+1:', '5 emoji:'],
  ['``js\nx\n``', '5 code: a block of code begins and ends with three backticks.'],
  ['> `js\n> x\n> `', '5 code:'],
  ['a\n\n<Card to="/university/index.mdx" title="a">b</Card>', '7 component: <Card> must be inside <Cards>.'],
  ['<TabItem value="a">b</TabItem>', '5 component: <TabItem> must be inside <Tabs>.'],
  ['<Tabs>\n<TabItem label="a">b</TabItem>\n</Tabs>', '6 component: <TabItem> needs the prop value.'],
  ['<Figure alt="a" caption="b">\n<Do title="a">b</Do>\n</Figure>', '6 figure: <Do> must be inside <Guidance>.'],
  ['<Cards>\n\na\n\n</Cards>', '5 component: <Cards> must hold at least one <Card>, and nothing else.'],
  [
    '<Cards>\n\n- <Card to="/a.mdx" title="a">b</Card>\n\n</Cards>',
    '5 component: <Cards> must hold at least one <Card>',
  ],
  ['<Tabs>\n</Tabs>', '5 component: <Tabs> must hold at least one <TabItem>'],
  [
    '<Tabs>\n<TabItem value="a">b</TabItem>\n\nc\n</Tabs>',
    '5 component: <Tabs> must hold at least one <TabItem>, and nothing else.',
  ],
  [
    '<Tabs defaultValue="jav">\n<TabItem value="java">b</TabItem>\n</Tabs>',
    '5 component: there is no tab with the value "jav". Did you mean "java"?',
  ],
  [
    '<Tabs>\n<TabItem value="a">b</TabItem>\n<TabItem value="a">c</TabItem>\n</Tabs>',
    '5 component: two of the tabs a, a have the same value. Give each its own.',
  ],
  ['<Card href="/a.mdx" title="a">b</Card>', '5 component: <Card> has no prop "href"; it has to, title.'],
  ['<Card title="a">b</Card>', '5 component: <Card> needs the prop to.'],
  ['<Changelog from="2026" />', '5 component: <Changelog> has no prop "from"; it has none.'],
  ['a <Changelog /> b', '5 component: <Changelog> must stand on its own lines.'],
  ['## <ServiceState /> {#a}', '5 component: <ServiceState> must stand on its own lines.'],
  ['| A |\n| --- |\n| <Operations document="client-api" tag="Reports" /> |', '7 component: <Operations> must stand'],
  ['a\n\n<IncidentTimeline />', '1 incident: incident: the value is of type undefined; allowed: object.'],
  ['a <Mark /> b', '5 component: <Mark> needs the prop n.'],
  [
    'a\n\n<Operations document="client-apii" tag="Reports" />',
    '7 component: there is no OpenAPI document "client-apii". Did you mean "client-api"?',
  ],
  [
    '<Operations document="client-api" tag="Report" />',
    '5 component: there is no operation in static/openapi/client-api.yaml with the tag "Report". Did you mean "Reports"?',
  ],
  ['<Operations document="client-api" />', '5 component: <Operations> needs the prop tag.'],
  ['<Lessons>\n\n1. No link.\n\n</Lessons>', '7 component: a lesson is one link to an article, with a sentence.'],
  ['<Lessons>\n\n1. [A](https://a.b): c.\n\n</Lessons>', '7 component: a lesson is one link to an article'],
];

for (const [text, ...said] of wrong) {
  test(`${JSON.stringify(text)} is found`, () => {
    const found = findings(text);
    for (const message of said) {
      expect(found).toContainEqual(expect.stringContaining(message));
    }
  });
}

test('a task list is found', () => {
  expect(findings('- [ ] a')).toContain("5 task-list: readers can't select this box. Write a list without [ ].");
});

for (const text of [
  ':::note\n\nx\n\n:::',
  'x\n:::note\nx\n:::',
  ':::tip[A **b** c]\n\nx\n\n:::',
  '- a\n\n  :::warning\n\n  x\n\n  :::',
  '~~x~~ and 10~12',
  'hhhh:mm and hh:mm:ss, `::berth`, and \\::berth',
  '## Ratio `a:b` {#a}\n\n## 10:30 {#b}',
  '## C# {#c_sharp-1}\n\n## The sign `#` {#a}\n\n## The sign \\# {#executeReport}',
  'a \\* \\` \\[a]\\(b) \\** < 5',
  '```js\nx\n```\n\n- a\n\n  ````md\n  ```\n  ````',
  '````md\n::: tip\n```\n````',
  '![a](/img/logo.svg) and ![b](pathname:///img/logo.svg)',
  'a {/* b */} c',
  '```js title="a" {1} showLineNumbers schema="none"\nx\n```',
  '**A**s, un**a**, *a*, 2 * 3 * 4, 2×3×4, a_b_c, and `2*3*4`',
  '| A | B |\n| :-- | --- |\n| – | `a` |\n| a \\| b | – c |',
  'a | b\n| c, `|`, **a** | **b** | **c**',
  '-5 and -1.5 hours, 1.5 days, 2.º, 1.er, 1.x, and #1\n– 5 hours',
  'at 10:30:15, mm:ss:ms, a:`b`:c, and `:tada:`',
  '``a ` b`` and `a\nb`',
  '<Cards>\n  <Card to="/university/index.mdx" title="a">\n    b\n  </Card>\n</Cards>',
  '<Cards>\n<Card to="/university/index.mdx" title="a">b</Card>\n{/* c */}\n</Cards>',
  '<Tabs>\n<TabItem value={1} label="B">\n\nc\n\n</TabItem>\n</Tabs>',
  '<Tabs groupId="a" defaultValue="b" queryString>\n<TabItem value="b" label="B">\n\nc\n\n</TabItem>\n</Tabs>',
  '<Figure alt="a" caption="b">\n<AppWindow title="c">\n<Tiles tiles={[]} />\n<Tiles tiles={[]} />\n</AppWindow>\n</Figure>',
  '```mdx\n<IncidentSummary />\n\n<Card>\n```',
  '- a\n\n  <Operations document="client-api" tag="Reports" />',
  '<Lessons>\n\n1. [A](/university/index.mdx#a): b.\n\n</Lessons>',
  '<Sorted>\n\n| A |\n| --- |\n| b |\n\n</Sorted>\n\n<Changelog />\n\n<ServiceState />',
]) {
  test(`${JSON.stringify(text)} passes`, () => expect(findings(text)).toEqual([]));
}
