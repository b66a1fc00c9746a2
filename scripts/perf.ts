import {existsSync, statSync, writeFileSync} from 'node:fs';
import type {Browser} from '@playwright/test';
import {budgets, byteBudgets, isOver, type Budget, type Timing, type Weight} from '../bench/budgets';
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
} from '../bench/measure';
import {firstArticle, sampledPages} from '../bench/pages';
import {buildStock, stockDir} from '../bench/stock';
import {readArguments} from './lib/arguments';
import {buildDir, buildIfNeeded} from '../builder/build';
import {freePort} from '../server/site-servers';
import {printTable} from './lib/table';

/**
 * `npm run perf` measures what a reader downloads and waits for, on our build and beside it on the same articles with
 * the stock theme, and fails when a page is over its budget (bench/budgets.ts). Best on a machine that does nothing else.
 */

readArguments({
  usage: 'npm run perf',
  does: 'Measures our build and the stock theme: Lighthouse, bytes, blocking and navigation time. Takes half an hour.',
});

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

/** One row of the table of goals, and whether ours is over its budget. */
const line = (budget: Budget, ours: number, stock: number) => ({
  row: [budget.name, ...[ours, stock, budget.goal, budget.budget].map(rounded), budget.unit],
  over: isOver(budget, ours),
});

async function perf(): Promise<void> {
  await buildIfNeeded();
  if (!existsSync(stockDir) || statSync(stockDir).mtimeMs < statSync(buildDir).mtimeMs) {
    await buildStock();
  }
  const [ours, stock] = [await measureSite(buildDir), await measureSite(stockDir)];
  writeFileSync(resultsFile, JSON.stringify({ours, stock}, undefined, 2));
  const timings = Object.keys(budgets) as Timing[];
  for (const [name, {pages}] of Object.entries({ours, stock})) {
    console.log();
    printTable(
      [name, ...timings],
      Object.entries(pages).map(([page, values]) => [page, ...timings.map((key) => rounded(values[key]))]),
    );
  }
  const lines = [
    ...timings.map((key) => line(budgets[key], worst(ours, key), worst(stock, key))),
    ...(Object.keys(byteBudgets) as Weight[]).map((key) => line(byteBudgets[key], ours.bytes[key], stock.bytes[key])),
  ];
  console.log();
  printTable(
    ['worst page', 'ours', 'stock', 'goal', 'budget', ''],
    lines.map(({row}) => row),
  );
  const over = lines.filter((entry) => entry.over).map(({row}) => row[0]);
  if (over.length > 0) {
    console.error(`\nOver the budget: ${over.join('; ')}.`);
    process.exitCode = 1;
  }
}

perf().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
