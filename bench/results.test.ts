import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {replaceSection} from './results';

/** Each benchmark replaces its own section of `bench/RESULTS.md`, and leaves the others alone. */

const results = '# Results\n\nIntro.\n\n## Speed\n\nOld.\n\n### Part\n\nOld.\n\n## Speed of builds\n\nKept.\n';

test('a section is replaced with everything below it, and its neighbors stay', () => {
  expect(replaceSection(results, '## Speed\n\nNew.')).toBe(
    '# Results\n\nIntro.\n\n## Speed\n\nNew.\n\n## Speed of builds\n\nKept.\n',
  );
});

test('a section that is new goes to the end', () => {
  expect(replaceSection(results, '## Load\n\nNew.')).toBe(`${results}\n## Load\n\nNew.\n`);
});

test('RESULTS.md has the sections that the benchmarks replace', () => {
  const headings = readFileSync('bench/RESULTS.md', 'utf8').match(/^## .+$/gm);
  expect(headings).toEqual(expect.arrayContaining(['## Speed', '## A larger catalog']));
});
