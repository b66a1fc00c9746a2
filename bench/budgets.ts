/** What a page may cost: no change may exceed it. */

export interface Budget {
  name: string;
  unit: string;
  budget: number;
  /** True for Lighthouse's score; everything else is better when it is lower. */
  higherIsBetter?: true;
}

const kilobyte = 1024;

/** On a shared machine, results vary by a quarter from run to run. */
export const budgets = {
  performance: {name: 'Lighthouse performance', unit: '', budget: 97, higherIsBetter: true},
  blocking: {name: 'Blocking time, simulated phone', unit: 'ms', budget: 150},
  lcp: {name: 'Largest contentful paint, simulated phone', unit: 'ms', budget: 1800},
  cls: {name: 'Layout shift', unit: '', budget: 0},
  visit: {name: 'Visit without any act', unit: 'B', budget: 75 * kilobyte},
} satisfies Record<string, Budget>;

/** For articles that are not among the longest. These are file sizes, so `npm test` checks them, too. */
export const byteBudgets = {
  view: {name: 'First view, gzip', unit: 'B', budget: 75 * kilobyte},
  script: {name: 'Script before intent, gzip', unit: 'B', budget: 3 * kilobyte},
  stylesheet: {name: 'CSS, Brotli', unit: 'B', budget: 22.5 * kilobyte},
  onIntent: {name: 'Script on intent, Brotli', unit: 'B', budget: 160 * kilobyte},
} satisfies Record<string, Budget>;

/** Of the longest articles, in bytes. */
export const longest = {view: 100 * kilobyte, visit: 95 * kilobyte};

/** A first act, from its first event to the frame with its answer, at a quarter of the speed. */
export const actBudget: Budget = {name: 'First act, median', unit: 'ms', budget: 400};

export type Audit = keyof typeof budgets;
export type Weight = keyof typeof byteBudgets;
export type PageMeasure = Audit | Weight;

export const isOver = ({budget, higherIsBetter}: Budget, value: number): boolean =>
  higherIsBetter ? value < budget : value > budget;
