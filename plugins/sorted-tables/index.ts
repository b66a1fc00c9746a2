import path from 'node:path';
import type {Root, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {localeOf} from '../../articles/files';
import {usesComponent} from '../../articles/jsx';
import {htmlLang} from '../../settings/locales';

/**
 * Remark plugin for tables inside `<Sorted>`: sorts their rows by the first column, in the alphabet of the article's
 * language. In the source, a translation has its rows in the order of the English article, which the checks compare.
 */
export default function sortedTablesPlugin() {
  return (tree: Root, file: VFile): void => {
    if (!usesComponent(file, 'Sorted')) {
      return;
    }
    const {compare} = new Intl.Collator(htmlLang(localeOf(path.relative(process.cwd(), file.path))));
    const byFirstCell = (a: TableRow, b: TableRow) => compare(toString(a.children[0]), toString(b.children[0]));
    visit(tree, 'mdxJsxFlowElement', (sorted: MdxJsxFlowElement, index, parent) => {
      if (sorted.name !== 'Sorted' || !parent || index === undefined) {
        return;
      }
      visit(sorted, 'table', (table) => {
        const [header, ...rows] = table.children;
        table.children = [header!, ...rows.sort(byFirstCell)];
      });
      parent.children.splice(index, 1, ...sorted.children);
      return [SKIP, index];
    });
  };
}
