import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';
import {wake} from '../lib/page';
import {quiet} from './browser';
import type {Weight} from './budgets';

/** What a reader downloads, as sizes of files, so that the same build always gives the same numbers. */

type Kind = 'document' | 'script' | 'stylesheet' | 'font' | 'image' | 'other';

/** A size after each compression, in bytes. */
interface Size {
  gzip: number;
  brotli: number;
}

export type Weights = Record<Kind, Size>;

const kinds: readonly Kind[] = ['document', 'script', 'stylesheet', 'font', 'image', 'other'];

/** Size of a file of the build as a server sends it: of its compressed twin, if it has one. */
function sizeOf(buildDir: string, pathname: string): Size {
  const plain = path.join(buildDir, decodeURIComponent(pathname));
  const places = [plain, `${plain}.html`, path.join(plain, 'index.html')];
  const file = places.find((place) => statSync(place, {throwIfNoEntry: false})?.isFile())!;
  const sent = (ending: string) => statSync(existsSync(file + ending) ? file + ending : file).size;
  return {gzip: sent('.gz'), brotli: sent('.br')};
}

async function weigh(requests: readonly Request[], origin: string, buildDir: string): Promise<Weights> {
  const sizes = Object.fromEntries(kinds.map((kind) => [kind, {gzip: 0, brotli: 0}])) as Weights;
  for (const request of requests) {
    const address = new URL(request.url());
    const {'sec-purpose': purpose} = await request.allHeaders();
    if (address.origin !== origin || purpose?.includes('prefetch')) {
      continue;
    }
    const type = request.resourceType() as Kind;
    const sum = sizes[kinds.includes(type) ? type : 'other'];
    const {gzip, brotli} = sizeOf(buildDir, address.pathname);
    sum.gzip += gzip;
    sum.brotli += brotli;
  }
  return sizes;
}

/** Sum over kinds of files, in bytes. */
export const total = (weights: Weights, compression: keyof Size): number =>
  kinds.reduce((sum, kind) => sum + weights[kind][compression], 0);

/** The code of a page's inline scripts that run, in bytes after gzip. */
async function inlineScriptOf(page: Page): Promise<number> {
  const code = await page.evaluate(() =>
    Array.from(document.scripts)
      .filter(({src, type}) => !src && !type)
      .map(({textContent}) => textContent),
  );
  return gzipSync(code.join('\n')).length;
}

export interface Downloads {
  /** What opening a page takes, without what is fetched ahead. */
  view: Weights;
  /** The page's inline code, in bytes after gzip. */
  inlineScript: number;
  /** What runs or is needed when the reader acts, wherever it comes from. */
  onIntent: Weights;
}

/**
 * What a reader downloads with a page, and when its scripts start.
 * @param page of a fresh context, with an empty cache
 * @param buildDir the served build
 */
export async function downloads(page: Page, url: string, buildDir: string): Promise<Downloads> {
  const {origin} = new URL(url);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(url);
  await quiet(page);
  const view = await weigh(requests.splice(0), origin, buildDir);
  const inlineScript = await inlineScriptOf(page);
  await wake(page);
  await quiet(page);
  return {view, inlineScript, onIntent: await weigh(requests, origin, buildDir)};
}

/** The parts of a download that have a budget, in bytes. */
export const weights = ({view, inlineScript, onIntent}: Downloads): Record<Weight, number> => ({
  view: total(view, 'gzip'),
  script: view.script.gzip + inlineScript,
  stylesheet: view.stylesheet.brotli,
  onIntent: onIntent.script.brotli,
});
