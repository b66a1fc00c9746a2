import {cpus} from 'node:os';
import {git, headCommit} from '../lib/git';

/** Prints the tables of the benchmarks as Markdown, for `bench/RESULTS.md`. */

/** Rows by their name; each has a value for every column. */
export type Table = Record<string, Record<string, string>>;

function markdown(rowName: string, table: Table): string {
  const columns = [...new Set(Object.values(table).flatMap(Object.keys))];
  const lines = Object.entries(table).map(([name, row]) => [name, ...columns.map((column) => row[column] ?? '')]);
  return [[rowName, ...columns], [rowName, ...columns].map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/**
 * Prints when, on what code and where a benchmark measured, and its tables.
 * @param tables by the name of their rows
 */
export function printResults(tables: Record<string, Table>): void {
  const date = new Date().toISOString().slice(0, 10);
  const changed = git('status', '--porcelain') === '' ? '' : ' with changes';
  const processors = cpus();
  console.log(
    `\nMeasured on ${date} at ${headCommit.slice(0, 7) || 'no commit'}${changed}, ` +
      `${processors[0]?.model.trim() ?? 'unknown processor'}, ${processors.length} cores, Node ${process.version}.`,
  );
  for (const [rowName, table] of Object.entries(tables)) {
    console.log(`\n${markdown(rowName, table)}`);
  }
}
