import {readFileSync, renameSync, rmdirSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '../lib/files';

/**
 * Where a page is in the built site: hosts serve `x.html` at `/x` and `x/index.html` at `/x/`, and redirect the other
 * form. Docusaurus writes `x/index.html` for both, so most pages would be redirected to an address that they don't name.
 */

/**
 * @param pathname of a page, decoded, as its canonical link has it
 * @returns the path of its file
 */
export const pageFile = (pathname: string): string => pathname + (pathname.endsWith('/') ? 'index.html' : '.html');

/**
 * Moves the pages that Docusaurus has written to where hosts look for them.
 * @returns the number of pages
 * @throws Error if a page doesn't name its address
 */
export function placePages(dir: string): number {
  const pages = filesIn(dir).filter((file) => path.basename(file) === 'index.html');
  for (const page of pages.map((file) => path.join(dir, file))) {
    const [, address] = /<link[^>]*rel="?canonical"?[^>]*href="?([^"\s>]+)/.exec(readFileSync(page, 'utf8')) ?? [];
    if (!address) {
      throw new Error(`${page} has no canonical link, by which deploy/page-files.ts places it.`);
    }
    const folder = path.dirname(page);
    if (!address.endsWith('/')) {
      renameSync(page, `${folder}.html`);
    }
    if (readdirSync(folder).length === 0) {
      rmdirSync(folder);
    }
  }
  return pages.length;
}
