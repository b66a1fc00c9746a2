import {expect, test} from '@playwright/test';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {parseArticle} from '../../articles/parse';
import {articlesDir} from '../../articles/files';
import type {Locale} from '../../settings/locales';
import sortedTablesPlugin from './index';

const table =
  '| Term | Meaning |\n| --- | --- |\n| Zoom | a |\n| Ñandú | b |\n| Árbol | c |\n| Nota | d |\n| Oca | e |';

/** The first column of each table, after the plugin. */
function firstColumns(body: string, locale: Locale): string[][] {
  const file = `${articlesDir(locale)}/a.mdx`;
  const {tree} = parseArticle(`---\ntitle: A\n---\n\n${body}\n`, file);
  sortedTablesPlugin()(tree, new VFile({path: `${process.cwd()}/${file}`, value: body}));
  const columns: string[][] = [];
  visit(tree, 'table', ({children}) => void columns.push(children.map((row) => toString(row.children[0]))));
  return columns;
}

test('rows are sorted in the alphabet of the language, below the header', () => {
  expect(firstColumns(`<Sorted>\n\n${table}\n\n</Sorted>`, 'es')).toEqual([
    ['Term', 'Árbol', 'Nota', 'Ñandú', 'Oca', 'Zoom'],
  ]);
});

test('other tables keep their order', () => {
  expect(firstColumns(table, 'es')).toEqual([['Term', 'Zoom', 'Ñandú', 'Árbol', 'Nota', 'Oca']]);
});

test('a long table is divided by letter, below headings', () => {
  const rows = Array.from({length: 40}, (_, index) => `| ${'aÁbcdeopqz'.charAt(index % 10)}${index} | x |`).reverse();
  const body = `<Sorted>\n\n| Term | Meaning |\n| --- | --- |\n${rows.join('\n')}\n\n</Sorted>`;
  const file = `${articlesDir('es')}/a.mdx`;
  const {tree} = parseArticle(`---\ntitle: A\n---\n\n${body}\n`, file);
  sortedTablesPlugin()(tree, new VFile({path: `${process.cwd()}/${file}`, value: body}));
  const headings: string[] = [];
  visit(tree, 'heading', (heading) => void headings.push(toString(heading)));
  expect(headings).toEqual(['A {#a}', 'B–C {#b-c}', 'D–E {#d-e}', 'O–P {#o-p}', 'Q–Z {#q-z}']);
  expect(firstColumns(body, 'es').map(({length}) => length)).toEqual([9, 9, 9, 9, 9]);
});
