/** Reports what a build is doing, one plain line per step, for terminals and CI logs alike. */

/** Time since a start in milliseconds, as `125 s`. */
export const elapsed = (started: number): string => `${Math.round((Date.now() - started) / 1000)} s`;

/** Runs a step, and reports the result that it returns and its time. */
export async function step(name: string, work: () => string | Promise<string>): Promise<void> {
  const started = Date.now();
  console.log(`${name}: ${await work()} in ${elapsed(started)}`);
}
