import {median, spread} from '../lib/statistics';
import type {Scripts} from './acts';
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

/** An act with its scripts: the median of its times, and how many of its tries were lost. */
export interface ActResult {
  median: number;
  lost: number;
  tries: number;
}

/** By the name of the act. */
export type ActResults = Record<string, Record<Scripts, ActResult>>;

/** Medians of what concerns the whole site. */
export type SiteResults = Record<SiteMeasure, number>;

const shown = (value: number): string => String(value < 1 ? Number(value.toFixed(3)) : Math.round(value));
const pageBudgets: Readonly<Record<PageMeasure, Budget>> = {...budgets, ...byteBudgets};
const pageMeasures = Object.keys(pageBudgets) as PageMeasure[];
const siteMeasures = Object.keys(siteBudgets) as SiteMeasure[];

/** Name and text of a measurement; bytes don't vary. */
function cellOf({name, unit}: Budget, values?: number[]): [string, string] {
  return unit === 'B'
    ? [`${name}, KB`, (values![0]! / 1024).toFixed(1)]
    : [name, values ? `${shown(median(values))} ${spread(values)}` : ''];
}

const tableOf = <T>(results: Record<string, T>, cellsOf: (result: T) => [string, string][]): Table =>
  Object.fromEntries(Object.entries(results).map(([name, result]) => [name, Object.fromEntries(cellsOf(result))]));

export const pageTable = (pages: Record<string, Values>): Table =>
  tableOf(pages, (values) => pageMeasures.map((key) => cellOf(pageBudgets[key], values[key])));

export const actTable = (results: ActResults): Table =>
  tableOf(results, (result) =>
    Object.entries(result).flatMap(([scripts, {median: time, lost, tries}]): [string, string][] => [
      [`Scripts ${scripts}, ms`, shown(time)],
      [`Lost, scripts ${scripts}`, `${lost} of ${tries}`],
    ]),
  );

export const siteTable = (results: SiteResults): Table =>
  Object.fromEntries(
    siteMeasures.map((key) => {
      const {name, unit, goal} = siteBudgets[key];
      const value = unit ? shown(results[key]) : results[key].toFixed(2);
      return [name, {Value: `${value} ${unit}`.trim(), Goal: `${goal} ${unit}`.trim()}];
    }),
  );

/** What is over its budget, in a sentence each. */
export function problems(pages: Record<string, Values>, acts: ActResults, site: SiteResults): string[] {
  const ofPages = sampledPages.flatMap(({name, isLong}) =>
    pageMeasures.flatMap((key): [string, Budget, number][] => {
      const {[key]: values} = pages[name]!;
      const budget = isLong && key === 'view' ? {...byteBudgets.view, budget: longestView} : pageBudgets[key];
      return values ? [[name, budget, median(values)]] : [];
    }),
  );
  const ofActs = Object.entries(acts).map(([name, {fetched}]) => [name, actBudget, fetched.median] as const);
  const ofSite = siteMeasures.map((key) => ['site', siteBudgets[key], site[key]] as const);
  const lost = Object.entries(acts).flatMap(([name, results]) =>
    Object.entries(results).flatMap(([scripts, act]) =>
      act.lost > 0 ? [`${name}, scripts ${scripts}: ${act.lost} lost`] : [],
    ),
  );
  const over = [...ofPages, ...ofActs, ...ofSite].filter(([, budget, value]) => isOver(budget, value));
  return [
    ...lost,
    ...over.map(([where, {name, budget}, value]) => `${where}: ${name} ${shown(value)} (budget ${budget})`),
  ];
}
