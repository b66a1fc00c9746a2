import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Page} from '@playwright/test';
import {buildDir} from '../../builder/build';
import {builtPages, languageDirs, type BuiltPage} from '../../builder/search/pages';
import {frameSelectors} from '../../builder/search/records';
import {htmlLang, type Locale} from '../../settings/locales';

/** Indexes the built articles with Pagefind, the best-known search without a server, and asks it for comparison. */

/** Installed in a folder of its own: nothing of it is a dependency of the site. */
export const pagefindVersion = '1.6.0';

const folder = path.resolve('.cache/pagefind');
const bundle = path.join(folder, 'index');

type Outcome = Promise<{errors: string[]}>;

/** Pagefind in Node. */
interface Indexer {
  createIndex: () => Promise<{
    index: {
      addHTMLFile: (file: {url: string; content: string}) => Outcome;
      writeFiles: (options: {outputPath: string}) => Outcome;
    };
  }>;
  close: () => Promise<null>;
}

/** Pagefind in the browser. */
interface Searcher {
  search: (query: string) => Promise<{results: {data: () => Promise<{url: string}>}[]}>;
}

async function install(): Promise<Indexer> {
  mkdirSync(folder, {recursive: true});
  const dependencies = {pagefind: pagefindVersion};
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({private: true, dependencies}));
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], {cwd: folder, stdio: 'inherit'});
  const program = path.join(folder, 'node_modules/pagefind/lib/index.js');
  return (await import(pathToFileURL(program).href)) as Indexer;
}

/** The page with what our index reads of it, marked for Pagefind, which doesn't read `meta` elements by itself. */
function marked({$}: BuiltPage): string {
  $(frameSelectors.join(', ')).remove();
  // The links to other articles at the end.
  $('#related-articles').nextAll().addBack().remove();
  // With spaces between the keywords, where Pagefind divides words.
  const about = ['description', 'keywords'].map((name) => $(`meta[name="${name}"]`).attr('content') ?? '');
  $('article')
    .attr('data-pagefind-body', '')
    .append($('<p>').text(about.join(', ').replaceAll(',', ', ')));
  return $.html();
}

async function succeeded(outcome: Outcome): Promise<void> {
  const {errors} = await outcome;
  if (errors.length > 0) {
    throw new Error(`Pagefind: ${errors.join('; ')}`);
  }
}

/**
 * Installs Pagefind and indexes the articles in `build/`, each language by itself.
 * @throws Error when there is no build, or when npm or Pagefind fails
 */
export async function indexWithPagefind(): Promise<void> {
  const dirs = languageDirs(buildDir);
  if (dirs.length === 0) {
    throw new Error(`There are no articles in ${buildDir}/ yet: run npm run build first.`);
  }
  const {createIndex, close} = await install();
  try {
    const {index} = await createIndex();
    for (const dir of dirs) {
      for (const page of builtPages(dir)) {
        await succeeded(index.addHTMLFile({url: page.route, content: marked(page)}));
      }
    }
    rmSync(bundle, {recursive: true, force: true});
    await succeeded(index.writeFiles({outputPath: bundle}));
  } finally {
    await close();
  }
}

/**
 * Asks Pagefind in a browser, as a page in the language would.
 * @returns for each query, addresses of the first three articles
 */
export async function askPagefind(page: Page, locale: Locale, queries: string[]): Promise<string[][]> {
  const origin = 'http://localhost';
  const script = `import * as pagefind from '/pagefind/pagefind.js'; Object.assign(window, {pagefind});`;
  const body = `<!doctype html><html lang="${htmlLang(locale)}"><script type="module">${script}</script>`;
  // Our own server refuses files of kinds that the site doesn't have.
  await page.route(`${origin}/pagefind/**`, (route) =>
    route.fulfill({path: path.join(bundle, path.posix.relative('/pagefind', new URL(route.request().url()).pathname))}),
  );
  await page.route(`${origin}/`, (route) => route.fulfill({contentType: 'text/html', body}));
  await page.goto(origin);
  return page.evaluate(async (asked) => {
    const {pagefind} = window as unknown as {pagefind: Searcher};
    const answers = [];
    for (const query of asked) {
      const {results} = await pagefind.search(query);
      const first = await Promise.all(results.slice(0, 3).map((result) => result.data()));
      answers.push(first.map(({url}) => url));
    }
    return answers;
  }, queries);
}
