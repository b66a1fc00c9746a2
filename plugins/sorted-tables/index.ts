import path from 'node:path';
import type {Root, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {localeOf} from '../../articles/files';
import {replaceComponent} from '../../articles/nodes';
import {htmlLang} from '../../settings/locales';

/**
 * Remark plugin for tables inside `<Sorted>`: sorts their rows by the first column, in the alphabet of the article's
 * language. In the source, a translation has its rows in the order of the English article, which the checks compare.
 */
export default function sortedTablesPlugin() {
  return (tree: Root, file: VFile): void => {
    replaceComponent(tree, file, 'Sorted', (sorted) => {
      const {compare} = new Intl.Collator(htmlLang(localeOf(path.relative(process.cwd(), file.path))));
      const byFirstCell = (a: TableRow, b: TableRow) => compare(toString(a.children[0]), toString(b.children[0]));
      visit(sorted, 'table', (table) => {
        const [header, ...rows] = table.children;
        table.children = [header!, ...rows.sort(byFirstCell)];
      });
      return sorted.children;
    });
  };
}
