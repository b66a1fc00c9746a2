import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
// Takes less than half the time of a browser's parser, and what the build writes needs no more.
import {load} from 'cheerio/slim';
import {filesIn} from '../../lib/files';

/** Reads the built pages of the articles, for everything that is made from them. */

export interface BuiltPage {
  /** The article's path within the site, as its canonical link has it. */
  route: string;
  htmlLang: string;
  $: CheerioAPI;
}

/** The pages below `docs/` of every locale. */
export function* builtPages(buildDir: string): Generator<BuiltPage> {
  for (const file of filesIn(buildDir).filter((name) => /(^|\/)docs\/(.*\/)?index\.html$/.test(name))) {
    const $ = load(readFileSync(path.join(buildDir, file), 'utf8'));
    const canonical = $('link[rel="canonical"]').attr('href');
    if ($('article').length === 1 && canonical) {
      const route = decodeURI(new URL(canonical).pathname);
      yield {route, htmlLang: $.root().children('html').attr('lang') ?? '', $};
    }
  }
}
