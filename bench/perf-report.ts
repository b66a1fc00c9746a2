import {median, spread} from '../lib/statistics';
import {acts, type Scripts} from './acts';
import {
  actBudget,
  budgets,
  byteBudgets,
  isOver,
  longestView,
  siteBudgets,
  type Budget,
  type PageMeasure,
  type SiteMeasure,
} from './budgets';
import {sampledPages} from './pages';
import type {Table} from './results';

/** What `npm run perf` measured, as tables and as sentences about what is over its budget. */

/** All values of a measurement, in the order of the runs. */
export type Values = Partial<Record<PageMeasure, number[]>>;

/** By site, then by page. */
export type Results = Record<string, Record<string, Values>>;

export interface ActResult {
  name: string;
  scripts: Scripts;
  median: number;
  lost: number;
  tries: number;
}

/** Medians of what concerns the whole site. */
export type SiteResults = Record<SiteMeasure, number>;

const shown = (value: number): string => String(value < 1 ? Number(value.toFixed(3)) : Math.round(value));
const pageBudgets: Readonly<Record<PageMeasure, Budget>> = {...budgets, ...byteBudgets};
const pageMeasures = Object.keys(pageBudgets) as PageMeasure[];

/** Name and text of a measurement; bytes don't vary. */
function cellOf({name, unit}: Budget, values?: number[]): [string, string] {
  return unit === 'B'
    ? [`${name}, KB`, (values![0]! / 1024).toFixed(1)]
    : [name, values ? `${shown(median(values))} ${spread(values)}` : ''];
}

export const pageTable = (measured: Record<string, Values>): Table =>
  Object.fromEntries(
    Object.entries(measured).map(([page, values]) => [
      page,
      Object.fromEntries(pageMeasures.map((key) => cellOf(pageBudgets[key], values[key]))),
    ]),
  );

export const actTable = (results: readonly ActResult[]): Table =>
  Object.fromEntries(
    acts.map(({name}) => {
      const [fetched, onNetwork] = results.filter((result) => result.name === name);
      return [
        name,
        {
          'Scripts fetched, ms': shown(fetched!.median),
          Lost: `${fetched!.lost} of ${fetched!.tries}`,
          'Scripts on slow 4G, ms': shown(onNetwork!.median),
          'Lost on 4G': `${onNetwork!.lost} of ${onNetwork!.tries}`,
        },
      ];
    }),
  );

export const siteTable = (results: SiteResults): Table =>
  Object.fromEntries(
    (Object.keys(siteBudgets) as SiteMeasure[]).map((key) => {
      const {name, unit, goal} = siteBudgets[key];
      const value = unit ? shown(results[key]) : results[key].toFixed(2);
      return [name, {Value: `${value} ${unit}`.trim(), Goal: `${goal} ${unit}`.trim()}];
    }),
  );

/** What is over its budget, in a sentence each. */
export function problems(
  measured: Record<string, Values>,
  actResults: readonly ActResult[],
  siteResults: SiteResults,
): string[] {
  const over = (budget: Budget, value: number, where: string) =>
    isOver(budget, value) ? [`${where}: ${budget.name} ${shown(value)} (budget ${budget.budget})`] : [];
  const ofPages = sampledPages.flatMap(({name, isLong}) => {
    const values = measured[name]!;
    return pageMeasures.flatMap((key) => {
      const budget = pageBudgets[key];
      const allowed = isLong && key === 'view' ? {...budget, budget: longestView} : budget;
      return values[key] ? over(allowed, median(values[key]), name) : [];
    });
  });
  const ofActs = actResults.flatMap(({name, scripts, median: time, lost}) => [
    ...(lost > 0 ? [`${name}, scripts ${scripts}: ${lost} lost`] : []),
    ...(scripts === 'fetched' ? over(actBudget, time, name) : []),
  ]);
  const ofSite = (Object.keys(siteBudgets) as SiteMeasure[]).flatMap((key) =>
    over(siteBudgets[key], siteResults[key], 'site'),
  );
  return [...ofPages, ...ofActs, ...ofSite];
}
