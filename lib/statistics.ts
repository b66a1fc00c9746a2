/** Numbers from several runs. */

/** The middle value; between two of them, their mean. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.floor(sorted.length / 2)]!) / 2;
}

/** The lowest and the highest value: `(90–99)`. */
export const spread = (values: readonly number[]): string =>
  `(${[Math.min(...values), Math.max(...values)].map((value) => Math.round(value)).join('–')})`;
