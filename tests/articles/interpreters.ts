import {spawnSync} from 'node:child_process';

/** The programs that run the samples in tests. There is no .NET here, so C# is only parsed. */

interface Interpreter {
  id: 'curl' | 'javascript' | 'python';
  /** Language of the code fences. */
  fence: string;
  /** What has to be installed. */
  command: string;
  /** The program with its arguments. */
  args: (code: string) => [string, ...string[]];
}

export const interpreters: readonly Interpreter[] = [
  {id: 'curl', fence: 'bash', command: 'curl', args: (code) => ['bash', '-c', code]},
  {
    id: 'javascript',
    fence: 'js',
    command: process.execPath,
    args: (code) => [process.execPath, '--input-type=module', '-e', code],
  },
  {id: 'python', fence: 'python', command: 'python3', args: (code) => ['python3', '-c', code]},
];

const installed = new Map<string, boolean>();

/** Whether samples for it can be run here. */
export function isInstalled(command: string): boolean {
  const known = installed.get(command) ?? spawnSync(command, ['--version']).error === undefined;
  installed.set(command, known);
  return known;
}
