import {readFileSync, writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {headCommit} from '../lib/git';

/** Writes the tables of the benchmarks into `bench/RESULTS.md`, a section for each benchmark. */

const resultsFile = 'bench/RESULTS.md';

/** Rows by their name; each has a value for every column. */
export type Table = Record<string, Record<string, string | number>>;

function markdown(rowName: string, table: Table): string {
  const columns = [...new Set(Object.values(table).flatMap(Object.keys))];
  const lines = Object.entries(table).map(([name, row]) => [
    name,
    ...columns.map((column) => String(row[column] ?? '')),
  ]);
  return [[rowName, ...columns], [rowName, ...columns].map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Where and when the numbers were measured. */
function circumstances(): string {
  const [{model} = {model: 'unknown processor'}, ...others] = cpus();
  const date = new Date().toISOString().slice(0, 10);
  return `Measured on ${date} at ${headCommit.slice(0, 7)}, ${model.trim()}, ${others.length + 1} cores, Node ${process.version}.`;
}

/**
 * Prints the tables of a benchmark and replaces its section in `bench/RESULTS.md`.
 * @param title heading of the section
 * @param intro what was measured, in a sentence
 * @param tables by the name of their rows
 */
export function reportResults(title: string, intro: string, tables: Record<string, Table>): void {
  for (const table of Object.values(tables)) {
    console.table(table);
  }
  const parts = Object.entries(tables).map(([rowName, table]) => markdown(rowName, table));
  const section = [`## ${title}`, intro, circumstances(), ...parts].join('\n\n');
  const sections = readFileSync(resultsFile, 'utf8')
    .trimEnd()
    .split(/\n\n(?=## )/);
  const index = sections.findIndex((text) => text.startsWith(`## ${title}\n`));
  sections.splice(index < 0 ? sections.length : index, index < 0 ? 0 : 1, section);
  writeFileSync(resultsFile, `${sections.join('\n\n')}\n`);
}
