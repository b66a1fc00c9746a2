import type {Root, RootContent, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {localeOf} from '../../articles/files';
import {heading, replaceComponent, text} from '../../articles/nodes';
import {htmlLang} from '../../settings/locales';

/** A longer table is divided, so that readers find their way, and the browsers' reader mode keeps what is around it. */
const leastRows = 8;

const initial = (row: TableRow): string => toString(row.children[0]).charAt(0).normalize('NFD').charAt(0).toUpperCase();

/** Rows in groups, of which each begins with another letter than the one before ends. */
function groupByInitial(rows: TableRow[]): TableRow[][] {
  const groups: TableRow[][] = [[]];
  rows.forEach((row, index) => {
    const isFull = groups.at(-1)!.length >= leastRows && rows.length - index >= leastRows;
    if (isFull && initial(row) !== initial(rows[index - 1]!)) {
      groups.push([]);
    }
    groups.at(-1)!.push(row);
  });
  return groups;
}

/** A part of a table, below a heading with its letters. */
function part(header: TableRow, rows: TableRow[], table: Table): RootContent[] {
  const letters = [...new Set([initial(rows[0]!), initial(rows.at(-1)!)])].join('–');
  return [
    heading(3, text(`${letters} {#${letters.toLowerCase().replace('–', '-')}}`)),
    {...table, children: [header, ...rows]},
  ];
}

/**
 * Remark plugin for tables inside `<Sorted>`: sorts their rows by the first column, in the alphabet of the article's
 * language, and divides long ones by letter. In the source, a translation has its rows in the order of the English
 * article, which the checks compare.
 */
export default function sortedTablesPlugin() {
  return (tree: Root, file: VFile): void => {
    replaceComponent(tree, file, 'Sorted', (sorted) => {
      const {compare} = new Intl.Collator(htmlLang(localeOf(file.path)));
      const byFirstCell = (a: TableRow, b: TableRow) => compare(toString(a.children[0]), toString(b.children[0]));
      return sorted.children.flatMap((table): RootContent[] => {
        if (table.type !== 'table') {
          return [table];
        }
        const [header, ...rows] = table.children;
        const groups = groupByInitial(rows.sort(byFirstCell));
        return groups.length === 1
          ? [{...table, children: [header!, ...rows]}]
          : groups.flatMap((group) => part(header!, group, table));
      });
    });
  };
}
