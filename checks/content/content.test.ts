import path from 'node:path';
import {expect, test} from '@playwright/test';
import {articleTemplate, newKinds} from '../../articles/template';
import {brand} from '../../settings/brand';
import {type Locale} from '../../settings/locales';
import {articlesDir} from '../../articles/files';
import {checkArticle} from './check-article';
import {checkImage} from './images';
import {checkLocale} from './locale';
import {formatProblem} from '../../articles/problem';

/** Each rule of the content check catches what it is there for, with its line, and lets a right article pass. */

const file = 'docs/university/Leaves/scheduling-leaves.mdx';
const spanishFile = 'i18n/es/docusaurus-plugin-content-docs/current/university/Leaves/scheduling-leaves.mdx';

const right = `---
title: Schedule leaves
description: Book days off in the year calendar, attach a form where you need one, and read how many days are left to you.
sidebar_label: Schedule
sidebar_position: 1
audience: [user]
kind: howto
---

Book days off in {{product}}. The word "easy" is quoted here.

## Before you begin {#before-you-begin}

:::note[Read the rules]

Days are counted in hours.

:::

## Book the days {#book-the-days}

1. Open **Leave Scheduler**, and press <kbd>Enter</kbd>.

\`\`\`dot alt="Two steps." caption="The way of a day"
digraph {a [label="Ask"]}
\`\`\`

<Figure alt="A form with one field." caption="The form">
  <FormFields fields={[{label: 'Days', value: '5'}]} />
</Figure>

## What happens next {#what-happens-next}

See [the site](https://learn.microsoft.com/graph?view=1.0).

## Rules and limits {#rules-and-limits}

{/* A comment of the author. */}

## Troubleshooting {#troubleshooting}

| Symptom | Cause | Fix |
| --- | --- | --- |
| None | None | None |

## Related articles {#related-articles}

- [Approve leaves](/university/Leaves/approving-leaves.mdx)
- [Leave types](/university/Maintenance/create-leave-type.mdx)
`;

/** What the check says of the article with one change, as \`line rule\`. */
function findings(from: string, to: string, article = right, name = file): string[] {
  expect(article, 'the text to change').toContain(from);
  return checkArticle(name, article.replace(from, to)).problems.map(({line, rule}) => `${line} ${rule}`);
}

test('a right article passes', () => expect(checkArticle(file, right).problems.map(formatProblem)).toEqual([]));

const spoilt: [rule: string, from: string, to: string, line: number][] = [
  ['front-matter', 'audience: [user]', 'audience: [everybody]', 6],
  ['front-matter', 'sidebar_label: Schedule\n', '', 1],
  ['front-matter', 'kind: howto\n', '', 1],
  ['front-matter', 'kind: howto', 'kind: how-to', 7],
  ['front-matter', 'sidebar_position: 1', 'sidebar_position: first', 5],
  ['front-matter', 'audience: [user]', 'audience: [user]\ntags: [leave]', 7],
  ['description-length', ', attach a form where you need one, and read how many days are left to you', '', 3],
  ['sections', '{#before-you-begin}', '{#troubleshooting}', 46],
  ['sections', '## Book the days {#book-the-days}', '## Help {#troubleshooting}', 20],
  ['sections', '{#before-you-begin}', '{#rest}', 46],
  ['reader-mode', '{#book-the-days}', '{#share-the-days}', 20],
  ['reader-mode', '{#book-the-days}', '{#what-they-share}', 20],
  ['related-articles', '- [Leave types](/university/Maintenance/create-leave-type.mdx)\n', '', 46],
  ['related-articles', '- [Leave types]', '## More {#more}\n\n- [Leave types]', 46],
  ['table-cells', '| None | None | None |', '| None | None |', 44],
  ['empty-column', '| None | None | None |', '| None | – | None |', 42],
  ['notes', '1. Open', ':::tip\n\nA\n\n:::\n\n:::tip\n\nB\n\n:::\n\n1. Open', 28],
  ['figure-text', ' caption="The form"', '', 28],
  ['figure-text', ' alt="Two steps."', '', 24],
  ['placeholder', 'The word', 'TODO: Say it. The word', 10],
  ['bare-address', '[the site](https://learn.microsoft.com/graph?view=1.0)', 'https://learn.microsoft.com', 34],
  ['bare-address', 'Days are counted', 'At www.example.com, days are counted', 16],
  ['external-link', 'https://learn', 'http://learn', 34],
  ['external-link', '?view=1.0', '?utm_source=x', 34],
  ['external-link', 'https://learn', '//learn', 34],
  ['script-address', 'https://learn.microsoft.com/graph?view=1.0', 'javascript:alert(1)', 34],
  ['script-address', 'https://learn.microsoft.com/graph?view=1.0', 'JaVaScript:alert(1)', 34],
  ['script-address', 'https://learn.microsoft.com/graph?view=1.0', 'data:text/html;base64,PHA+', 34],
  ['script-address', '[label="Ask"]', '[label="Ask" URL="javascript:alert(1)"]', 24],
  ['script-address', '<kbd>Enter</kbd>', '<Card to="javascript:alert(1)">x</Card>', 22],
  ['event-handler', '<kbd>', '<kbd onClick="alert(1)">', 22],
  ['event-handler', '<kbd>', '<kbd onmouseover={"alert(1)"}>', 22],
  ['raw-html', '<kbd>Enter</kbd>', '<script>x</script>', 22],
  ['raw-html', '<kbd>Enter</kbd>', '<iframe src="https://a.b" />', 22],
  ['raw-html', '<kbd>Enter</kbd>', '<style>x</style>', 22],
  ['raw-html', '<kbd>', '<kbd dangerouslySetInnerHTML="x">', 22],
  ['import', 'Book days off in {{', 'import x from "x"\n\nBook days off in {{', 10],
  ['import', 'Book days off in {{', 'export const x = 1\n\nBook days off in {{', 10],
  ['expression', 'The word', '{fetch("/")} The word', 10],
  ['expression', 'The word', '{/* a */ fetch("/") /* b */} The word', 10],
  ['expression', "value: '5'", 'value: alert(1)', 29],
  ['expression', "value: '5'", 'get value() {}', 29],
  ['expression', '<kbd>', '<kbd {...{a: 1}}>', 22],
  ['filler-word', 'The word', 'Simply, the word', 10],
  ['world', 'The word', 'Job `ACME0011CREA004`. The word', 10],
  ['phrase', 'Days are counted in hours.', 'The total stands at the top.', 16],
  ['phrase', 'caption="The form"', 'caption="The form holds one field"', 28],
  ['filler-word', "label: 'Days'", "label: 'Please choose'", 29],
  ['exclamation-mark', 'are counted in hours.', 'are counted in hours!', 16],
  ['product-name', '{{product}}', brand.product, 10],
  ['product-name', 'learn.microsoft.com', brand.host, 34],
  ['product-name', 'The word', 'HR Link. The word', 10],
  ['sentence-case', '## Book the days', '## Book The Week', 20],
  ['markdown/no-undefined-references', 'The word', 'The [word]', 10],
  ['markdown/heading-increment', '## What happens', '#### What happens', 32],
  ['markdown/fenced-code-flag', 'Book days off in {{', '```\nx\n```\n\nBook days off in {{', 10],
  ['markdown/unordered-list-marker-style', '- [Leave types]', '\n* [Leave types]', 0],
  ['mdx', '<kbd>', '<kbd', 22],
];

for (const [index, [rule, from, to, line]] of spoilt.entries()) {
  test(`${rule} is found (case ${index + 1})`, () => {
    const found = findings(from, to);
    const expected = line > 0 ? `${line} ${rule}` : expect.stringContaining(rule);
    expect(found).toContainEqual(expected);
  });
}

test('ids that only begin like "share" are kept in reader mode', () => {
  expect(findings('{#book-the-days}', '{#shares-of-the-days}')).toEqual([]);
});

test('optional sections can be left out', () => {
  const short = right.replace(/## Rules and limits[\s\S]*(?=## Related)/, '');
  expect(findings('Book days', 'Book days', short)).toEqual([]);
});

test('labels, quotations, and translations may use a phrase', () => {
  for (const words of ['**Motive**', '"stands at"', '`an own`']) {
    expect(findings('The word', `${words}. The word`)).toEqual([]);
  }
  expect(findings('The word', 'Anew, the word', right, spanishFile)).toEqual([]);
});

test('numbers are compared with the sample world', () => {
  const shown = right.replace(
    'Days are counted in hours.',
    '`ACME0011`: 465 of 1,030 hours in 2026-09, due 31\u00A0Oct.',
  );
  const claim = (text: string, ...is: string[]) =>
    checkArticle(
      file,
      shown.replace('kind: howto\n', `kind: howto\nworld:\n  - text: '${text}'\n    is: [${is.join(', ')}]\n`),
    ).problems.map(formatProblem);
  const booked = 'ACME0011 booked';
  expect(claim('465 of 1,030', booked, 'Acme Foods planned')).toEqual([]);
  expect(claim('`ACME0011`: 465 of 1,030', booked, 'any')).toEqual([]);
  expect(claim('2026-09, due 31 Oct', 'bill 2026/00008 due')).toEqual([]);
  for (const [problems, said] of [
    [
      claim('465 of 1,030', 'ACME0012 booked', 'any'),
      '465 in "465 of 1,030" is 275 in the sample world (ACME0012 booked)',
    ],
    [claim('465 of 1,030', booked), '"465 of 1,030" has 2 numbers but 1 facts. Give each number one, or any.'],
    [claim('466 of 1,030', 'any', 'any'), '"466 of 1,030" isn\'t in the article. Update it under world.'],
    [claim('465 of 1,030', 'ACME0011 boked', 'any'), 'no fact "ACME0011 boked". Did you mean "ACME0011 booked"?'],
    [claim('due 31 Oct', 'bill 2026/00009 due'), '"due 31 Oct" doesn\'t have "5 November 2026" or "5 Nov 2026"'],
  ] as const) {
    expect(problems).toEqual([expect.stringContaining(`${file}:9 world: `)]);
    expect(problems).toEqual([expect.stringContaining(said)]);
  }
});

test('figures are required by the kinds that need them', () => {
  const bare = right.replace(/```dot[\s\S]*?```\n\n<Figure[\s\S]*?<\/Figure>\n\n/, '');
  expect(findings('Book days', 'Book days', bare)).toEqual(['1 figure']);
});

test('a chart that is not JSON is reported with the reason', () => {
  const chart = '```vega-lite alt="Days." caption="Days"\n{"mark": }\n```\n\nDays are counted';
  expect(checkArticle(file, right.replace('Days are counted', chart)).problems.map(formatProblem)).toEqual([
    expect.stringMatching(/^docs.*:16 mdx: the chart is not valid JSON: Unexpected token/),
  ]);
});

test('a comment switches no rule off', () => {
  const said = 'The word';
  for (const comment of [
    '{/* lint disable */}',
    '{/* lint disable no-undefined-references */}',
    '{/* lint ignore */}',
  ]) {
    expect(findings(said, `The [word]\n\n${comment}\n\nThe [word]`)).toEqual([
      '10 markdown/no-undefined-references',
      '14 markdown/no-undefined-references',
    ]);
  }
});

test('a translation keeps to the words of its language, and has no confirm', () => {
  expect(findings('The word', 'Simplemente', right, spanishFile)).toEqual(['10 filler-word']);
  expect(findings('audience: [user]', "audience: [user]\nconfirm: ['x']", right, spanishFile)).toEqual([
    '7 front-matter',
  ]);
});

test('an image is held to its size', () => {
  expect(checkImage('static/img/a.png', 256 * 1024)).toEqual([]);
  expect(checkImage('static/img/a.png', 300 * 1024).map(formatProblem)).toEqual([
    'static/img/a.png:1 image-size: the image has 300 KB, more than 256. Draw it as a figure, or save it smaller.',
  ]);
});

for (const kind of newKinds) {
  test(`a new article of the kind ${kind} passes once its instructions are replaced`, () => {
    const own = 'docs/university/Leaves/new.mdx';
    const text = articleTemplate({kind, title: "The year's leaves", position: 3});
    const rules = new Set(checkArticle(own, text).problems.map(({rule}) => rule));
    expect([...rules].sort()).toEqual(['placeholder', 'related-articles']);
    const filled = text
      .replace(
        /TODO: Say in 80[^']*/,
        'What a reader can learn here about the days off of a year, in one or two sentences.',
      )
      .replaceAll('TODO: ', '')
      .replace('- [Documentation home]', '- [Leaves](/university/Leaves/approving-leaves.mdx)\n- [Documentation home]');
    expect(checkArticle(own, filled).problems.map(formatProblem)).toEqual([]);
  });
}

test.describe('spelling', () => {
  const samples = {
    en: {good: 'The color of the timesheet `xqzt` is green.', bad: 'The colur of it.', word: 'colur'},
    es: {good: 'Actívelo y envíenoslos: el proyecto está listo.', bad: 'El proyeto está listo.', word: 'proyeto'},
    pt: {good: 'Pode enviá-lo ao utilizador; guarde o ficheiro.', bad: 'Guarde o fixeiro.', word: 'fixeiro'},
    'pt-br': {good: 'Você pode salvá-lo no arquivo.', bad: 'Salve no arqivo.', word: 'arqivo'},
  };
  for (const [locale, {good, bad, word}] of Object.entries(samples)) {
    test(`of ${locale}: finds a slip, with its line, and no right word`, async () => {
      test.slow();
      const own = locale as Locale;
      const dir = articlesDir(own);
      const text = `---\ntitle: A\n---\n\n${good}\n\n${bad}\n`;
      const found = await checkLocale(own, [{file: path.join(dir, 'nobody-knows.mdx'), text}]);
      const problems = found.filter(({rule}) => rule === 'spelling');
      expect(problems.map(({line}) => line)).toEqual([7]);
      expect(problems[0]!.message).toContain(`"${word}"`);
    });
  }
});

test('messages of OpenAPI documents are checked as texts: spelling and wording, but no sections', async () => {
  const messages = 'i18n/es/openapi/client-api.json';
  const text = '\n\nBasta con el identificador.\n\n\nEs fácil: escriba el identificadorr.\n';
  const found = (await checkLocale('es', [{file: messages, text}])).map(formatProblem);
  expect(found).toEqual([
    expect.stringMatching(/^i18n\/es\/openapi\/client-api\.json:6 filler-word: "fácil"/),
    expect.stringMatching(
      /^i18n\/es\/openapi\/client-api\.json:6 spelling: "identificadorr" is in no dictionary of es/,
    ),
  ]);
});
