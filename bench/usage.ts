import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {rmSync} from 'node:fs';
import pidtree from 'pidtree';
import pidusage from 'pidusage';
import {commitAll, copyProject} from '../builder/project-copy';

/** Measures what a command costs, including every process that it starts: Node knows only about its own. */

export interface Usage {
  seconds: number;
  /** Processor time of all processes; the last half second of each one is missing. */
  cpuSeconds: number;
  /** Largest sum of the memory of all processes at one time, in bytes; shared memory counts once per process. */
  peakMemory: number;
}

const sampleEvery = 500;

/**
 * Runs a Node script and shows its output.
 * @param args the script and its arguments
 * @throws Error when it fails
 */
export async function runMeasured(args: string[], cwd: string): Promise<Usage> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {cwd, stdio: 'inherit'});
  const cpuOfProcess = new Map<string, number>();
  let peakMemory = 0;

  async function sample(): Promise<void> {
    const stats = await pidusage(await pidtree(child.pid!, {root: true}));
    for (const [pid, {ctime}] of Object.entries(stats)) {
      cpuOfProcess.set(pid, ctime / 1000);
    }
    const memory = Object.values(stats).reduce((sum, process) => sum + process.memory, 0);
    peakMemory = Math.max(peakMemory, memory);
  }

  // A process can end while it is measured.
  const timer = setInterval(() => void sample().catch(() => undefined), sampleEvery);
  const [status] = (await once(child, 'close').finally(() => {
    clearInterval(timer);
    pidusage.clear();
  })) as [number | null];
  if (status !== 0) {
    throw new Error(`${args.join(' ')} failed in ${cwd} (see above).`);
  }
  const cpuSeconds = [...cpuOfProcess.values()].reduce((sum, seconds) => sum + seconds, 0);
  return {seconds: (performance.now() - started) / 1000, cpuSeconds, peakMemory};
}

/**
 * Builds a changed copy of the project in all languages.
 * @param dir the copy, which replaces an older one
 * @param change changes the files of the copy
 * @throws Error when the build fails
 */
export function buildCopy(dir: string, change: () => void): Promise<Usage> {
  rmSync(dir, {recursive: true, force: true});
  copyProject(dir, '.gitignore', 'scripts');
  change();
  // Without history, Docusaurus starts git for each article, which no author's build does.
  commitAll(dir);
  return runMeasured(['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts'], dir);
}
