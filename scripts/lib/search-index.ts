import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {builtPages, frameSelectors, type BuiltPage} from './pages';

/**
 * Builds the embedded search index from the rendered articles: Pagefind's own, one per language, and per language
 * the vocabulary by which typos and beginnings of words are understood.
 */

/** Rare words beyond this number are left out of a vocabulary, which has to load before the first hit. */
const vocabularySize = 3500;

/** Words of titles, headings, labels and code, counted once per page. */
function wordsOf({$}: BuiltPage): Set<string> {
  const text = $('article :is(h1, h2, h3, strong, code):not(pre code)')
    .map((_index, element) => $(element).text())
    .get()
    .join(' ');
  const words = text.match(/\p{L}[\p{L}\p{N}]{2,}/gu) ?? [];
  return new Set(words.map((word) => (/^\p{Lu}?[^\p{Lu}]+$/u.test(word) ? word.toLowerCase() : word)));
}

function vocabularies(pages: BuiltPage[]): Map<string, string[]> {
  const counts = new Map<string, Map<string, number>>();
  for (const page of pages) {
    const ofLanguage = counts.get(page.htmlLang) ?? new Map<string, number>();
    counts.set(page.htmlLang, ofLanguage);
    for (const word of wordsOf(page)) {
      ofLanguage.set(word, (ofLanguage.get(word) ?? 0) + 1);
    }
  }
  const byFrequency = (words: Map<string, number>) =>
    [...words].sort(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([word]) => word);
  return new Map([...counts].map(([lang, words]) => [lang, byFrequency(words).slice(0, vocabularySize)]));
}

/**
 * @param buildDir folder of the built site; the index goes into its `pagefind` folder
 * @throws Error when Pagefind doesn't start or refuses a page
 */
export async function indexArticles(buildDir: string): Promise<void> {
  const {createIndex} = await import('pagefind');
  const {index, errors} = await createIndex({rootSelector: 'article', excludeSelectors: frameSelectors});
  if (!index) {
    throw new Error(`Pagefind did not start: ${errors.join('; ')}`);
  }
  const folder = path.join(buildDir, 'pagefind');
  const pages = [...builtPages(buildDir)];
  for (const {file, html, route, $} of pages) {
    const tag = $('meta[name="docusaurus_tag"]').attr('content') ?? 'default';
    const content = html.replace('<article', `<article data-pagefind-filter="docusaurus_tag:${tag}"`);
    const added = await index.addHTMLFile({url: encodeURI(route), content});
    if (added.errors.length > 0) {
      throw new Error(`${file} could not be indexed: ${added.errors.join('; ')}`);
    }
  }
  await index.writeFiles({outputPath: folder});
  for (const [htmlLang, words] of vocabularies(pages)) {
    writeFileSync(path.join(folder, `vocabulary.${htmlLang.toLowerCase()}.json`), JSON.stringify(words));
  }
  console.log(`Search index: ${pages.length} pages.`);
}
