import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {SearchWords} from '../../src/search/words';
import {builtPages, type BuiltPage} from './pages';
import {frameSelectors} from './selectors';

/**
 * Builds the embedded search index from the rendered articles: Pagefind's own, one per language, and per language
 * the titles, which are the results for the first letters, and the vocabulary for typos and incomplete words.
 */

/** Rarer words are left out of a vocabulary, because it has to load before the first hit. */
const vocabularySize = 3500;

/** What stays in memory of a page; whole pages would fill it for a large site. */
interface IndexedPage {
  htmlLang: string;
  words: Set<string>;
  title: SearchWords['titles'][number];
}

/** Words of titles, headings, labels and code, counted once per page. */
function wordsOf({$}: BuiltPage): Set<string> {
  const text = $('article :is(h1, h2, h3, strong, code):not(pre code)')
    .map((_index, element) => $(element).text())
    .get()
    .join(' ');
  const words = text.match(/\p{L}[\p{L}\p{N}]{2,}/gu) ?? [];
  return new Set(words.map((word) => (/^\p{Lu}?[^\p{Lu}]+$/u.test(word) ? word.toLowerCase() : word)));
}

/** The most frequent words of pages of one language, the most frequent first. */
function vocabulary(pages: IndexedPage[]): string[] {
  const counts = new Map<string, number>();
  for (const word of pages.flatMap(({words}) => [...words])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || a.localeCompare(b))
    .map(([word]) => word)
    .slice(0, vocabularySize);
}

const docsTag = ({$}: BuiltPage): string => $('meta[name="docusaurus_tag"]').attr('content') ?? 'default';

const titleOf = (page: BuiltPage): SearchWords['titles'][number] => [
  encodeURI(page.route),
  page.$('article h1').first().text(),
  docsTag(page),
];

/** Pagefind lists the languages in random order, which would make two builds of one commit differ. */
function sortLanguages(entry: Uint8Array): string {
  const {languages, ...rest} = JSON.parse(Buffer.from(entry).toString()) as {languages: Record<string, unknown>};
  const sorted = Object.entries(languages).sort(([a], [b]) => a.localeCompare(b));
  return JSON.stringify({...rest, languages: Object.fromEntries(sorted)});
}

/**
 * @param buildDir folder of the built site; the index goes into its `pagefind` folder
 * @returns the number of pages in the index
 * @throws Error when Pagefind doesn't start or refuses a page
 */
export async function indexArticles(buildDir: string): Promise<number> {
  const {createIndex, close} = await import('pagefind');
  const {index, errors} = await createIndex({rootSelector: 'article', excludeSelectors: frameSelectors});
  if (!index) {
    throw new Error(`Pagefind did not start: ${errors.join('; ')}`);
  }
  const folder = path.join(buildDir, 'pagefind');
  const pages: IndexedPage[] = [];
  // While Pagefind reads a page, the next one is parsed.
  let previous = Promise.resolve();
  for (const page of builtPages(buildDir)) {
    const {file, html, route, htmlLang} = page;
    const content = html
      .replace('<article', `<article data-pagefind-filter="docusaurus_tag:${docsTag(page)}"`)
      // The cells of a table would become one word; in excerpts, a dot separates them.
      .replace(/<\/t[dh]>(?=<t[dh])/g, ' · $&')
      .replace(/<\/tr>/g, ' $&');
    await previous;
    previous = index.addHTMLFile({url: encodeURI(route), content}).then(({errors: refused}) => {
      if (refused.length > 0) {
        throw new Error(`${file} could not be indexed: ${refused.join('; ')}`);
      }
    });
    pages.push({htmlLang, words: wordsOf(page), title: titleOf(page)});
  }
  await previous;
  // Not `writeFiles`, which returns before the last file is complete.
  const written = await index.getFiles();
  await close();
  if (written.errors.length > 0) {
    throw new Error(`Pagefind made no index: ${written.errors.join('; ')}`);
  }
  for (const file of written.files) {
    const target = path.join(folder, file.path);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, file.path.endsWith('pagefind-entry.json') ? sortLanguages(file.content) : file.content);
  }
  for (const htmlLang of new Set(pages.map((page) => page.htmlLang))) {
    const own = pages.filter((page) => page.htmlLang === htmlLang);
    const words: SearchWords = {vocabulary: vocabulary(own), titles: own.map(({title}) => title)};
    writeFileSync(path.join(folder, `words.${htmlLang.toLowerCase()}.json`), JSON.stringify(words));
  }
  return pages.length;
}
