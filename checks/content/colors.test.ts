import {expect, test} from '@playwright/test';
import {articleTemplate} from '../../articles/template';
import data from '../../articles/world/stages.json';
import {readText} from '../../lib/files';
import {states, tones} from '../../src/components/Screen/vocabulary';
import {checkArticle} from './check-article';

/** A stage has one color in all articles and figures: that of `articles/world/stages.json`. */

const article = articleTemplate({kind: 'howto', title: 'Colors', position: 1});

/** What the check says about an article that ends with the line: the line and the message. */
const findings = (text: string, file: string): [line: number, message: string][] =>
  checkArticle(file, `${article}\n${text}\n`)
    .problems.filter(({rule}) => rule === 'color')
    .map(({line, message}) => [line, message]);

const last = article.split('\n').length + 1;
const folder = 'docusaurus-plugin-content-docs/current';
const leaves = 'docs/university/Leaves/scheduling-leaves.mdx';
const sheets = 'docs/university/Time sheets/filling-time-sheets.mdx';
const expenses = 'docs/university/Expenses/create-expenses.mdx';

for (const [file, right, wrong, expected] of [
  [leaves, '| **Spent** | Teal | An approved day |', '| **Spent** | Cyan | An approved day |', 'teal'],
  [leaves, 'Bright green days are to approve, red days are rejected.', 'Red days are to approve.', 'bright green'],
  [leaves, 'Bright green days are to approve, red days are rejected.', 'Orange days are rejected.', 'red'],
  [leaves, 'A **Holiday** (light gray).', 'A **Holiday** (gray).', 'light gray'],
  [
    sheets,
    '| **Vacations**, **Leaves** | Light blue, blue | Days |',
    '| **Vacations**, **Leaves** | Light blue, red | Days |',
    'blue',
  ],
  [sheets, '| Dark green | Approved by all levels |', '| Bright green | Approved by all levels |', 'dark green'],
  ['docs/design/lists.mdx', '| **Done** | `#c398f5` | 5.49 |', '| **Done** | `#f598a7` | 5.49 |', '#C398F5'],
  [leaves, '   | **Spent** | Teal |', '   | **Spent** | Cyan |', 'teal'],
  ['docs/design/lists.mdx', '| **Done** | `#C398F5` | 5.49 |', '| **Done** | `#F598A7` | 5.49 |', '#C398F5'],
  [
    `i18n/es/${folder}/university/Leaves/scheduling-leaves.mdx`,
    '| **Aprobado por RR. HH.** | Verde oscuro, rayado | RR. HH. lo ha aprobado |',
    '| **Aprobado por RR. HH.** | Verde vivo, rayado | RR. HH. lo ha aprobado |',
    'dark green',
  ],
  [
    `i18n/pt/${folder}/university/Time sheets/filling-time-sheets.mdx`,
    'As células ficam a verde-vivo: estão **Por aprovar**.',
    'As células ficam verde-escuras: estão **Por aprovar**.',
    'bright green',
  ],
  [
    `i18n/pt-br/${folder}/to-review/AD Related/ad-mail-blocking.mdx`,
    'Encontre os dias marcados como **Incompleto**, que aparecem em laranja.',
    'Encontre os dias marcados como **Incompleto**, que aparecem em vermelho.',
    'orange',
  ],
  [
    expenses,
    "  a={[{text: 'To Approve (3)', tone: 'warn'}]}",
    "  a={[{text: 'To Approve (3)', tone: 'good'}]}",
    'warn',
  ],
  [expenses, '  new [label="New" class="info"]', '  new [label="New" class="done"]', 'info'],
  [sheets, '  send [class="good" label="To\\napprove"]', '  send [class="warn" label="To\\napprove"]', 'good'],
  [
    sheets,
    "  legend={[{state: 'complete', label: 'Reviewed'}]}",
    "  legend={[{state: 'approved', label: 'Reviewed'}]}",
    'info',
  ],
] as const) {
  test(`${file}: "${wrong}" contradicts the table`, () => {
    expect(findings(right, file)).toEqual([]);
    expect(findings(wrong, file)).toEqual([[last, expect.stringContaining(`; it is ${expected} in`)]]);
  });
}

test('a stage without emphasis, and a color of something else, are right', () => {
  expect(findings("  a={[{label: 'Approved', tone: 'neutral'}]}", expenses)).toEqual([]);
  expect(findings('  approved [label="Approved"]', expenses)).toEqual([]);
  expect(findings('A day stays orange after you approved. See **Approved**.', sheets)).toEqual([]);
  expect(findings('Click the cells, which turn dark blue, then select ✓ (tooltip **Approve**).', sheets)).toEqual([]);
  expect(findings('| **Approved** | Orange | In another workspace |', expenses)).toEqual([]);
});

test('the table has the tones that figures know, and the guide for authors those of the states', () => {
  const stages = data.groups.flatMap((group) => Object.values(group.stages) as {tone: string | string[]}[]);
  expect(tones).toEqual(expect.arrayContaining(stages.flatMap(({tone}) => tone)));
  const guide = readText('docs/documenting/mdx.mdx');
  const rows = [...guide.matchAll(/^\| `([a-z-]+)` \| (.) \| `(\w+)` \|/gmu)];
  const told = rows.map(([, state, sign, tone]) => [state, {tone, sign}]);
  expect(Object.fromEntries(told)).toEqual(states);
});
