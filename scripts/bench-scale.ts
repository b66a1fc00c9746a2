import {rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {growthOf, measures, type Growth, type Measured} from '../bench/growth';
import {firstView, inFreshPage, inServedSite, total} from '../bench/measure';
import {firstArticle} from '../bench/pages';
import {scaleCatalogue} from '../bench/scaled-catalogue';
import {runMeasured} from '../bench/usage';
import {listArticles, sourceDir} from '../articles/files';
import {readArguments} from './lib/arguments';
import {buildDir} from '../builder/build';
import {filesIn} from '../lib/files';
import {commitAll, copyProject} from '../builder/project-copy';
import {printTable} from './lib/table';

/**
 * `npm run bench:scale` tells what a larger catalogue would cost authors and readers: it builds copies of the project
 * with three and ten times the articles, and compares. Best on a machine that does nothing else.
 */

const {positionals} = readArguments({
  usage: 'npm run bench:scale -- [FACTOR]',
  does: 'Builds the site with 1, 3 and up to FACTOR (10) times the articles; compares time, memory and sizes. Takes an hour.',
  allowPositionals: true,
});

const copyDir = '.cache/scale';
const resultsFile = '.cache/bench-scale.json';

type Results = Map<number, Measured>;

/** The last one is the largest asked for. */
function factors(): number[] {
  const largest = Number(positionals[0] ?? 10);
  if (!Number.isInteger(largest) || largest < 1 || positionals.length > 1) {
    throw new Error(`FACTOR is a whole number from 1 on, not "${positionals.join(' ')}".`);
  }
  return [...[1, 3, 10].filter((factor) => factor < largest), largest];
}

function makeCatalogue(factor: number): void {
  rmSync(copyDir, {recursive: true, force: true});
  copyProject(copyDir, '.gitignore', 'scripts/build.ts');
  scaleCatalogue(copyDir, listArticles(sourceDir), factor);
  commitAll(copyDir);
}

async function measureBuild(built: string): Promise<Omit<Measured, 'seconds' | 'cpuSeconds' | 'peakMemory'>> {
  const files = filesIn(built);
  const bytes = (pattern: RegExp) =>
    files.filter((file) => pattern.test(file)).reduce((sum, file) => sum + statSync(path.join(built, file)).size, 0);
  const view = await inServedSite(built, (browser, origin) =>
    inFreshPage(browser, (page) => firstView(page, origin + firstArticle, built)),
  );
  return {
    pages: files.filter((file) => /(^|\/)index\.html$/.test(file)).length,
    main: bytes(/^assets\/js\/main\..*\.br$/),
    runtime: bytes(/^assets\/js\/runtime~main\..*\.br$/),
    script: view.script.brotli,
    stylesheet: view.stylesheet.brotli,
    document: view.document.brotli,
    view: total(view, 'brotli'),
    searchIndex: bytes(/^pagefind\/.*(?<!\.br|\.gz)$/),
    words: bytes(/^pagefind\/words\..*\.json$/),
    sitemap: bytes(/(^|\/)sitemap\.xml$/),
  };
}

async function measure(factor: number): Promise<Measured> {
  console.log(`\n${factor}×: building a copy in ${copyDir}.`);
  makeCatalogue(factor);
  try {
    const usage = await runMeasured(['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts'], copyDir);
    return {...usage, ...(await measureBuild(path.join(copyDir, buildDir)))};
  } finally {
    rmSync(copyDir, {recursive: true});
  }
}

const rounded = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

function printResults(results: Results): void {
  const [[, first] = []] = results;
  if (!first) {
    return;
  }
  const larger = [...results].slice(1);
  const growths = larger.map(([, measured]) => growthOf(first, measured));
  const rows = (Object.keys(measures) as (keyof Measured)[]).map((key) => {
    const grown = growths.map((growth): Growth => growth[key]);
    return [
      measures[key].name,
      rounded(first[key] / measures[key].unit),
      ...larger.flatMap(([, measured], index) => [
        rounded(measured[key] / measures[key].unit),
        `${grown[index]!.times.toFixed(2)}×`,
      ]),
      grown.some(({isFasterThanLinear}) => isFasterThanLinear) ? 'faster than linear' : '',
    ];
  });
  console.log();
  printTable(['', '1×', ...larger.flatMap(([factor]) => [`${factor}×`, 'growth']), ''], rows);
}

async function bench(): Promise<void> {
  const results: Results = new Map();
  try {
    for (const factor of factors()) {
      results.set(factor, await measure(factor));
      writeFileSync(resultsFile, JSON.stringify(Object.fromEntries(results), undefined, 2));
    }
  } finally {
    printResults(results);
  }
}

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
