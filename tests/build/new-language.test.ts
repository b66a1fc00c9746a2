import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {filesIn} from '../../lib/files';
import {languages} from '../../languages';
import type {Locale} from '../../settings/locales';
import {createFinder} from '../../src/search/finder';
import {change, writePart} from './part';

/** Builds a part of the site in a fifth language that has a folder in `languages/` and no translation yet. */

let copy: string;

const built = (file: string) => readFileSync(path.join(copy, 'build', file), 'utf8');

test.describe.configure({mode: 'serial'});

test.beforeAll(() => {
  test.setTimeout(300_000);
  copy = mkdtempSync(path.join(tmpdir(), 'new-language-'));
  writePart(copy, () => {
    cpSync('languages/en', path.join(copy, 'languages/fr'), {recursive: true});
    change(copy, 'languages/fr/synonyms.json', (text) => text.replace('timecard', 'pointage'));
    change(copy, 'settings/locales.ts', (text) =>
      text.replace('] as const', "  {code: 'fr', label: 'Français', htmlLang: 'fr'},\n] as const"),
    );
  });
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--locale', 'en', '--locale', 'fr'], {
    cwd: copy,
  });
});

test.afterAll(() => {
  rmSync(copy, {recursive: true});
});

test('every article is shown in English, marked as English, and says that it is not translated', () => {
  const pages = filesIn(path.join(copy, 'build/fr/docs')).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBe(filesIn(path.join(copy, 'build/docs')).filter((file) => file.endsWith('.html')).length);
  expect(pages.length).toBeGreaterThan(40);
  for (const page of pages) {
    const html = built(`fr/docs/${page}`);
    expect.soft(html, page).toMatch(/<html lang="?fr/);
    expect.soft(html, page).toContain('Not translated yet');
    expect.soft(html, page).toMatch(/<div lang="?en"?>/);
  }
});

test('search finds the articles, with the data of its own language alone', async () => {
  const load = <T>(name: string) => Promise.resolve(JSON.parse(built(`search-index/${name}`)) as T);
  const {read} = await createFinder('fr' as Locale, languages.en, load).find('how do I create a user', []);
  expect((await read(0, 1))[0]!.card.route).toBe('/fr/docs/university/Maintenance/create-user');
  const scripts = readdirSync(path.join(copy, 'build/fr/assets/js')).map((file) => built(`fr/assets/js/${file}`));
  const having = (words: string) => scripts.filter((script) => script.includes(words)).length;
  expect(having('pointage')).toBeGreaterThan(0);
  expect(having('timecard') + having('dias livres')).toBe(0);
});

test('feeds, the language menu, and the not-found page work', () => {
  for (const feed of ['status', 'changelog']) {
    const {language, items} = JSON.parse(built(`fr/${feed}/feed.json`)) as {language: string; items: unknown[]};
    expect(language, feed).toBe('en');
    expect(items.length, feed).toBeGreaterThan(0);
  }
  expect(built('docs/releases.html')).toMatch(/href="?\/fr\/docs\/releases\/?"?[^>]*>Français/);
  expect(built('fr/docs/releases.html')).toMatch(/href="?\/docs\/releases\/?"?[^>]*>English/);
  expect(built('fr/404.html')).toMatch(/<html lang="?fr/);
});

test('search engines get no page twice: sitemaps leave out what is not translated', () => {
  expect(existsSync(path.join(copy, 'build/fr/sitemap.xml'))).toBe(false);
  expect(built('robots.txt')).not.toContain('/fr/');
  expect(built('sitemap.xml')).toContain('hreflang="pt-BR"');
  expect(built('sitemap.xml')).not.toContain('/fr/');
});

test('the translators get a list of what is missing', () => {
  const script = ['--import', 'tsx', 'scripts/i18n-status.ts'];
  const {status, stdout} = spawnSync(process.execPath, script, {cwd: copy, encoding: 'utf8'});
  expect(stdout).toMatch(/^missing {3}fr {5}docs\/home\/home\.mdx$/m);
  expect(status).toBe(1);
});
