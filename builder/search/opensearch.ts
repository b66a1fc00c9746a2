import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {brand} from '../../settings/brand';
import {localeCodes} from '../../settings/locales';

/**
 * Corrects the description of the site's search for browsers: the theme writes every `opensearch.xml` in English, and calls
 * the icon an ICO file. Runs after the build, because plugins and theme write their files at the same time.
 */

/** @param buildDir a built site of one or more languages, whose files are changed */
export function translateOpenSearch(buildDir: string): void {
  for (const dir of ['', ...localeCodes].map((locale) => path.join(buildDir, locale))) {
    const file = path.join(dir, 'opensearch.xml');
    if (existsSync(file)) {
      const $ = load(readFileSync(file, 'utf8'), {xml: true});
      const home = load(readFileSync(path.join(dir, 'index.html'), 'utf8'));
      $('Description').text(home('meta[name="description"]').attr('content') ?? '');
      if (brand.images.favicon.endsWith('.svg')) {
        $('Image').attr('type', 'image/svg+xml');
      }
      writeFileSync(file, $.xml());
    }
  }
}
