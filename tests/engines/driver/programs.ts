import {spawn, type ChildProcess, type StdioOptions} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** The processes and the folder of one browser, which end with it, at the latest with the tests. */
export class Programs {
  /** Where the programs may write. */
  readonly folder = mkdtempSync(path.join(tmpdir(), 'engine-'));

  private readonly running: ChildProcess[] = [];

  private readonly onExit = () => this.end();

  constructor() {
    process.once('exit', this.onExit);
  }

  /** Starts a program in a group of its own, so that what it starts ends with it. */
  start(program: string, args: string[], env: NodeJS.ProcessEnv = {}, stdio: StdioOptions = 'ignore'): ChildProcess {
    const home = {HOME: this.folder, XDG_CACHE_HOME: this.folder, XDG_CONFIG_HOME: this.folder};
    const child = spawn(program, args, {
      detached: true,
      stdio,
      env: {...process.env, ...home, XDG_DATA_HOME: this.folder, ...env},
    });
    child.on('error', () => undefined);
    this.running.push(child);
    return child;
  }

  /** Kills the programs, waits until they have ended, and removes the folder. */
  async stop(): Promise<void> {
    const isRunning = ({pid, exitCode, signalCode}: ChildProcess) => pid && exitCode === null && signalCode === null;
    const exits = this.running.filter(isRunning).map((child) => once(child, 'exit'));
    this.kill();
    await Promise.all(exits);
    this.end();
  }

  private kill(): void {
    for (const {pid} of this.running.splice(0)) {
      try {
        process.kill(-pid!, 'SIGKILL');
      } catch {
        // It has already ended.
      }
    }
  }

  private end(): void {
    process.off('exit', this.onExit);
    this.kill();
    rmSync(this.folder, {recursive: true, force: true, maxRetries: 5});
  }
}
