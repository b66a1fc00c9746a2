import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv2020} from 'ajv/dist/2020';
import {load} from 'cheerio';
import matter from 'gray-matter';
import type {Nodes} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {pageFile} from '../../deploy/page-files';
import {partOf} from '../../plugins/machine-readable/llms';
import {brand} from '../../settings/brand';
import {localeCodes, localePrefix, type Locale} from '../../settings/locales';
import {twinPath} from '../../src/article-paths';
import {articles} from '../lib/articles';
import {expect, test} from '../lib/test';
import {wordsOfPage, wordsOfTwin} from './twin-words';

/** What tools read instead of pages: Markdown twins, `llms.txt` and `docs-index.json`, for all articles and languages. */

const buildDir = 'build';
const built = (pathname: string) => readFileSync(path.join(buildDir, pathname), 'utf8');
const addressOf = (pathname: string) => encodeURI(brand.siteUrl + pathname);
const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

/** The page or file that an address of the site leads to. */
function fileOf(address: string): string {
  const pathname = decodeURI(new URL(address).pathname);
  const page = path.join(buildDir, pageFile(pathname));
  return existsSync(page) ? page : path.join(buildDir, pathname);
}

const ids = new Map<string, Set<string>>();

function idsOf(file: string): Set<string> {
  const known =
    ids.get(file) ?? new Set([...readFileSync(file, 'utf8').matchAll(/ id="?([^\s">]+)/g)].map(([, id]) => id!));
  ids.set(file, known);
  return known;
}

/** The problem with a link in a twin, if there is one. */
function linkMistake(url: string): string[] {
  if (!url.startsWith(`${brand.siteUrl}/`)) {
    return /^(https:\/\/|mailto:)/.test(url) ? [] : [`not absolute: ${url}`];
  }
  const file = fileOf(url);
  const id = decodeURIComponent(new URL(url).hash.slice(1));
  if (!existsSync(file)) {
    return [`leads nowhere: ${url}`];
  }
  return id && !idsOf(file).has(id) ? [`no such anchor: ${url}`] : [];
}

/** The parts of a twin that aren't plain Markdown, and its broken links. */
function twinMistakes(text: string): string[] {
  const mistakes: string[] = [];
  visit(markdown.parse(text) as Nodes, (node) => {
    if (node.type === 'html') {
      mistakes.push(`HTML: ${node.value}`);
    } else if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      mistakes.push(...linkMistake(node.url));
    } else if (node.type === 'text' && /\{\{|\{#|^\s*:::|^import .* from '|<\/?[A-Z]|\\\[!/m.test(node.value)) {
      mistakes.push(`MDX: ${node.value}`);
    }
  });
  return mistakes;
}

/** The headings of a twin with their levels, as written. */
function headingsOfTwin(text: string): string[] {
  const headings: string[] = [];
  visit(markdown.parse(text) as Nodes, 'heading', ({position}) => {
    headings.push(text.slice(position!.start.offset, position!.end.offset));
  });
  return headings;
}

for (const locale of localeCodes) {
  const prefix = localePrefix(locale);

  test(`${locale}: every article has a twin in plain Markdown, without broken links`, () => {
    test.setTimeout(120_000);
    for (const {route} of articles) {
      const text = built(prefix + twinPath(route));
      const {data, content} = matter(text, {});
      const url = addressOf(prefix + route);
      expect.soft(data, route).toMatchObject({locale, route, url});
      expect.soft(String(data.description).length, route).toBeGreaterThan(20);
      expect.soft(content.split('\n')[1], route).toMatch(/^# \S/);
      expect.soft(twinMistakes(text), route).toEqual([]);
      expect
        .soft(readFileSync(fileOf(url), 'utf8'), route)
        .toMatch(
          new RegExp(
            `<link [^>]*rel="?alternate"? type="?text/markdown"? href="?${encodeURI(prefix + twinPath(route))}[" >]`,
          ),
        );
    }
  });

  test(`${locale}: every twin says what its page says, and no heading twice`, () => {
    for (const {route} of articles) {
      const text = built(prefix + twinPath(route));
      const page = readFileSync(fileOf(addressOf(prefix + route)), 'utf8');
      expect.soft(wordsOfTwin(text).join(' '), route).toBe(wordsOfPage(page).join(' '));
      expect.soft(text.match(/&#x[\dA-F]+;/g), route).toBeNull();
      const headings = headingsOfTwin(text);
      expect.soft(headings.length, route).toBeGreaterThan(0);
      expect.soft(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
    }
  });

  test(`${locale}: llms.txt lists every article once, and llms-full.txt has every text`, () => {
    const [title, summary, ...sections] = built(`${prefix}/llms.txt`).split(/\n\n(?=[>#])/);
    expect(title).toMatch(/^# \S/);
    expect(summary).toMatch(/^> \S/);
    const listed = sections.flatMap((section) => {
      const [heading, list] = section.split('\n\n');
      expect(heading).toMatch(/^## \S[^\n]*$/);
      return list!
        .trim()
        .split('\n')
        .map((line) => /^- \[[^\]]+\]\(([^)]+)\): \S/.exec(line)?.[1] ?? line);
    });
    const full = built(`${prefix}/llms-full.txt`);
    // Readers that skip what is optional get each article once.
    expect(sections.filter((section) => /\.txt\)/.test(section))).toEqual([sections.at(-1)]);
    expect(sections.at(-1)).toMatch(/^## Optional\n/);
    const names = [...sections.at(-1)!.matchAll(/^- \[(llms[^\]]*)\]\(([^)]+)\): \S/gm)].map(([, name, url]) => {
      expect(url).toBe(addressOf(`${prefix}/${name}`));
      return name!;
    });
    const twins = articles.map(({route}) => addressOf(prefix + twinPath(route)));
    const files = names.map((name) => addressOf(`${prefix}/${name}`));
    expect([...listed].sort()).toEqual([...twins, ...files].sort());
    const folders = new Set(articles.map(({article}) => partOf(article)));
    const parts = names.filter((name) => name !== 'llms-full.txt');
    expect(names).toHaveLength(parts.length + 1);
    expect(parts).toContain('llms/university.txt');
    expect(parts).toContain('llms/university-time-sheets.txt');
    expect(parts.filter((name) => !folders.has(name))).toEqual([]);
    const texts = parts.map((name) => built(`${prefix}/${name}`));
    for (const {route} of articles) {
      const content = matter(built(prefix + twinPath(route)), {}).content.trim();
      expect.soft(full.split(content).length - 1, route).toBe(1);
      expect.soft(texts.filter((text) => text.includes(content)).length, route).toBe(1);
    }
    expect(Math.max(...texts.map(({length}) => length))).toBeLessThan(full.length / 3);
  });

  test(`${locale}: docs-index.json matches its schema, the articles, and the built pages`, () => {
    const schema = JSON.parse(built('schemas/docs-index.schema.json')) as object;
    const ajv = new Ajv2020({allErrors: true, formats: {uri: /^https:\/\/\S+$/, date: /^\d{4}-\d\d-\d\d$/}});
    const index = JSON.parse(built(`${prefix}/docs-index.json`)) as DocsIndex;
    expect(ajv.validate(schema, index), JSON.stringify(ajv.errors?.slice(0, 3))).toBe(true);
    expect(index.$schema).toBe((schema as {$id: string}).$id);
    expect(index.locale).toBe(locale);
    const listed = index.articles.map(({route, kind}) => ({route, kind}));
    const byRoute = (a: {route: string}, b: {route: string}) => (a.route < b.route ? -1 : 1);
    expect(listed).toEqual(articles.map(({route, kind}) => ({route, kind})).sort(byRoute));
    for (const {url, markdown: twin, title, headings, locales} of index.articles) {
      const page = readFileSync(fileOf(url), 'utf8');
      expect.soft(headingsOf(page), url).toEqual([{level: 1, text: title}, ...headings]);
      expect.soft([twin, ...Object.values(locales)].filter((address) => !existsSync(fileOf(address)))).toEqual([]);
      expect.soft(locales[locale], url).toBe(url);
    }
  });
}

interface DocsIndex {
  $schema: string;
  locale: Locale;
  articles: {
    route: string;
    kind: string;
    url: string;
    markdown: string;
    title: string;
    headings: {id: string; text: string; level: number}[];
    locales: Record<Locale, string>;
  }[];
}

/** Headings of a built page as a reader sees them. */
function headingsOf(page: string): {id?: string; text: string; level: number}[] {
  const article = page.slice(page.indexOf('<article'), page.indexOf('</article>'));
  return [...article.matchAll(/<h([1-6])([^>]*)>(.*?)<\/h\1>/gs)].map(([, level, attributes, html]) => {
    const $ = load(html!, null, false);
    $('.hash-link').remove();
    const id = / id="?([^\s">]+)/.exec(attributes!)?.[1];
    return {...(id && {id}), text: $.root().text(), level: Number(level)};
  });
}

if (!brand.screenLanguages.includes('es')) {
  test('the first mention of a label is followed by the English one, in a language without product screens', () => {
    const article = 'es/docs/university/Time sheets/filling-time-sheets';
    const twin = built(`${article}.md`);
    expect(twin).toContain('abra **Hojas de horas** (*Time Sheets*). La pantalla');
    expect(twin.split('Time Sheets*)')).toHaveLength(2);
    const page = load(built(pageFile(article)));
    const label = page('main strong').filter((_index, node) => page(node).text() === 'Hojas de horas');
    expect(label.first().next('em').attr('lang')).toBe('en');
    expect(built(pageFile('docs/university/Time sheets/filling-time-sheets'))).not.toContain('<em lang');
  });
}
