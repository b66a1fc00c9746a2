import {writeFileSync} from 'node:fs';
import type {Browser, BrowserContextOptions, Page} from '@playwright/test';
import {freePort} from '../server/site-servers';
import {acts, tryAct, type Scripts} from './acts';
import {inBrowser, inFreshPage, served} from './browser';
import {actBudget, budgets, byteBudgets, isOver, longestView, type Budget, type Timing, type Weight} from './budgets';
import {runLighthouse} from './lighthouse';
import {sampledPages, type SampledPage} from './pages';
import {reportResults, type Table} from './results';
import {ours, starlight, stock, type Site} from './sites';
import {median, spread} from './statistics';
import {navigationTime, phone, scriptWork, scrollFrame} from './timings';
import {downloads, weights} from './weight';

/** Measures what a reader downloads and waits for, on our build and beside it on others with the same articles. */

const resultsFile = '.cache/perf.json';

/** All values of a measurement, in the order of the runs. */
type Values = Partial<Record<Timing | Weight, number[]>>;

/** By site, then by page. */
type Results = Record<string, Record<string, Values>>;

interface Target {
  site: Site;
  page: SampledPage;
  url: string;
}

/** The stock theme and Starlight have our articles only. */
const has = (site: Site, page: SampledPage): boolean => site === ours || page.isArticle;

type Measurement = (
  browser: Browser,
  target: Target,
  debuggingPort: number,
) => Promise<Partial<Record<Timing | Weight, number>>>;

const inPage = <T>(browser: Browser, measure: (page: Page) => Promise<T>, options?: BrowserContextOptions) =>
  inFreshPage(browser, measure, options);

const lighthouse: Measurement = async (_browser, {url}, port) => {
  const {performance, tbt, lcp, cls} = await runLighthouse(url, port);
  return {performance, blocking: tbt, lcp, cls};
};

const work: Measurement = async (browser, {url}) => {
  const {longest, blocking} = await inPage(browser, (page) => scriptWork(page, url));
  return {longestTask: longest, work: blocking};
};

const scroll: Measurement = async (browser, {url}) => ({
  scroll: await inPage(browser, (page) => scrollFrame(page, url), phone),
});

const navigation: Measurement = async (browser, {url, site, page}) =>
  site === starlight || !page.isArticle ? {} : {navigation: await inPage(browser, (tab) => navigationTime(tab, url))};

const measurements = [lighthouse, work, scroll, navigation];

/** Measures each page on all sites in turn, so that a slow minute of the machine slows all of them. */
async function measureTimings(
  browser: Browser,
  targets: readonly Target[],
  port: number,
  runs: number,
): Promise<Results> {
  const results: Results = {};
  for (let run = 0; run < runs; run += 1) {
    for (const target of targets) {
      console.log(`Run ${run + 1} of ${runs}: ${target.page.name}, ${target.site.name}`);
      const latest: Partial<Record<string, number>> = {};
      const values = ((results[target.site.name] ??= {})[target.page.name] ??= {});
      for (const measure of measurements) {
        for (const [key, value] of Object.entries(await measure(browser, target, port)) as [Timing, number][]) {
          (values[key] ??= []).push(value);
          latest[key] = Math.round(value);
        }
      }
      console.log(JSON.stringify(latest));
    }
  }
  return results;
}

async function measureWeights(browser: Browser, targets: readonly Target[], results: Results): Promise<void> {
  for (const {site, page, url} of targets) {
    const bytes = weights(await inFreshPage(browser, (tab) => downloads(tab, url, site.dir)));
    for (const key of Object.keys(bytes) as Weight[]) {
      results[site.name]![page.name]![key] = [bytes[key]];
    }
  }
}

interface ActResult {
  name: string;
  scripts: Scripts;
  median: number;
  lost: number;
  tries: number;
}

async function measureActs(browser: Browser, origin: string, tries: number): Promise<ActResult[]> {
  const results: ActResult[] = [];
  for (const act of acts) {
    for (const [scripts, times] of [
      ['fetched', tries],
      ['on 4G', 5],
    ] as const) {
      console.log(`First act: ${act.name}, scripts ${scripts}`);
      const all = await tryAct(browser, origin, act, scripts, times);
      const answered = all.filter((time) => time !== undefined);
      results.push({name: act.name, scripts, median: median(answered), lost: times - answered.length, tries: times});
    }
  }
  return results;
}

const shown = (value: number): string => String(value < 1 ? Number(value.toFixed(3)) : Math.round(value));
const kilobytes = (value: number): string => (value / 1024).toFixed(1);

const timings = Object.keys(budgets) as Timing[];
const byteKeys = Object.keys(byteBudgets) as Weight[];

function pageTable(measured: Record<string, Values>): Table {
  return Object.fromEntries(
    Object.entries(measured).map(([page, values]) => [
      page,
      Object.fromEntries([
        ...timings.map((key) => [
          budgets[key].name,
          values[key] ? `${shown(median(values[key]))} ${spread(values[key])}` : '',
        ]),
        ...byteKeys.map((key) => [`${byteBudgets[key].name}, KB`, kilobytes(values[key]![0]!)]),
      ]) as Record<string, string>,
    ]),
  );
}

const actTable = (results: readonly ActResult[]): Table =>
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

/** What is over its budget, in a sentence each. */
function problems(measured: Record<string, Values>, actResults: readonly ActResult[]): string[] {
  const over = (budget: Budget, value: number, where: string) =>
    isOver(budget, value) ? [`${where}: ${budget.name} ${shown(value)} (budget ${budget.budget})`] : [];
  const ofPages = sampledPages.flatMap(({name, isLong}) => {
    const values = measured[name]!;
    return [...timings, ...byteKeys].flatMap((key) => {
      const budget: Budget = {...budgets, ...byteBudgets}[key];
      const allowed = isLong && key === 'view' ? {...budget, budget: longestView} : budget;
      return values[key] ? over(allowed, median(values[key]), name) : [];
    });
  });
  const ofActs = actResults.flatMap(({name, scripts, median: time, lost}) => [
    ...(lost > 0 ? [`${name}, scripts ${scripts}: ${lost} lost`] : []),
    ...(scripts === 'fetched' ? over(actBudget, time, name) : []),
  ]);
  return [...ofPages, ...ofActs];
}

/**
 * Measures the sites, and writes the tables into `bench/RESULTS.md`.
 * @param runs of each timing
 * @param tries of each first act
 * @returns what is over its budget
 */
export async function perf(runs: number, tries: number): Promise<string[]> {
  const sites = [ours, stock, starlight];
  for (const site of sites) {
    await site.prepare();
  }
  const debuggingPort = await freePort();
  const {results, actResults} = await served(ours.dir, (ourOrigin) =>
    served(stock.dir, (stockOrigin) =>
      served(starlight.dir, (starlightOrigin) =>
        inBrowser(
          async (browser) => {
            const origins = [ourOrigin, stockOrigin, starlightOrigin];
            const targets = sampledPages.flatMap((page) =>
              sites.flatMap((site, index) =>
                has(site, page) ? [{site, page, url: origins[index]! + site.pathOf(page.path)}] : [],
              ),
            );
            const measured = await measureTimings(browser, targets, debuggingPort, runs);
            await measureWeights(browser, targets, measured);
            return {results: measured, actResults: await measureActs(browser, ourOrigin, tries)};
          },
          {whole: true, args: [`--remote-debugging-port=${debuggingPort}`]},
        ),
      ),
    ),
  );
  writeFileSync(resultsFile, JSON.stringify({results, actResults}, undefined, 2));
  await reportResults(
    'Speed',
    `Medians of ${runs} runs, with the lowest and the highest; the sites have the same articles and were measured in turn.`,
    {
      ...Object.fromEntries(sites.map(({name}) => [`Page, ${name}`, pageTable(results[name]!)])),
      'First act at a quarter of the speed': actTable(actResults),
    },
  );
  return problems(results.ours!, actResults);
}
