import {messageOf} from '../../lib/errors';

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
