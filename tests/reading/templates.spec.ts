import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {localeCodes, sourceLocale} from '../../settings/locales';
import {readArticle} from '../../articles/parse';
import {articlesDir, sourceDir} from '../../articles/files';
import {articles} from '../lib/articles';
import {expect, test} from '../lib/test';

/** The CSV templates match the import articles that describe them: same headers, same sample rows. */

const templatesDir = 'static/templates';
const imports = articles.filter(({kind}) => kind === 'import');

const parse = (csv: string) => {
  const [header = [], ...rows] = csv
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  return {header, rows};
};

/** The templates that an article links to, its samples, and the first and the "required" column of its tables. */
function read(file: string) {
  const templates: string[] = [];
  const samples: string[] = [];
  const tables: {names: string[]; required: string[]}[] = [];
  const {tree} = readArticle(file);
  visit(tree, 'link', ({url}) => {
    const name = /\/templates\/(.+\.csv)$/.exec(url)?.[1];
    if (name) {
      templates.push(name);
    }
  });
  visit(tree, 'code', ({lang, value}: Code) => {
    if (lang === 'csv') {
      samples.push(value);
    }
  });
  visit(tree, 'table', ({children: [, ...rows]}: Table) => {
    const column = (index: number) => rows.map(({children}) => toString(children[index]));
    tables.push({names: column(0), required: column(1)});
  });
  return {templates, samples, tables};
}

test('every CSV template is linked from an import article', () => {
  const linked = imports.flatMap(({article}) => read(path.join(sourceDir, article)).templates);
  expect(readdirSync(templatesDir).sort()).toEqual([...linked].sort());
});

for (const {article} of imports) {
  test(`${article}: the table, the sample, and the CSV template match in every language`, async ({request}) => {
    for (const locale of localeCodes) {
      const dir = articlesDir(locale);
      const {templates, samples, tables} = read(path.join(dir, article));
      expect(templates.length, locale).toBeGreaterThan(0);
      expect(samples, locale).toHaveLength(templates.length);
      for (const [index, template] of templates.entries()) {
        const csv = readFileSync(path.join(templatesDir, template), 'utf8');
        expect(samples[index], `${locale} ${template}`).toBe(csv.trim());
        const {header, rows} = parse(csv);
        const table = tables.find(({names}) => names.join() === header.join());
        expect(table, `${locale}: no table has the columns of ${template}, in their order`).toBeDefined();
        expect(rows.length).toBeGreaterThanOrEqual(2);
        for (const row of rows) {
          expect(row, template).toHaveLength(header.length);
          const missing = header.filter((_name, cell) => table!.required[cell] === 'Yes' && row[cell] === '');
          expect(locale === sourceLocale ? missing : [], template).toEqual([]);
        }
        const response = await request.get(`/templates/${template}`);
        expect(response.headers()['content-type']).toContain('text/csv');
        expect(await response.text()).toBe(csv);
      }
    }
  });
}
