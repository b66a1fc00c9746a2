import type {Browser} from '@playwright/test';
import {findWholeBrowser} from '../lib/browser';
import {freePort} from '../lib/processes';
import {median, percentile} from '../lib/statistics';
import {acts, tryAct} from './acts';
import {inBrowser, inFreshPage, served} from './browser';
import type {PageMeasure} from './budgets';
import {runLighthouse} from './lighthouse';
import {firstArticle, sampledPages, type SampledPage} from './pages';
import {actTable, pageTable, problems, siteTable, type ActResult, type Results, type SiteResults} from './perf-report';
import {reportResults} from './results';
import {searchTimes} from './search';
import {buildSites, ours, starlight, stock, type Site} from './sites';
import {navigationTime, phone, scriptWork, scrollFrame} from './timings';
import type {Usage} from './usage';
import {downloads, weights} from './weight';

/** Measures what a reader downloads and waits for, on our build and beside it on others with the same articles. */

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
) => Promise<Partial<Record<PageMeasure, number>>>;

const lighthouse: Measurement = async (_browser, {url}, port) => {
  const {performance, tbt, lcp, cls} = await runLighthouse(url, port);
  return {performance, blocking: tbt, lcp, cls};
};

const work: Measurement = async (browser, {url, site}) => {
  if (site === starlight) {
    return {};
  }
  const {longest, blocking} = await inFreshPage(browser, (page) => scriptWork(page, url));
  return {longestTask: longest, work: blocking};
};

const scroll: Measurement = async (browser, {url, site}) =>
  site === ours ? {scroll: await inFreshPage(browser, (page) => scrollFrame(page, url), phone)} : {};

const navigation: Measurement = async (browser, {url, site, page}) =>
  site === starlight || !page.isArticle
    ? {}
    : {navigation: await inFreshPage(browser, (tab) => navigationTime(tab, url))};

const weight: Measurement = async (browser, {url, site}) =>
  weights(await inFreshPage(browser, (page) => downloads(page, url, site.dir)));

const timings = [lighthouse, work, scroll, navigation];

/** Measures each page on all sites in turn, so that a slow minute of the machine slows all of them; bytes only once. */
async function measurePages(
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
      for (const measure of run === 0 ? [...timings, weight] : timings) {
        for (const [key, value] of Object.entries(await measure(browser, target, port)) as [PageMeasure, number][]) {
          (values[key] ??= []).push(value);
          latest[key] = Math.round(value);
        }
      }
      console.log(JSON.stringify(latest));
    }
  }
  return results;
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

async function measureSite(
  browser: Browser,
  origin: string,
  builds: {ours: Usage; stock: Usage},
): Promise<SiteResults> {
  const searches = [];
  while (searches.length < 5) {
    searches.push(await inFreshPage(browser, (page) => searchTimes(page, origin + firstArticle)));
  }
  const later = searches.flatMap((search) => search.later);
  return {
    buildTime: builds.ours.seconds / builds.stock.seconds,
    buildMemory: builds.ours.peakMemory / builds.stock.peakMemory,
    firstHits: median(searches.map(({first}) => first)),
    laterHits: percentile(later, 0.95),
  };
}

/**
 * Measures the sites, and writes the tables into `bench/RESULTS.md`.
 * @param runs of each timing
 * @param tries of each first act
 * @returns what is over its budget
 */
export async function perf(runs: number, tries: number): Promise<string[]> {
  const sites = [ours, stock, starlight];
  const builds = await buildSites();
  const debuggingPort = await freePort();
  const {results, actResults, siteResults} = await served(ours.dir, (ourOrigin) =>
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
            const measured = await measurePages(browser, targets, debuggingPort, runs);
            const site = await measureSite(browser, ourOrigin, builds);
            return {results: measured, actResults: await measureActs(browser, ourOrigin, tries), siteResults: site};
          },
          {whole: true, args: [`--remote-debugging-port=${debuggingPort}`]},
        ),
      ),
    ),
  );
  await reportResults(
    'Speed',
    `Medians of ${runs} runs, with the lowest and the highest; the sites have the same articles and were measured in turn.`,
    {
      ...Object.fromEntries(sites.map(({name}) => [`Page, ${name}`, pageTable(results[name]!)])),
      'First act at a quarter of the speed': actTable(actResults),
      'Whole site': siteTable(siteResults),
    },
    findWholeBrowser(),
  );
  return problems(results.ours!, actResults, siteResults);
}
