import type {EngineName} from '../../lib/programs';
import type {Device} from './keys';

/** A browser that a test drives: the commands of WebDriver, which both engines know by different names. */

/** How long a command may take before the browser counts as broken, in milliseconds. */
const patience = 30_000;

/** What differs from a browser as it is installed. Each needs a browser of its own, because some can't change later. */
export interface Setup {
  /** Whether pages may run scripts. */
  scripts: boolean;
  /** Whether Tab stops at links, as it does everywhere but in Safari. Firefox always stops there. */
  tabsToLinks: boolean;
  /** Whether the reader wants less motion. */
  reducedMotion: boolean;
}

export type Command = 'navigate' | 'execute' | 'actions' | 'release';

export abstract class Session {
  abstract readonly engine: EngineName;

  /** Sends a command. Its parameters are those of WebDriver. */
  protected abstract send(command: Command, parameters: object): Promise<unknown>;

  /** Sets the size of the page's window in pixels. */
  abstract resize(width: number, height: number): Promise<void>;

  /** What the browser itself reports about pages of an origin since the last call. */
  abstract takeErrors(origin: string): Promise<string[]>;

  /** Ends the browser, and removes all it has written. */
  abstract stop(): Promise<void>;

  /** Leads the window to an address. Doesn't wait for the page. */
  async navigate(url: string): Promise<void> {
    await this.send('navigate', {url});
  }

  /**
   * Runs a function in the page and returns its result, or that of its promise.
   * @param run must not use anything around it
   */
  async execute<Arguments extends unknown[], Result>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>> {
    const script = `return (${run.toString()}).apply(null, arguments)`;
    return (await this.send('execute', {script, args})) as Awaited<Result>;
  }

  /** Does what a reader does with keyboard, mouse, or finger. */
  async act(device: Device): Promise<void> {
    await this.send('actions', {actions: [device]});
  }
}

/**
 * @param what the driver does, for the message
 * @throws Error when a promise isn't settled in time
 */
export async function inTime<Result>(what: string, promise: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`The browser did not answer within ${patience / 1000} s: ${what}`));
    }, patience);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
