import {rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {listArticles, sourceDir} from '../articles/files';
import {buildDir} from '../builder/build';
import {filesIn} from '../lib/files';
import {inBrowser, inFreshPage, served} from './browser';
import {firstArticle} from './pages';
import {printResults} from './results';
import {scaleCatalog} from './scaled-catalog';
import {buildCopy} from './usage';
import {downloads, total} from './weight';

/** Builds copies of the project with more articles, to see what a larger catalog costs authors and readers. */

const copyDir = '.cache/scale';
const kilobyte = 1024;

/** @returns the measures of a catalog so many times as large as today's, by their names in the table */
async function measure(factor: number): Promise<Record<string, number>> {
  console.log(`\n${factor}×: building a copy in ${copyDir}.`);
  const usage = await buildCopy(copyDir, () => scaleCatalog(copyDir, listArticles(sourceDir), factor));
  const built = path.join(copyDir, buildDir);
  const files = filesIn(built);
  const sizeOf = (pattern: RegExp) =>
    files.filter((file) => pattern.test(file)).reduce((sum, file) => sum + statSync(path.join(built, file)).size, 0) /
    kilobyte;
  const {view, onIntent} = await served(built, (origin) =>
    inBrowser((browser) => inFreshPage(browser, (page) => downloads(page, origin + firstArticle, built))),
  );
  return {
    Pages: files.filter((file) => /(^|\/)index\.html$/.test(file)).length,
    'Build, s': usage.seconds,
    'Build, processor time of all processes, s': usage.cpuSeconds,
    'Build, peak memory of all processes, MB': usage.peakMemory / kilobyte / kilobyte,
    'Main bundle, Brotli, KB': sizeOf(/^assets\/js\/main\..*\.br$/),
    'Runtime chunk, Brotli, KB': sizeOf(/^assets\/js\/runtime~main\..*\.br$/),
    'First article: CSS, Brotli, KB': view.stylesheet.brotli / kilobyte,
    'First article: HTML, Brotli, KB': view.document.brotli / kilobyte,
    'First article: everything before intent, Brotli, KB': total(view, 'brotli') / kilobyte,
    'First article: everything after intent, Brotli, KB': total(onIntent, 'brotli') / kilobyte,
    'Search index, all languages, KB': sizeOf(/^search-index\/.*(?<!\.br|\.gz)$/),
    'Search: words.*.json, KB': sizeOf(/^search-index\/files\/[\w-]+\/words\.json$/),
    'Sitemaps, KB': sizeOf(/(^|\/)sitemap\.xml$/),
  };
}

const rounded = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

/**
 * Builds today's catalog and a larger one, and prints what grows by how much.
 * @param factor how many times today's articles
 */
export async function measureScale(factor: number): Promise<void> {
  const [today, larger] = [await measure(1), await measure(factor)];
  rmSync(copyDir, {recursive: true});
  const rows = Object.entries(today).map(([name, value]) => {
    const [after, times] = [larger[name]!, larger[name]! / value];
    return [name, {'1×': rounded(value), [`${factor}×`]: `${rounded(after)} (${times.toFixed(2)}×)`}] as const;
  });
  printResults({What: Object.fromEntries<Record<string, string>>(rows)});
}
