import {parseArgs, type ParseArgsConfig} from 'node:util';
import {messageOf} from '../../lib/errors';

type Options = NonNullable<ParseArgsConfig['options']>;

interface Usage<T extends Options> {
  /** How to call it, for example `npm run serve -- [--build]`. */
  usage: string;
  /** What it does, in one sentence. */
  does: string;
  options?: T;
  allowPositionals?: boolean;
  /** What to parse; by default, all arguments of the process. */
  args?: string[];
}

/** The command was called with arguments that it can't use; see {@link runCommand}. */
export class UsageError extends Error {}

/**
 * Parses the arguments of a command. `--help` prints the usage and ends the process with exit code 0.
 *
 * @returns the values of the options, and the positional arguments
 * @throws UsageError for an unknown argument, with the usage
 */
export function readArguments<const T extends Options>({
  usage,
  does,
  options,
  allowPositionals = false,
  args = process.argv.slice(2),
}: Usage<T>) {
  const text = `${usage}\n${does}`;
  if (args.includes('--help')) {
    console.log(text);
    process.exit(0);
  }
  try {
    return parseArgs({options: options ?? ({} as T), allowPositionals, args, strict: true});
  } catch (error) {
    throw new UsageError(`${messageOf(error)}\n${text}`);
  }
}

/**
 * Runs a command and sets the exit code of the process: what `main` returns (nothing means 0), 1 when it throws, and
 * 2 when it throws a {@link UsageError}. Readers see the message of the error, not its stack.
 */
export async function runCommand(main: () => unknown): Promise<void> {
  try {
    const code = await main();
    process.exitCode = typeof code === 'number' ? code : 0;
  } catch (error) {
    const {code = '', path} = error as NodeJS.ErrnoException;
    const advice =
      path && /^E(?:ACCES|PERM|ROFS)$/.test(code) ? ' Give your user the right to write there, and try again.' : '';
    console.error(messageOf(error) + advice);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

/**
 * Reads the arguments of a command and runs it.
 * @param command.run gets the arguments; for what it returns and throws, see {@link runCommand}
 */
export function command<const T extends Options>({
  run,
  ...usage
}: Usage<T> & {run: (parsed: ReturnType<typeof readArguments<T>>) => unknown}): void {
  void runCommand(() => run(readArguments(usage)));
}
