import {expect, test} from '@playwright/test';
import {articleTemplate} from '../../articles/template';
import {checkArticle} from './check-article';

/** Lines that contradict the sample world are found without naming a fact; articles once had each of these. */

const article = articleTemplate({kind: 'howto', title: 'Schedule leaves', position: 1});

/** What the check says about an article that ends with the line. */
const findings = (line: string): string[] =>
  checkArticle('docs/university/Leaves/schedule.mdx', `${article}\n${line}\n`)
    .problems.filter(({rule}) => rule === 'world')
    .map(({message}) => message);

for (const [wrong, right, message] of [
  [
    "        ['Spring campaign', 'Approved'],",
    "        ['Spring campaign', 'In Progress'],",
    /ACME0011 is In Progress/,
  ],
  ['Open the job `ACME0011CREA004`.', 'Open the job `ACME0011COPY004`.', /isn't in the sample world/],
  [
    '| Senior designer | Vacation | 8 October 2026 |',
    '| Senior designer | Vacation | 13 October 2026 |',
    /senior designer has no leave/,
  ],
  [
    '| Copywriter | Vacation | 9 November 2026 |',
    '| Copywriter | Vacation | 5 November 2026 |',
    /copywriter has no leave/,
  ],
  ['| Freelance designer | 95.00 |', '| Senior designer | 95.00 |', /is nobody in the sample world/],
  [
    'The bill 2026 / 00008 of 13 October 2026.',
    'The bill 2026 / 00008 of 1 October 2026.',
    /sample world has 1 October/,
  ],
  ['`5d0c2f6e-7a41-4b8e-9c55-0e2f7a1b3c4d`', '`5d0c2f6e-7a41-4b8e-9c55-0e2f7a1b3c01`', /4d isn't in the sample world/],
  ['It starts on Monday 6 October 2026.', 'It starts on Monday 5 October 2026.', /is a Tuesday/],
  ['Today is 8 October 2026.', 'Today is 7 October 2026.', /today is 2026-10-07/],
] as const) {
  test(`"${wrong}" contradicts the sample world`, () => {
    expect(findings(right)).toEqual([]);
    expect(findings(wrong)).toEqual([expect.stringMatching(message)]);
  });
}
