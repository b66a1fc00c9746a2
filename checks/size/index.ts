import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {formatProblem} from '../../articles/problem';
import {filesOf} from '../../lib/files';
import type {CheckReport} from '../report';

/** Keeps the project from growing back line by line. */

/** Lines of TypeScript outside tests. */
const mostLines = 21_500;
/** Bytes of the documents for contributors. */
const mostBytes = {'README.md': 9 * 1024, 'CONTRIBUTING.md': 12 * 1024, 'DESIGN.md': 13 * 1024};

/** What isn't code of the project, at the top of the repository. */
const otherFolders = /^(\..*|build|docs|findings|i18n|node_modules|playwright-report|static|test-results|tests)$/;

const isCode = (file: string): boolean => /\.(ts|tsx|mts)$/.test(file) && !/\.(test|spec|d)\.tsx?$/.test(file);

function linesIn(dir: string): number {
  const files = readdirSync(dir)
    .filter((entry) => !otherFolders.test(entry))
    .flatMap((entry) => filesOf(path.join(dir, entry)));
  return files.filter(isCode).reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
}

const format = (count: number): string => count.toLocaleString('en');

/**
 * Compares the project's code and documents with their limits.
 * @param dir folder of the project
 */
export function checkSize(dir = '.'): CheckReport {
  const sizes = [
    {file: '.', is: linesIn(dir), most: mostLines, unit: 'lines of TypeScript outside tests'},
    ...Object.entries(mostBytes).map(([file, most]) => ({
      file,
      is: statSync(path.join(dir, file)).size,
      most,
      unit: `bytes of ${file}`,
    })),
  ];
  const remedy = 'Cut what does not earn its place, or move what only some readers need to where it applies.';
  return {
    checked: sizes.map(({is, most, unit}) => `${format(is)} of ${format(most)} ${unit}`).join('; '),
    problems: sizes
      .filter(({is, most}) => is > most)
      .map(({file, is, most, unit}) =>
        formatProblem({file, line: 1, message: `${format(is)} ${unit}, more than ${format(most)}. ${remedy}`}),
      ),
  };
}
