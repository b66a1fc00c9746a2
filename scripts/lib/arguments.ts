import {parseArgs, type ParseArgsConfig} from 'node:util';
import {messageOf} from '../../lib/errors';

type Options = NonNullable<ParseArgsConfig['options']>;

interface Command<T extends Options> {
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
}: Command<T>) {
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
