import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
// Not the faster `cheerio/slim`, which doesn't end the head of a table whose tags the build leaves out.
import {load} from 'cheerio';
import {filesIn} from '../../lib/files';
import {htmlLang, localeCodes, localePrefix, type Locale} from '../../settings/locales';

/** Reads the built pages of the articles, for everything that is made from them. */

export interface BuiltPage {
  /** The article's path within the site, in the language of the page; its canonical link is changed to it. */
  route: string;
  locale: Locale;
  $: CheerioAPI;
}

/** The folders in which a built site has articles, one for each language. */
export const languageDirs = (buildDir: string): string[] =>
  localeCodes
    .map((locale) => path.join(buildDir, localePrefix(locale)))
    .filter((dir) => existsSync(path.join(dir, 'docs')));

/**
 * The articles' pages of one language, which the pages name: a language that was built alone is at the root.
 * @param languageDir one of {@link languageDirs}
 * @throws Error if a page is in a language that the site doesn't have
 */
export function* builtPages(languageDir: string): Generator<BuiltPage> {
  const docs = path.join(languageDir, 'docs');
  for (const name of filesIn(docs).filter((entry) => entry.endsWith('.html'))) {
    const file = path.join(docs, name);
    const $ = load(readFileSync(file, 'utf8'));
    const canonical = $('link[rel="canonical"]');
    const address = canonical.attr('href');
    if ($('article').length === 1 && address) {
      const lang = $.root().children('html').attr('lang');
      const locale = localeCodes.find((code) => htmlLang(code) === lang);
      if (!locale) {
        throw new Error(`${file}: its language "${lang}" is not one of settings/locales.ts. Build the site again.`);
      }
      // An article without a translation names the English one.
      if (canonical.siblings(`[hreflang="${lang}"]`).length === 0) {
        canonical.attr('href', address.replace(/(?<=\w)\/(?!\/)/, `${localePrefix(locale)}/`));
      }
      yield {route: decodeURI(new URL(canonical.attr('href')!).pathname), locale, $};
    }
  }
}
