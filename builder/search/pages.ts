import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
// Takes less than half the time of a browser's parser, and what the build writes needs no more.
import {load} from 'cheerio/slim';
import {filesIn} from '../../lib/files';
import {localePrefix, type Locale} from '../../settings/locales';

/** Reads the built pages of the articles, for everything that is made from them. */

export interface BuiltPage {
  /** The article's path within the site, as its canonical link has it. */
  route: string;
  $: CheerioAPI;
}

/** The pages below `docs/` of a language: none if the language wasn't built. */
export function* builtPages(buildDir: string, locale: Locale): Generator<BuiltPage> {
  const docs = path.join(buildDir, localePrefix(locale), 'docs');
  const files = existsSync(docs) ? filesIn(docs) : [];
  for (const file of files.filter((name) => path.basename(name) === 'index.html')) {
    const $ = load(readFileSync(path.join(docs, file), 'utf8'));
    const canonical = $('link[rel="canonical"]').attr('href');
    if ($('article').length === 1 && canonical) {
      yield {route: decodeURI(new URL(canonical).pathname), $};
    }
  }
}
