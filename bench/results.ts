import {readFileSync, writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {format, resolveConfig} from 'prettier';
import {browserArgs, findBrowser} from '../lib/browser';
import {git, headCommit} from '../lib/git';

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

async function browserVersion(executablePath: string): Promise<string> {
  const browser = await chromium.launch({executablePath, args: browserArgs});
  const version = browser.version();
  await browser.close();
  return `${path.basename(executablePath)} ${version}`;
}

/** When, on what code and where the numbers were measured. */
async function circumstances(executablePath: string): Promise<string> {
  const date = new Date().toISOString().slice(0, 10);
  const changed = git('status', '--porcelain') === '' ? '' : ' with changes';
  const processors = cpus();
  return [
    `Measured on ${date} at ${headCommit.slice(0, 7) || 'no commit'}${changed}`,
    processors[0]?.model.trim() ?? 'unknown processor',
    `${processors.length} cores`,
    `Node ${process.version}`,
    `${await browserVersion(executablePath)}.`,
  ].join(', ');
}

/**
 * The text of a results file with a section replaced, or appended if it is new.
 * @param section begins with its heading, `## Title`
 */
export function replaceSection(text: string, section: string): string {
  const heading = section.split('\n')[0]!;
  const sections = text.trimEnd().split(/\n\n(?=## )/);
  const isOld = (existing: string) => existing.split('\n')[0] === heading;
  const updated = sections.some(isOld)
    ? sections.map((existing) => (isOld(existing) ? section : existing))
    : [...sections, section];
  return `${updated.join('\n\n')}\n`;
}

/**
 * Prints the tables of a benchmark and replaces its section in `bench/RESULTS.md`.
 * @param title heading of the section
 * @param intro what was measured, in a sentence
 * @param tables by the name of their rows
 * @param browser the program that measured
 */
export async function reportResults(
  title: string,
  intro: string,
  tables: Record<string, Table>,
  browser = findBrowser(),
): Promise<void> {
  for (const table of Object.values(tables)) {
    console.table(table);
  }
  const parts = Object.entries(tables).map(([rowName, table]) => markdown(rowName, table));
  const section = [`## ${title}`, intro, await circumstances(browser), ...parts].join('\n\n');
  const options = {...(await resolveConfig(resultsFile)), filepath: resultsFile};
  writeFileSync(resultsFile, await format(replaceSection(readFileSync(resultsFile, 'utf8'), section), options));
}
