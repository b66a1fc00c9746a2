import {rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {growthOf, measures, type Measured} from './growth';
import {inBrowser, inFreshPage, served} from './browser';
import {downloads, total} from './weight';
import {firstArticle} from './pages';
import {scaleCatalog} from './scaled-catalog';
import {buildMeasured} from './usage';
import {listArticles, sourceDir} from '../articles/files';
import {buildDir} from '../builder/build';
import {filesIn} from '../lib/files';
import {commitAll, copyProject} from '../builder/project-copy';
import {reportResults} from './results';

/** Builds copies of the project with more articles, to see what a larger catalog costs authors and readers. */

const copyDir = '.cache/scale';

type Results = Map<number, Measured>;

/** 1, 3 and 10, as far as they are smaller than the largest, and the largest. */
const factorsUpTo = (largest: number): number[] => [...[1, 3, 10].filter((factor) => factor < largest), largest];

function makeCatalog(factor: number): void {
  rmSync(copyDir, {recursive: true, force: true});
  copyProject(copyDir, '.gitignore', 'scripts');
  scaleCatalog(copyDir, listArticles(sourceDir), factor);
  commitAll(copyDir);
}

async function measureBuild(built: string): Promise<Omit<Measured, 'seconds' | 'cpuSeconds' | 'peakMemory'>> {
  const files = filesIn(built);
  const bytes = (pattern: RegExp) =>
    files.filter((file) => pattern.test(file)).reduce((sum, file) => sum + statSync(path.join(built, file)).size, 0);
  const {view, onIntent} = await served(built, (origin) =>
    inBrowser((browser) => inFreshPage(browser, (page) => downloads(page, origin + firstArticle, built))),
  );
  return {
    pages: files.filter((file) => /(^|\/)index\.html$/.test(file)).length,
    main: bytes(/^assets\/js\/main\..*\.br$/),
    runtime: bytes(/^assets\/js\/runtime~main\..*\.br$/),
    stylesheet: view.stylesheet.brotli,
    document: view.document.brotli,
    view: total(view, 'brotli'),
    onIntent: total(onIntent, 'brotli'),
    searchIndex: bytes(/^search-index\/.*(?<!\.br|\.gz)$/),
    words: bytes(/^search-index\/files\/[\w-]+\/words\.json$/),
    sitemap: bytes(/(^|\/)sitemap\.xml$/),
  };
}

async function measure(factor: number): Promise<Measured> {
  console.log(`\n${factor}×: building a copy in ${copyDir}.`);
  makeCatalog(factor);
  try {
    const usage = await buildMeasured(copyDir);
    return {...usage, ...(await measureBuild(path.join(copyDir, buildDir)))};
  } finally {
    rmSync(copyDir, {recursive: true});
  }
}

const rounded = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

async function report(results: Results): Promise<void> {
  const [[, first] = []] = results;
  if (!first) {
    return;
  }
  const larger = [...results].slice(1);
  const rows = (Object.keys(measures) as (keyof Measured)[]).map((key) => {
    const {name, unit} = measures[key];
    const columns = larger.map(([factor, measured]) => {
      const {times, isFasterThanLinear} = growthOf(first, measured)[key];
      const note = isFasterThanLinear ? ', faster than linear' : '';
      return [`${factor}×`, `${rounded(measured[key] / unit)} (${times.toFixed(2)}×${note})`];
    });
    return [name, Object.fromEntries([['1×', rounded(first[key] / unit)], ...columns])] as const;
  });
  await reportResults(
    'A larger catalog',
    'Copies of the project with more articles, caches empty; in brackets the growth.',
    {
      What: Object.fromEntries(rows),
    },
  );
}

/**
 * Builds and compares, and writes the table into `bench/RESULTS.md`.
 * @param largest how many times today's articles
 */
export async function measureScale(largest: number): Promise<void> {
  const results: Results = new Map();
  try {
    for (const factor of factorsUpTo(largest)) {
      results.set(factor, await measure(factor));
    }
  } finally {
    await report(results);
  }
}
