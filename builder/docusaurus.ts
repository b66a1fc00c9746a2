import {spawn} from 'node:child_process';
import {once} from 'node:events';
import type {Writable} from 'node:stream';

/** Runs `docusaurus build` for one language. */

export interface Run {
  /** Code of the language. */
  locale: string;
  /** Folder for Docusaurus' generated files, which two runs must not share. */
  generated: string;
  outDir: string;
  /** Further arguments for `docusaurus build`. */
  args: readonly string[];
  /** Path of the language on the site, with a slash at both ends. */
  baseUrl: string;
}

/**
 * Space for short-lived syntax trees, in MB: a tenth less processor time than with Node's 16. The old generation is
 * collected when it has grown by 30 %, not to four times its size: a third less memory in the same time.
 */
const nodeOptions = ['--max-semi-space-size=64', '--heap-growing-percent=30'];

/** Lines of Docusaurus that our own progress report replaces. */
const noise = /^\[(INFO|SUCCESS)\]|^\s*$/;

/** Shows the lines that aren't noise. */
function show(chunk: Buffer, target: Writable): void {
  const lines = chunk
    .toString()
    .split('\n')
    .filter((line) => !noise.test(line));
  if (lines.length > 0) {
    target.write(`${lines.join('\n')}\n`);
  }
}

/**
 * Builds one language. Warnings and errors are shown; the log gets everything.
 * @param stop ends the run early
 * @throws Error when Docusaurus fails
 */
export async function runDocusaurus(run: Run, log: Writable, stop: AbortSignal): Promise<void> {
  const {generated, outDir, args, baseUrl} = run;
  const command = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--out-dir', outDir, ...args];
  const child = spawn(process.execPath, [...nodeOptions, ...command], {
    env: {
      ...process.env,
      NO_UPDATE_NOTIFIER: '1',
      // Docusaurus reads this variable instead of an option.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
      // Read by docusaurus.config.ts: Docusaurus would put a single language at the root.
      LOCALE_BASE_URL: baseUrl,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: stop,
  });
  for (const [source, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    source.pipe(log, {end: false});
    source.on('data', (chunk: Buffer) => {
      show(chunk, target);
    });
  }
  // Stopping a run is an error event, too; `close` follows.
  child.on('error', () => undefined);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    throw new Error(`The build of ${run.locale} failed.`);
  }
}
