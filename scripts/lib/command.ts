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

/**
 * Parses the arguments of a command. `--help` prints the usage and ends the process with exit code 0; an unknown
 * argument prints the usage too and ends it with exit code 2.
 *
 * @returns the values of the options, and the positional arguments
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
    console.error(`${messageOf(error)}\n${text}`);
    process.exit(2);
  }
}

/** The command was called with arguments that it can't use; see {@link runCommand}. */
export class UsageError extends Error {}

/**
 * Runs a command and sets the exit code of the process: what `main` returns (nothing means 0), 1 when it throws, and
 * 2 when it throws a {@link UsageError}. Readers see the message of the error, not its stack.
 */
export function runCommand(main: () => unknown): void {
  Promise.resolve()
    .then(main)
    .then(
      (code) => {
        process.exitCode = typeof code === 'number' ? code : 0;
      },
      (error: unknown) => {
        console.error(messageOf(error));
        process.exitCode = error instanceof UsageError ? 2 : 1;
      },
    );
}

interface Command<T extends Options> extends Usage<T> {
  /** Gets the arguments; for what it returns and throws, see {@link runCommand}. */
  run: (parsed: ReturnType<typeof readArguments<T>>) => unknown;
}

/** Reads the arguments of a command and runs it. */
export function command<const T extends Options>({run, ...usage}: Command<T>): void {
  const parsed = readArguments(usage);
  runCommand(() => run(parsed));
}
