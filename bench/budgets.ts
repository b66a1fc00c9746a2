/** What a page may cost. `goal` is what we want, `budget` what no change may exceed. */

export interface Budget {
  name: string;
  unit: string;
  goal: number;
  budget: number;
  /** True for Lighthouse's score; everything else is better when it is lower. */
  higherIsBetter?: true;
}

const kilobyte = 1024;

/** For the worst of the sampled pages. On a shared machine, results vary by a quarter from run to run. */
export const budgets = {
  performance: {name: 'Lighthouse performance', unit: '', goal: 100, budget: 85, higherIsBetter: true},
  lcp: {name: 'Largest contentful paint, simulated phone', unit: 'ms', goal: 1500, budget: 1800},
  cls: {name: 'Layout shift', unit: '', goal: 0, budget: 0},
  blocking: {name: 'Blocking time at a quarter of the speed', unit: 'ms', goal: 100, budget: 1000},
  navigation: {name: 'Next article, from click to paint', unit: 'ms', goal: 100, budget: 200},
} satisfies Record<string, Budget>;

/** For a reader's first article. These are file sizes, so `npm test` checks them, too. */
export const byteBudgets = {
  view: {name: 'First article, everything, gzip', unit: 'B', goal: 150 * kilobyte, budget: 225 * kilobyte},
  script: {name: 'First article, JavaScript, Brotli', unit: 'B', goal: 100 * kilobyte, budget: 154 * kilobyte},
  stylesheet: {name: 'First article, CSS, Brotli', unit: 'B', goal: 17 * kilobyte, budget: 21 * kilobyte},
} satisfies Record<string, Budget>;

export type Timing = keyof typeof budgets;
export type Weight = keyof typeof byteBudgets;

export const isOver = ({budget, higherIsBetter}: Budget, value: number): boolean =>
  higherIsBetter ? value < budget : value > budget;
