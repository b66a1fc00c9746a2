import {spawn} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';

/** Tells what a command costs with all the processes that it starts: Node itself knows only about its own. */

export interface Usage {
  seconds: number;
  /** Processor time of all processes. */
  cpuSeconds: number;
  /** Bytes of all processes at one time; what they share counts for each. */
  peakMemory: number;
}

const sampleEvery = 500;

/** The unit of times in `/proc`, the same on every Linux. */
const ticksPerSecond = 100;

/** Processor time of the ended children of this process, and of theirs. */
function cpuOfChildren(): number {
  // Behind the name in brackets, which may hold spaces, the fields begin with the third.
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const [user, system] = [fields[16 - 3], fields[17 - 3]];
  return (Number(user) + Number(system)) / ticksPerSecond;
}

interface Process {
  id: number;
  parent: number;
  memory: number;
}

function readProcess(id: string): Process[] {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const value = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return [{id: Number(id), parent: value('PPid'), memory: value('VmRSS') * 1024}];
  } catch {
    // It has ended.
    return [];
  }
}

function memoryOfTree(root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const sum = ({id, memory}: Process): number =>
    processes.filter(({parent}) => parent === id).reduce((all, child) => all + sum(child), memory);
  return processes.filter(({id}) => id === root).reduce((_none, found) => sum(found), 0);
}

/**
 * Runs a Node script, with its output shown.
 * @param args the script and its arguments
 * @throws Error when it does not end well, or where there is no `/proc`
 */
export async function runMeasured(args: string[], cwd: string): Promise<Usage> {
  if (!existsSync('/proc/self/stat')) {
    throw new Error('Memory and processor time are read from /proc, which this system does not have: use Linux.');
  }
  const [start, cpuBefore] = [performance.now(), cpuOfChildren()];
  const child = spawn(process.execPath, args, {cwd, stdio: 'inherit'});
  let peakMemory = 0;
  const timer = setInterval(() => {
    peakMemory = Math.max(peakMemory, memoryOfTree(child.pid!));
  }, sampleEvery);
  const status = await new Promise((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  }).finally(() => {
    clearInterval(timer);
  });
  if (status !== 0) {
    throw new Error(`${args.join(' ')} failed in ${cwd} (see above).`);
  }
  return {seconds: (performance.now() - start) / 1000, cpuSeconds: cpuOfChildren() - cpuBefore, peakMemory};
}
