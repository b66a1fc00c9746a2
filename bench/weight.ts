import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';
import {wake} from '../lib/page';
import {quiet} from './browser';
import type {Weight} from './budgets';

/** What a reader downloads, as sizes of files, so that the same build always gives the same numbers. */

/** A downloaded file: its kind, such as `script`, and its bytes after each compression. */
interface Download {
  kind: string;
  gzip: number;
  brotli: number;
}

/** Size of a file of the build as a server sends it: of its compressed twin, if it has one. */
function sizeOf(buildDir: string, pathname: string): Omit<Download, 'kind'> {
  const plain = path.join(buildDir, decodeURIComponent(pathname));
  const places = [plain, `${plain}.html`, path.join(plain, 'index.html')];
  const file = places.find((place) => statSync(place, {throwIfNoEntry: false})?.isFile())!;
  const sent = (ending: string) => statSync(existsSync(file + ending) ? file + ending : file).size;
  return {gzip: sent('.gz'), brotli: sent('.br')};
}

/** What was requested from the site, without what is fetched ahead. */
async function downloadsOf(requests: readonly Request[], origin: string, buildDir: string): Promise<Download[]> {
  const downloads: Download[] = [];
  for (const request of requests) {
    const address = new URL(request.url());
    const {'sec-purpose': purpose} = await request.allHeaders();
    if (address.origin === origin && !purpose?.includes('prefetch')) {
      downloads.push({kind: request.resourceType(), ...sizeOf(buildDir, address.pathname)});
    }
  }
  return downloads;
}

/** Sum of the files, or of those of a kind. */
const sum = (downloads: Download[], compression: 'gzip' | 'brotli', kind?: string): number =>
  downloads.reduce((bytes, file) => bytes + (kind === undefined || file.kind === kind ? file[compression] : 0), 0);

/**
 * What a reader downloads with a page, and when its scripts start.
 * @param page of a fresh context, with an empty cache
 * @param buildDir the served build
 * @returns bytes
 */
export async function weights(page: Page, url: string, buildDir: string): Promise<Record<Weight, number>> {
  const {origin} = new URL(url);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(url);
  await quiet(page);
  const view = await downloadsOf(requests.splice(0), origin, buildDir);
  // The code of the inline scripts that run.
  const inlineScripts = await page.evaluate(() =>
    Array.from(document.scripts)
      .filter(({src, type}) => !src && !type)
      .map(({textContent}) => textContent),
  );
  await wake(page);
  await quiet(page);
  const onIntent = await downloadsOf(requests, origin, buildDir);
  return {
    view: sum(view, 'gzip'),
    script: sum(view, 'gzip', 'script') + gzipSync(inlineScripts.join('\n')).length,
    stylesheet: sum(view, 'brotli', 'stylesheet'),
    onIntent: sum(onIntent, 'brotli', 'script'),
  };
}
