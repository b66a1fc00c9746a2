import type {Browser} from '@playwright/test';
import {median, spread} from '../lib/statistics';
import {acts, tryAct, type Act, type Scripts} from './acts';
import {inBrowser, inFreshPage, served} from './browser';
import {actBudget, budgets, byteBudgets, isOver, longest, type Budget, type PageMeasure} from './budgets';
import {runLighthouse} from './lighthouse';
import {installPeers, peerVersions} from './peers';
import {sampledPages, type SampledPage} from './pages';
import {printResults, type Table} from './results';
import {buildSites, ours, starlight, type Site} from './sites';
import {weights} from './weight';

/** Measures what a reader downloads and waits for, on our build and beside it on others with the same articles. */

/** The port on which Lighthouse finds the browser. */
const debuggingPort = 9222;

/** All values of a measurement, in the order of the runs. */
type Values = Partial<Record<PageMeasure, number[]>>;

/** The median of the times of an act, and how many of its tries were lost, by its name and by how its scripts come. */
type ActResults = Record<string, Record<Scripts, {median: number; lost: number; tries: number}>>;

/** By site, then by page. */
type Results = Record<string, Record<string, Values>>;

/** Measures each page on all sites in turn, so that a slow minute of the machine slows all of them; bytes only once. */
async function measurePages(
  browser: Browser,
  targets: readonly {site: Site; page: SampledPage; url: string}[],
  runs: number,
): Promise<Results> {
  const results: Results = {};
  for (let run = 0; run < runs; run += 1) {
    for (const {site, page, url} of targets) {
      console.log(`Run ${run + 1} of ${runs}: ${page.name}, ${site.name}`);
      const values = ((results[site.name] ??= {})[page.name] ??= {});
      const latest = {
        ...(await runLighthouse(url, debuggingPort)),
        ...(run === 0 && (await inFreshPage(browser, (fresh) => weights(fresh, url, site.dir)))),
      };
      for (const [key, value] of Object.entries(latest) as [PageMeasure, number][]) {
        (values[key] ??= []).push(value);
      }
      console.log(JSON.stringify(latest));
    }
  }
  return results;
}

async function measureActs(browser: Browser, origin: string, tries: number): Promise<ActResults> {
  const measureAct = async (act: Act, scripts: Scripts, times: number) => {
    console.log(`First act: ${act.name}, scripts ${scripts}`);
    const all = await tryAct(browser, origin, act, scripts, times);
    const answered = all.filter((time) => time !== undefined);
    return {median: median(answered), lost: times - answered.length, tries: times};
  };
  const results: ActResults = {};
  for (const act of acts) {
    const fetched = await measureAct(act, 'fetched', 10);
    results[act.name] = {fetched, 'on 4G': await measureAct(act, 'on 4G', tries)};
  }
  return results;
}

const shown = (value: number): string => String(value < 1 ? Number(value.toFixed(3)) : Math.round(value));
const pageBudgets: Readonly<Record<PageMeasure, Budget>> = {...budgets, ...byteBudgets};
const pageMeasures = Object.keys(pageBudgets) as PageMeasure[];

const tableOf = <T>(results: Record<string, T>, cellsOf: (result: T) => [string, string][]): Table =>
  Object.fromEntries(Object.entries(results).map(([name, result]) => [name, Object.fromEntries(cellsOf(result))]));

const pageTable = (pages: Record<string, Values>): Table =>
  tableOf(pages, (results) =>
    pageMeasures.map((key) => {
      const {name, unit} = pageBudgets[key];
      const {[key]: values = []} = results;
      // Bytes hardly vary.
      return unit === 'B'
        ? [`${name}, KiB`, (median(values) / 1024).toFixed(1)]
        : [name, values.length > 0 ? `${shown(median(values))} ${spread(values)}` : ''];
    }),
  );

const actTable = (results: ActResults): Table =>
  tableOf(results, (result) =>
    Object.entries(result).flatMap(([scripts, {median: time, lost, tries}]): [string, string][] => [
      [`Scripts ${scripts}, ms`, shown(time)],
      [`Lost, scripts ${scripts}`, `${lost} of ${tries}`],
    ]),
  );

/** What is over its budget, in a sentence each. */
function problems(pages: Record<string, Values>, acts: ActResults): string[] {
  const ofPages = sampledPages.flatMap(({name, isLong}) =>
    pageMeasures.flatMap((key): [string, Budget, number][] => {
      const {[key]: values} = pages[name]!;
      const budget =
        isLong && key in longest
          ? {...pageBudgets[key], budget: longest[key as keyof typeof longest]}
          : pageBudgets[key];
      return values ? [[name, budget, median(values)]] : [];
    }),
  );
  const ofActs = Object.entries(acts).map(([name, {fetched}]) => [name, actBudget, fetched.median] as const);
  const lost = Object.entries(acts).flatMap(([name, results]) =>
    Object.entries(results).flatMap(([scripts, act]) =>
      act.lost > 0 ? [`${name}, scripts ${scripts}: ${act.lost} lost`] : [],
    ),
  );
  const over = [...ofPages, ...ofActs].filter(([, budget, value]) => isOver(budget, value));
  return [
    ...lost,
    ...over.map(([where, {name, budget}, value]) => `${where}: ${name} ${shown(value)} (budget ${budget})`),
  ];
}

/**
 * Measures the sites, and prints the tables for `bench/RESULTS.md`.
 * @param runs of each timing
 * @param tries of each first act on 4G
 * @returns what is over its budget
 */
export async function perf(runs: number, tries: number): Promise<string[]> {
  installPeers();
  await buildSites();
  return served(ours.dir, (ourOrigin) =>
    served(starlight.dir, (starlightOrigin) =>
      inBrowser(
        async (browser) => {
          const sites = Object.entries({[ourOrigin]: ours, [starlightOrigin]: starlight});
          const targets = sampledPages.flatMap((page) =>
            sites
              // Starlight has our articles only.
              .filter(([, site]) => site === ours || page.isArticle)
              .map(([origin, site]) => ({site, page, url: origin + site.pathOf(page.path)})),
          );
          const pages = await measurePages(browser, targets, runs);
          const actResults = await measureActs(browser, ourOrigin, tries);
          console.log(
            `\nMedians of ${runs} runs with the lowest and the highest, in Chromium ${browser.version()}, with ${peerVersions()}.`,
          );
          printResults({
            ...Object.fromEntries(sites.map(([, {name}]) => [`Page, ${name}`, pageTable(pages[name]!)])),
            'First act at a quarter of the speed': actTable(actResults),
          });
          return problems(pages.ours!, actResults);
        },
        {whole: true, args: [`--remote-debugging-port=${debuggingPort}`]},
      ),
    ),
  );
}
