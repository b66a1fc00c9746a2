import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {copyProject} from '../lib/project-copy';
import {placePages} from '../../deploy/page-files';
import {brand} from '../../settings/brand';
import {translationDir} from '../../articles/files';
import {htmlLang, sourceLocale} from '../../settings/locales';
import {filesIn} from '../../lib/files';

/**
 * Builds a copy of the project in Spanish after four changes that people will make: they rename the product, whose
 * screens exist in Spanish too, edit an English article after its translation, and add an article without translating it.
 */

const other = {product: 'Fernwerk', host: 'fernwerk.test'};
const rewritten = 'integrations/okta-sso-configuration';
const untranslated = 'integrations/hr-link';

let copy: string;

function change(file: string, edit: (text: string) => string): void {
  const full = path.join(copy, file);
  writeFileSync(full, edit(readFileSync(full, 'utf8')));
}

const built = (file: string) => readFileSync(path.join(copy, 'build', file), 'utf8');

test.describe.configure({mode: 'serial'});

test.beforeAll(() => {
  test.setTimeout(240_000);
  copy = mkdtempSync(path.join(tmpdir(), 'changed-copy-'));
  copyProject(copy);
  change('settings/brand.ts', (text) =>
    text
      .replaceAll(brand.product, other.product)
      .replaceAll(brand.product.toLowerCase(), other.product.toLowerCase())
      .replaceAll(`'${brand.host}'`, `'${other.host}'`)
      .replace("screenLanguages: ['en']", "screenLanguages: ['en', 'es']"),
  );
  change(`docs/${rewritten}.mdx`, (text) => `${text}\nOne more sentence.\n`);
  rmSync(path.join(copy, translationDir('es'), `${untranslated}.mdx`));

  execFileSync(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--locale', 'es'], {
    cwd: copy,
    env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
  });
  placePages(path.join(copy, 'build'));
});

test.afterAll(() => {
  rmSync(copy, {recursive: true});
});

test('after the brand is changed, the build contains no trace of the old one', () => {
  const files = filesIn(path.join(copy, 'build')).filter((file) => !/\.(png|ico|woff2)$/.test(file));
  const traces = files.filter((file) => {
    const text = built(file);
    // Swagger UI fills email addresses of examples with this host.
    const hasHost = text.includes(brand.host) && !(file.endsWith('.js') && text.includes('swagger-client'));
    return hasHost || text.toLowerCase().includes(brand.product.toLowerCase());
  });
  expect(files.length).toBeGreaterThan(20);
  for (const published of ['openapi/client-api.yaml', 'sdk/sw.d.ts', 'schemas/form-items.schema.json']) {
    expect(files).toContain(published);
  }
  expect(traces).toEqual([]);
  expect(built('index.html')).toContain(`Documentación de ${other.product}`);
});

test('if the screens exist in the language of an article, it has no English labels', () => {
  expect(built('docs/university/Time sheets/filling-time-sheets.md')).toContain('abra **Hojas de horas**. La pantalla');
  expect(built('docs/university/Time sheets/filling-time-sheets.html')).not.toMatch(/<em lang="?en/);
});

test('an outdated translation says so and links to its source', () => {
  const page = built(`docs/${rewritten}.html`);
  expect(page).toContain('La página en inglés es más reciente');
  expect(page).toMatch(new RegExp(`href="?/docs/${rewritten}"?[^>]*hreflang="?en`));
  expect(built(`docs/${rewritten}.md`)).toMatch(/^translation: stale$/m);
});

test('an untranslated article is shown in English, marked as English, with a notice', () => {
  const page = built(`docs/${untranslated}.html`);
  expect(page).toContain('Aún sin traducir');
  expect(page).toMatch(/<html lang="?es/);
  expect(page).toMatch(/<div lang="?en"?>.*Before you begin/s);
  expect(page).toContain(`"inLanguage":"${htmlLang(sourceLocale)}"`);
  expect(page).toMatch(new RegExp(`rel="?canonical"? href="?https://docs.${other.host}/docs/${untranslated}["> ]`));
  expect(page).not.toMatch(/hreflang="?es/);
  expect(built(`docs/${rewritten}.html`)).toMatch(/hreflang="?es/);
  expect(built(`docs/${untranslated}.md`)).toMatch(/^translation: missing$.*^## Before you begin$/ms);
});

test('an article with a current translation has no notice', () => {
  expect(built('docs/sdk/ui/index.html')).not.toMatch(/La página en inglés es más reciente|Aún sin traducir/);
});
