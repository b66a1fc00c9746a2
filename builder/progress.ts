/** Reports what a build is doing, one plain line per step, for terminals and CI logs alike. */

/** Time since a start in milliseconds, as `9 s` or `2:05 min`. */
export function elapsed(started: number): string {
  const seconds = Math.round((Date.now() - started) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
}

/** Runs a step, and reports the result that it returns and its time. */
export async function step(name: string, work: () => string | Promise<string>): Promise<void> {
  const started = Date.now();
  const result = await work();
  console.log(`${name}: ${result} in ${elapsed(started)}`);
}
