import path from 'node:path';
import {readFrontMatter, sourceDir} from '../../articles/files';
import {formatProblem} from '../../articles/problem';
import {readText} from '../../lib/files';
import {git} from '../../lib/git';

/** Points at amounts on changed lines that a fact of the sample world could prove. Not each has one, so nothing fails. */

const amounts = /(?<![\p{L}\d.,-])\d[\d,]*(?:\.\d+)?[ \u00A0](?:hours?|h|days?|EUR|FTE)(?![\p{L}\d])/gu;

/** English articles about the sample world. */
const articles = [sourceDir, ':!docs/status', ':!docs/releases'];

/** The changed lines of each article, as `git diff` names them, and all of those that git doesn't know yet. */
function changedLines(base: string): Map<string, number[]> {
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z', '--', ...articles).split('\0');
  const lines = new Map(untracked.filter(Boolean).map((file) => [file, [...readText(file).split('\n').keys()]]));
  let file = '';
  for (const line of git('diff', '--unified=0', '--no-prefix', '--relative', base, '--', ...articles).split('\n')) {
    file = /^\+\+\+ (.*?)\t?$/.exec(line)?.[1] ?? file;
    const [, from, count = '1'] = /^@@ \S+ \+(\d+),?(\d+)? @@/.exec(line) ?? [];
    if (from && Number(count) > 0) {
      const added = Array.from({length: Number(count)}, (_item, index) => Number(from) + index - 1);
      lines.set(file, [...(lines.get(file) ?? []), ...added]);
    }
  }
  return lines;
}

/**
 * @param base what the articles are compared with; without a history, there are no hints
 * @param files paths of the articles that may get hints
 */
export const hints = (base: string, files: readonly string[]): string[] =>
  [...changedLines(base)].flatMap(([file, changed]) => {
    if (!files.some((each) => path.relative(each, file) === '')) {
      return [];
    }
    const lines = readText(file).split('\n');
    const claims = (readFrontMatter(file).world ?? []) as {text: string}[];
    const body = changed.filter((index) => index > lines.indexOf('---', 1));
    return body.flatMap((index) => {
      const told = claims.filter(({text}) => lines[index]!.includes(text));
      const found = lines[index]!.match(amounts)?.filter((amount) => !told.some(({text}) => text.includes(amount)));
      const advice = 'If it is one of the sample world, state it: articles/world/README.md.';
      return (found ?? []).map((amount) =>
        formatProblem({file, line: index + 1, rule: 'hint', message: `no fact proves ${amount}. ${advice}`}),
      );
    });
  });
