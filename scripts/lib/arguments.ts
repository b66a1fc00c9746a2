import {parseArgs, type ParseArgsConfig} from 'node:util';

/** Reads the arguments of a command, so that each of them answers `--help` and refuses what it does not know. */

type Options = NonNullable<ParseArgsConfig['options']>;

interface Command<T extends Options> {
  usage: string;
  /** What it does, in a sentence. */
  does: string;
  options?: T;
  allowPositionals?: boolean;
}

/**
 * Ends the process after `--help` (exit code 0), and at an unknown argument (exit code 2) with the usage.
 * @returns the values of the options and the other arguments
 */
export function readArguments<const T extends Options>({usage, does, options, allowPositionals = false}: Command<T>) {
  const text = `${usage}\n${does}`;
  if (process.argv.slice(2).includes('--help')) {
    console.log(text);
    process.exit(0);
  }
  try {
    return parseArgs({options: options ?? ({} as T), allowPositionals, strict: true});
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${text}`);
    process.exit(2);
  }
}
