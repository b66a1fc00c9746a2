import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import {expect, test} from '@playwright/test';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {brand} from '../../settings/brand';
import {fillBrand} from '../../settings/brand-variables';
import type {PublishedArticle} from './articles';
import {absoluteLinks} from './links';
import {llmsIndex, partsOf, sectionsOf} from './llms';
import type {ParsedArticle} from './parsed';
import {frontMatterOf, writeTwin} from './twin';

/** Twins of small articles, one for each feature beyond plain Markdown. */

const article = (name: string, more: Partial<PublishedArticle> = {}): PublishedArticle => ({
  id: name,
  article: `${name}.mdx`,
  file: `docs/${name}.mdx`,
  locale: 'es',
  route: `/docs/${name}`,
  url: `${brand.siteUrl}/es/docs/${encodeURI(name)}`,
  twin: `/es/docs/${name}.md`,
  title: name,
  description: `About ${name}.`,
  kind: 'howto',
  audience: ['user'],
  ...more,
});

const first = article('first');
const other = article('a folder/other');
const absolute = absoluteLinks([first, other])(first);

/** Parses as Docusaurus does. */
const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).use(remarkDirective);
function parse(source: string): ParsedArticle {
  const text = escapeMarkdownHeadingIds(fillBrand(source, first.file));
  return {tree: parser.parse(text), text};
}

function twin(...lines: string[]): string {
  const rendered = (name: string) => [
    {type: 'paragraph' as const, children: [{type: 'text' as const, value: `shown by ${name}`}]},
  ];
  return writeTwin(first, parse(lines.join('\n')), {absolute, rendered}).markdown;
}

test('begins with the title, fills in the brand, and leaves ids, imports, and front matter out', () => {
  const text = [
    '---',
    'title: First',
    '---',
    "import Tabs from '@theme/Tabs';",
    '',
    '## One {#one}',
    '',
    'Of {{product}}.',
  ];
  expect(twin(...text)).toBe(`# first\n\n## One\n\nOf ${brand.product}.\n`);
});

test('gives the headings with id, text, and level', () => {
  const text = '## One `x` {#one}\n\n### Two {#two}\n';
  expect(writeTwin(first, parse(text), {absolute, rendered: () => []}).headings).toEqual([
    {id: 'one', text: 'One x', level: 2},
    {id: 'two', text: 'Two', level: 3},
  ]);
});

test('makes every kind of link absolute', () => {
  const root = `${brand.siteUrl}/es`;
  for (const [link, target] of [
    ['/a%20folder/other.mdx#part', `${root}/docs/a%20folder/other#part`],
    ['#part', `${root}/docs/first#part`],
    ['/swagger/?document=x', `${root}/swagger/?document=x`],
    ['pathname:///templates/users.csv', `${root}/templates/users.csv`],
    ['https://elsewhere.test/', 'https://elsewhere.test/'],
    ['mailto:a@b.test', 'mailto:a@b.test'],
  ] as const) {
    expect(twin(`[x](${link})`)).toContain(`[x](${target})`);
  }
});

test('names file, line, and link when a link leads to no article', () => {
  expect(() => twin('One.', '', '[x](/gone.mdx)')).toThrow('docs/first.mdx:3: the link /gone.mdx leads to no article.');
});

test('keeps notes as block quotes with their kind and title', () => {
  const text = twin(':::warning[Mind the **gap**]', '', 'At 9:30 see a:b.', '', ':::');
  expect(text).toContain('> [!WARNING]\n> **Mind the gap**\n>\n> At 9:30 see a:b.');
  expect(twin(':::note', '', 'Only text.', '', ':::')).toContain('> [!NOTE]\n>\n> Only text.');
});

test('gives a diagram by caption, text alternative, and source', () => {
  expect(twin('```dot alt="A leads to B." caption="The way"', 'digraph {a -> b}', '```')).toContain(
    '**The way**\n\nA leads to B.\n\n```dot\ndigraph {a -> b}\n```',
  );
});

test('gives a screen by caption, text alternative, and data', () => {
  const text = twin(
    'Select **+** <Mark n={1} />.',
    '',
    '<Figure alt="A grid." caption="The week">',
    '  <AppWindow title="Hours" toolbar={[{label: \'+\', mark: 1}]}>',
    "    <DataGrid columns={['Name', {label: 'Mon', align: 'end'}]} rows={[['Key visual', {text: '8:00', mark: -1}]]} />",
    '  </AppWindow>',
    '  <Guidance>',
    '    <Do title="Right">Some *text*</Do>',
    '  </Guidance>',
    '</Figure>',
  );
  expect(text).toContain('Select **+** (1).');
  expect(text).toContain(
    [
      '**The week**',
      '',
      'A grid.',
      '',
      '```yaml',
      '- AppWindow:',
      '    title: Hours',
      '    toolbar:',
      '      - {label: +, mark: 1}',
      '    children:',
      '      - DataGrid:',
      '          columns:',
      '            - Name',
      '            - {label: Mon, align: end}',
      '          rows:',
      '            - [Key visual, {text: 8:00, mark: -1}]',
      '- Guidance:',
      '    - Do:',
      '        title: Right',
      '        children: [Some, text]',
      '```',
    ].join('\n'),
  );
});

test('gives cards and lessons as lists, tabs by their name, keys as code', () => {
  const cards = [
    '<Cards>',
    '<Card to="/docs/first" title="First">Go.</Card>',
    '<Card to="/x" title="X">Y.</Card>',
    '</Cards>',
  ];
  const root = `${brand.siteUrl}/es`;
  expect(twin(...cards)).toContain(`- [First](${root}/docs/first): Go.\n- [X](${root}/x): Y.`);
  const lesson = '1. [Other](/a%20folder/other.mdx): first. <ReadingTime minutes="3" />';
  expect(twin('<Lessons>', '', lesson, '', '</Lessons>')).toContain(
    `1. [Other](${root}/docs/a%20folder/other): first. (3\u00a0min)`,
  );
  const tabs = [
    '<Tabs>',
    '<TabItem value="win" label="Windows">',
    '',
    'Press <kbd>Ctrl</kbd>.',
    '',
    '</TabItem>',
    '</Tabs>',
  ];
  expect(twin('## Keys {#keys}', '', ...tabs)).toContain('## Keys\n\n**Windows**\n\nPress `Ctrl`.');
});

test('gives code with its title, and without the comments that mark lines', () => {
  const text = twin('```js title="Before" {1}', 'first();', '// highlight-next-line', 'second();', '```');
  expect(text).toContain('# first\n\n**Before**\n\n```js\nfirst();\nsecond();\n```');
});

test('keeps emphasis inside a word readable', () => {
  expect(twin('A *part*ial and a **part**ial word, un*part*ed.')).toContain(
    'A *part*ial and a **part**ial word, un*part*ed.',
  );
});

test('takes from the page what only the page knows', () => {
  for (const name of ['IncidentList', 'ServiceState']) {
    expect(twin(`<${name} />`)).toContain(`shown by ${name}`);
  }
});

test('names file and line of what has no plain Markdown', () => {
  expect(() => twin('One.', '', '<Unheard />')).toThrow(
    'docs/first.mdx:3: plugins/machine-readable has no plain Markdown for <Unheard>; add it to flatten.ts.',
  );
  expect(() => twin('One {1 + 1}.')).toThrow('docs/first.mdx:1: the expression {1 + 1} has no plain Markdown.');
  expect(() => twin('## No id')).toThrow('docs/first.mdx:1: the heading has no id');
});

test('says in the front matter what the text is, and how old where that is known', () => {
  const more = {title: 'A: b', updated: '2026-10-05', translation: 'stale' as const};
  expect(frontMatterOf(article('first', more))).toBe(
    [
      '---',
      'title: "A: b"',
      'description: About first.',
      'locale: es',
      'route: /docs/first',
      `url: ${brand.siteUrl}/es/docs/first`,
      'updated: 2026-10-05',
      'translation: stale',
      '---',
      '',
      '',
    ].join('\n'),
  );
  expect(frontMatterOf(first)).not.toMatch(/updated|translation/);
});

test('each section of the University has its own file, other parts of the site one', () => {
  for (const [name, part] of [
    ['university/index', 'university'],
    ['university/Time sheets/filling-time-sheets', 'university-time-sheets'],
    ['university/Projects Management/a b/c', 'university-projects-management'],
    ['status/Availability Incidents/a', 'status'],
    ['sdk/ui/index', 'sdk'],
    ['to-review/a', 'to-review'],
  ] as const) {
    const sections = [{title: 'A', articles: [article(name)]}];
    expect([...partsOf(sections).keys()]).toEqual([`llms/${part}.txt`, 'llms-full.txt']);
  }
});

test('llms.txt follows the sidebars; what is in none is optional', () => {
  const sidebars = {
    docs: [
      {type: 'category', label: 'About {{product}}', items: [{type: 'doc', id: 'a folder/other'}]},
      {type: 'category', label: 'Empty', items: []},
    ],
  } as unknown as Parameters<typeof sectionsOf>[1];
  const sections = sectionsOf([first, other], sidebars);
  const home = {title: 'Docs', summary: 'All.', path: '/es/', texts: 'Texts', all: 'All of them'};
  expect(llmsIndex(home, sections, partsOf(sections))).toBe(
    [
      '# Docs',
      '',
      '> All.',
      '',
      `## About ${brand.product}`,
      '',
      `- [a folder/other](${brand.siteUrl}/es/docs/a%20folder/other.md): About a folder/other.`,
      '',
      '## Optional',
      '',
      `- [first](${brand.siteUrl}/es/docs/first.md): About first.`,
      `- [llms/a folder.txt](${brand.siteUrl}/es/llms/a%20folder.txt): Texts: About ${brand.product}`,
      `- [llms/first.txt](${brand.siteUrl}/es/llms/first.txt): Texts: Optional`,
      `- [llms-full.txt](${brand.siteUrl}/es/llms-full.txt): Texts: All of them`,
      '',
    ].join('\n'),
  );
  const [about] = sections;
  const titles = (index: string) => index.match(/^## .*$/gm)!.slice(1);
  expect(titles(llmsIndex(home, [about!], partsOf([about!])))).toEqual(['## Optional']);
  expect(titles(llmsIndex(home, [about!], new Map()))).toEqual([]);
});
