import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin, RouteConfig} from '@docusaurus/types';
import {isInFolder} from '../client/section-folder';
import {readSections} from './route-tables';
import {chunksIn} from './split-tables';
import {pageScripts, searchFiles} from './template';

/**
 * Lists in each page the scripts it needs in addition to the common ones, and the files of the search box, so the early
 * script can fetch them. Docusaurus knows them only in the browser, once the main script runs.
 */

/** The chunk of `src/components/SearchModal`. */
const searchChunk = 'search';

/** `client-manifest.json`: files by chunk, and the chunks that load together. */
interface Manifest {
  origins: Record<string, string[]>;
  assets: Record<string, Partial<Record<'js' | 'css', {file: string}[]>>>;
}

/** For each page, the paths of its parent routes and its own. */
const pagesOf = (routes: RouteConfig[], around: string[] = []): string[][] =>
  routes.flatMap((route) => {
    const paths = [...around, route.path];
    return route.routes ? pagesOf(route.routes, paths) : [paths];
  });

/** @returns the files of chunks and of those that load with them, relative to the folder of scripts */
function filesOf({origins, assets}: Manifest, chunks: readonly string[]): string[] {
  const all = new Set(chunks.flatMap((chunk) => origins[chunk] ?? []).filter((chunk) => chunk !== 'styles'));
  return [...all].flatMap((chunk) => {
    const {js = [], css = []} = assets[chunk] ?? {};
    return [...js.map(({file}) => path.basename(file)), ...css.map(({file}) => `../css/${path.basename(file)}`)];
  });
}

/** @param build the built pages and what Docusaurus generated for them */
export function writePageScripts(build: Parameters<NonNullable<Plugin['postBuild']>>[0]): void {
  const {routes, generatedFilesDir, outDir, baseUrl} = build;
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(generatedFilesDir, name), 'utf8'));
  const manifest = read('client-manifest.json') as Manifest;
  // Chunks by `<path of the route>-<hash>`, in a tree of any depth.
  const chunkNames = Object.entries(read('routesChunkNames.json') as Record<string, unknown>);
  const sections = Object.entries(readSections(generatedFilesDir));
  const searchNames = filesOf(manifest, [searchChunk]);
  if (searchNames.length === 0) {
    throw new Error(`No script is named "${searchChunk}", as src/theme/SearchBar names that of the search box.`);
  }
  for (const paths of [...pagesOf(routes), ['*']]) {
    const page = paths.at(-1)!;
    const file = path.join(outDir, page === '*' ? '404.html' : path.join(page.replace(baseUrl, ''), 'index.html'));
    if (page === `${baseUrl}404.html`) {
      continue;
    }
    const html = readFileSync(file, 'utf8');
    const tables = sections.filter(([folder]) => isInFolder(page, folder)).map(([, chunk]) => chunk);
    const own = chunkNames.filter(([key]) => paths.includes(key.replace(/-[^-]+$/, '')));
    const chunks = [...tables, ...own.flatMap(([, tree]) => chunksIn(tree))];
    const names = filesOf(manifest, chunks).filter((name) => name.endsWith('.js'));
    if (!html.includes(pageScripts) || !html.includes(searchFiles) || (names.length === 0 && page !== '*')) {
      throw new Error(
        `framework/build/page-scripts.ts: no place for scripts in ${file}, or no scripts for it. ` +
          'Docusaurus has changed its manifest or its minifier: update this file.',
      );
    }
    writeFileSync(
      file,
      html
        .replace(pageScripts, () => names.map((name) => `${name},`).join(''))
        .replace(searchFiles, () => searchNames.join(',')),
    );
  }
}
