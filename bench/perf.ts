import {existsSync, statSync, writeFileSync} from 'node:fs';
import type {Browser} from '@playwright/test';
import {buildDir, buildIfNeeded} from '../builder/build';
import {freePort} from '../server/site-servers';
import {budgets, byteBudgets, isOver, type Budget, type Timing, type Weight} from './budgets';
import {
  blockingTime,
  firstView,
  inFreshPage,
  inServedSite,
  median,
  navigationTime,
  runLighthouse,
  weights,
  type LighthouseResult,
} from './measure';
import {firstArticle, sampledPages} from './pages';
import {buildStock, stockDir} from './stock';
import {reportResults} from './results';

/** Measures what a reader downloads and waits for, on our build and beside it on the stock theme with the same articles. */

const runs = 3;
const resultsFile = '.cache/perf.json';

interface Measured {
  pages: Record<string, Record<Timing, number>>;
  bytes: Record<Weight, number>;
}

async function repeat(measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    values.push(await measure());
  }
  return median(values);
}

async function measurePage(browser: Browser, port: number, url: string): Promise<Record<Timing, number>> {
  const audits: LighthouseResult[] = [];
  for (let run = 0; run < runs; run += 1) {
    audits.push(await runLighthouse(url, port));
  }
  const middle = (key: 'performance' | 'lcp' | 'cls') => median(audits.map((audit) => audit[key]));
  return {
    performance: middle('performance'),
    lcp: middle('lcp'),
    cls: middle('cls'),
    blocking: await repeat(() => inFreshPage(browser, (page) => blockingTime(page, url))),
    navigation: await repeat(() => inFreshPage(browser, (page) => navigationTime(page, url))),
  };
}

async function measureSite(folder: string): Promise<Measured> {
  const port = await freePort();
  const measure = async (browser: Browser, origin: string): Promise<Measured> => {
    const pages: Measured['pages'] = {};
    for (const {name, path} of sampledPages) {
      console.log(`${folder}: ${name}`);
      pages[name] = await measurePage(browser, port, origin + path);
    }
    const view = await inFreshPage(browser, (page) => firstView(page, origin + firstArticle, folder));
    return {pages, bytes: weights(view)};
  };
  return inServedSite(folder, measure, [`--remote-debugging-port=${port}`]);
}

const rounded = (value: number) => String(value < 1 ? Number(value.toFixed(3)) : Math.round(value));

function worst(measured: Measured, key: Timing): number {
  const values = Object.values(measured.pages).map((page) => page[key]);
  const budget: Budget = budgets[key];
  return budget.higherIsBetter ? Math.min(...values) : Math.max(...values);
}

const tableOf = ({pages}: Measured) =>
  Object.fromEntries(
    Object.entries(pages).map(([page, values]) => [
      page,
      Object.fromEntries((Object.keys(budgets) as Timing[]).map((key) => [budgets[key].name, rounded(values[key])])),
    ]),
  );

/**
 * Measures both sites, and writes the tables into `bench/RESULTS.md`.
 * @returns the names of what is over its budget
 */
export async function perf(): Promise<string[]> {
  await buildIfNeeded();
  if (!existsSync(stockDir) || statSync(stockDir).mtimeMs < statSync(buildDir).mtimeMs) {
    await buildStock();
  }
  const [ours, stock] = [await measureSite(buildDir), await measureSite(stockDir)];
  writeFileSync(resultsFile, JSON.stringify({ours, stock}, undefined, 2));
  const lines: [budget: Budget, ours: number, stock: number][] = [
    ...(Object.keys(budgets) as Timing[]).map((key): [Budget, number, number] => [
      budgets[key],
      worst(ours, key),
      worst(stock, key),
    ]),
    ...(Object.keys(byteBudgets) as Weight[]).map((key): [Budget, number, number] => [
      byteBudgets[key],
      ours.bytes[key],
      stock.bytes[key],
    ]),
  ];
  const goals = Object.fromEntries(
    lines.map(([budget, own, other]) => [
      `${budget.name}${budget.unit && `, ${budget.unit}`}`,
      {ours: rounded(own), stock: rounded(other), goal: budget.goal, budget: budget.budget},
    ]),
  );
  await reportResults(
    'Speed',
    'The worst of the sampled pages, median of the runs; the stock theme has the same articles.',
    {
      What: goals,
      'Page, ours': tableOf(ours),
      'Page, stock': tableOf(stock),
    },
  );
  return lines.filter(([budget, own]) => isOver(budget, own)).map(([{name}]) => name);
}
