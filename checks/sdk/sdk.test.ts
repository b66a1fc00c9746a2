import {expect, test} from '@playwright/test';
import type {Locale} from '../../settings/locales';
import {parseArticle} from '../../articles/parse';
import {formatProblem} from '../../articles/problem';
import {readSdkArticle} from './article';
import {checkSdk} from '.';

/** Tests of the checks that bind articles to declarations, each on one change of articles that pass. */

const declarations = `
/** Root. */
declare namespace SW {
    /** Context. */
    interface Context {
        /** Stores a value. */
        set(name: string, value: any): void;
        /** Id. */
        readonly id: string;
    }
    /** Unit. */
    type Unit = "px" | "em";
    /** Runs. */
    function run(): void;
}

declare namespace SW.Window {
    interface Size {
        width?: number;
    }
    interface Options extends Size {
        /** Height. Default \`100\`. */
        height?: number;
        icons?: { save?: string };
    }
    /** Opens. */
    export function open(id: string, unit: Unit, params?: Options): Promise<any>;
    export function find(id: string): void;
    export function find(params?: Options): void;
    function closeAll(): void;
    export { closeAll as delete };
}
`;

const windowArticle = `---
title: Window
---

## Access {#access}

The methods live in \`SW.Window\`.

## open {#open}

\`\`\`ts
type Unit = "px" | "em";

interface Options extends Size {
    height?: number;
    icons?: {
        save?: string;
    };
}

function open(
    id: string,
    unit: Unit,
    params?: Options
): Promise<any>;
\`\`\`

| Name | Type | Required | Default | Meaning |
| --- | --- | --- | --- | --- |
| \`id\` | \`string\` | Yes | – | Id |
| \`unit\` | \`Unit\` | Yes | – | Unit |
| \`params.width\` | \`number\` | No | – | Width |
| \`params.height\` | \`number\` | No | \`100\` | Height |
| \`params.icons.save\` | \`string\` | No | – | Icon |

\`\`\`js
async function onClick(e) {
    await SW.Window.open("a", "px", { height: 1 });
    SW.Window.delete();
}
\`\`\`

## find {#find}

\`\`\`ts
function find(id: string): void;
function find(params?: Options): void;
\`\`\`

| Name | Type | Required | Default | Meaning |
| --- | --- | --- | --- | --- |
| \`id\` | \`string\` | Yes | – | Id |
| \`params\` | \`Options\` | No | – | Size |

## delete {#delete}

\`\`\`ts
function closeAll(): void;
export { closeAll as delete };
\`\`\`
`;

const rootArticle = `---
title: Run
---

## Access {#access}

The function is \`SW.run\`.

\`\`\`ts
function run(): void;
\`\`\`

\`\`\`ts
const open = SW.Window.open("{{product}}", "em");
\`\`\`
`;

const contextArticle = `---
title: Context
---

## Access {#access}

The methods live in \`workspaceContext\`.

\`\`\`ts
interface Context {
    set(name: string, value: any): void;
    readonly id: string;
}
\`\`\`

## set {#set}

\`\`\`ts
interface Context {
    set(name: string, value: any): void;
}
\`\`\`

| Name | Type | Required | Default | Meaning |
| --- | --- | --- | --- | --- |
| \`name\` | \`string\` | Yes | – | Name |
| \`value\` | \`any\` | Yes | – | Value |
`;

const articles: [file: string, text: string, locale: Locale][] = [
  ['window.mdx', windowArticle, 'en'],
  ['run.mdx', rootArticle, 'en'],
  ['context.mdx', contextArticle, 'en'],
];

const check = (texts: typeof articles, text = declarations) =>
  checkSdk(
    {file: 'sw.d.ts', text},
    texts.map(([file, article, locale]) => readSdkArticle(parseArticle(article, file), locale)),
  ).map(formatProblem);

/** The problems after a change of the first article that has the text. */
function changed(from: string, to: string) {
  const index = articles.findIndex(([, text]) => text.includes(from));
  expect(index, `no article has ${from}`).toBeGreaterThanOrEqual(0);
  return check(articles.map(([file, text, locale], i) => [file, i === index ? text.replace(from, to) : text, locale]));
}

test.describe('signatures', () => {
  test('articles that show what is declared pass', () => expect(check(articles)).toEqual([]));

  for (const [what, from, to, expected] of [
    ['parameter name', 'id: string,\n', 'key: string,\n', /^window\.mdx:22: .* is "function open\( key: string/],
    ['order', 'id: string,\n    unit: Unit,', 'unit: Unit,\n    id: string,', /^window\.mdx:22: SW\.Window\.open is /],
    ['optional mark', 'params?: Options\n)', 'params: Options\n)', /^window\.mdx:24: .* in sw\.d\.ts:27/],
    ['parameter type', 'unit: Unit,', 'unit: string,', /^window\.mdx:23: SW\.Window\.open is ".*unit: string/],
    ['result', 'Promise<any>', 'void', /^window\.mdx:25: SW\.Window\.open is ".*: void" here and ".*: Promise<any>"/],
    ['type of a member', 'save?: string', 'save?: number', /^window\.mdx:17: SW\.Window\.Options is /],
    ['number of members', '    height?: number;\n', '', /^window\.mdx:15: SW\.Window\.Options is /],
    ['type from the root', '"px" | "em"', '"px"', /^window\.mdx:12: SW\.Unit is /],
    ['number of overloads', 'function find(params?: Options): void;\n', '', /^window\.mdx:46: .* is declared 2 times/],
    ['exported name', 'export { closeAll as delete };\n', '', /^window\.mdx:58: the function closeAll is not/],
    ['name', 'function run', 'function walk', /^run\.mdx:10: the function walk is not declared in SW\./],
    ['place', '`SW.run`', '`SW.Window`', /^run\.mdx:10: the function run is not declared in SW\.Window/],
    [
      'part of an interface',
      '{\n    set(name: string,',
      '{\n    set(key: string,',
      /^context\.mdx:11: SW\.Context is /,
    ],
    ['part by itself', 'any): void;\n}', 'any): any;\n}', /^context\.mdx:20: SW\.Context\.set is /],
  ] as const) {
    test(`another ${what} is reported with file and line`, () => {
      expect(changed(from, to).join('\n')).toMatch(new RegExp(expected.source, 'm'));
    });
  }

  test('a function without an article is reported at its declaration', () => {
    expect(changed('function closeAll(): void;\nexport { closeAll as delete };\n', '')).toEqual([
      expect.stringMatching(/^sw\.d\.ts:30: SW\.Window\.delete is not in any article/),
    ]);
  });

  test('a function that is documented twice is reported, but not its translation', () => {
    expect(changed('`workspaceContext`.', '`SW`.\n\n```ts\nfunction run(): void;\n```')).toEqual([
      expect.stringMatching(/^context\.mdx:10: SW\.run is already documented in run\.mdx:10/),
    ]);
    expect(check([...articles, ['es/run.mdx', rootArticle, 'es']])).toEqual([]);
  });
});

test.describe('parameter tables', () => {
  const [id, unit, width] = [
    '| `id` | `string` | Yes | – | Id |\n',
    '| `unit` | `Unit` | Yes | – | Unit |\n',
    '| `params.width` | `number` | No | – | Width |\n',
  ];

  for (const [what, from, to, expected] of [
    ['missing row', unit, '', /^window\.mdx:31: the table has .* id, params; the signature has id, unit, params/],
    ['order', id + unit, unit + id, /^window\.mdx:30: the table has the parameters unit, id, params/],
    ['name', '`params.width`', '`params.wide`', /^window\.mdx:32: there is no parameter params\.wide\. Write/],
    ['repeated row', id, id + id, /^window\.mdx:31: id has two rows/],
    ['missing member', width, '', /^window\.mdx:32: params\.width has no row/],
    ['type', '| `Unit` |', '| `string` |', /^window\.mdx:31: the type of unit is "string"; it is declared as "Unit"/],
    ['Required', '| No | `100` |', '| Yes | `100` |', /^window\.mdx:33: .* params\.height is "Yes"; .* as "No"/],
    ['default', '| `100` |', '| `50` |', /^window\.mdx:33: the default of params\.height is "50"; .* as "100"/],
    ['undeclared default', '| – | Icon', '| `""` | Icon', /^window\.mdx:34: the default .* is """"; .* as "–"/],
    ['missing table', '| --- | --- | --- | --- | --- |', '', /^window\.mdx:21: write a table with the parameters id/],
  ] as const) {
    test(`another ${what} is reported with file and line`, () => {
      expect(changed(from, to).join('\n')).toMatch(new RegExp(expected.source, 'm'));
    });
  }

  test('Required is in the language of the article', () => {
    const spanish = contextArticle.replaceAll('| Yes |', '| Sí |');
    expect(check([...articles, ['es/context.mdx', spanish, 'es']])).toEqual([]);
    expect(check([...articles, ['es/context.mdx', contextArticle, 'es']])).toEqual([
      expect.stringMatching(/^es\/context\.mdx:26: the column Required of name is "Yes"; it is declared as "Sí"/),
      expect.stringMatching(/^es\/context\.mdx:27: /),
    ]);
  });
});

test.describe('samples', () => {
  for (const [what, from, to, expected] of [
    ['argument', '"px", {', '"pt", {', /^window\.mdx:38: the code does not compile: Argument of type '"pt"'/],
    ['method', 'Window.delete', 'Window.remove', /^window\.mdx:39: the code does not compile: Property 'remove'/],
    ['call in TypeScript', ', "em"', '', /^run\.mdx:14: the code does not compile: Expected 2-3 arguments/],
  ] as const) {
    test(`a wrong ${what} is reported with file and line`, () => {
      expect(changed(from, to)).toEqual([expect.stringMatching(expected)]);
    });
  }

  test('an error of the declaration file is reported with its line', () => {
    expect(check(articles, declarations.replace('unit: Unit', 'unit: Uni'))).toContainEqual(
      expect.stringMatching(/^sw\.d\.ts:27: the code does not compile: Cannot find name 'Uni'/),
    );
  });

  test('a declaration file with code outside a namespace is refused', () => {
    const loose = `${declarations}\ninterface Loose {}\n`;
    expect(() => check(articles, loose)).toThrow(/^sw\.d\.ts:34: write only "declare namespace/);
  });
});
