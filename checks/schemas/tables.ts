import type {TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {headingId, lineOf, type Article} from '../../articles/parse';

/** Reads the tables of keys in an article, so that a test can compare the schemas with the articles. */

/** One row of a table with the columns Key, Type, Required, Default and Meaning. */
export interface KeyRow {
  file: string;
  line: number;
  /** Id of the heading over the table. */
  section: string;
  /** The key as the article writes it, for example `header.label.color` or `filters[].name`. */
  key: string;
  type: string;
  /** Values that the column Type lists as code. */
  values: string[];
  required: string;
  /** The default, if the cell contains only its code. */
  default?: string;
  meaning: string;
}

const columns = 5;

/** The code of a cell that contains nothing else. */
const onlyCode = ({children: [first, ...others]}: TableCell): string | undefined =>
  first?.type === 'inlineCode' && others.length === 0 ? first.value : undefined;

const codesIn = ({children}: TableCell): string[] =>
  children.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []));

/** The rows of all tables of keys in an article, in their order. */
export function readKeyTables({file, tree}: Article): KeyRow[] {
  const rows: KeyRow[] = [];
  let section = '';
  visit(tree, (node) => {
    if (node.type === 'heading') {
      section = headingId(node);
    }
    if (node.type === 'table' && node.children[0]?.children.length === columns) {
      for (const row of node.children.slice(1)) {
        const [key, type, required, fallback, meaning] = row.children as [
          TableCell,
          TableCell,
          TableCell,
          TableCell,
          TableCell,
        ];
        rows.push({
          file,
          line: lineOf(row),
          section,
          key: toString(key),
          type: toString(type),
          values: codesIn(type),
          required: toString(required),
          default: onlyCode(fallback),
          // The schemas are the same for every brand, so that its variables are plain words there.
          meaning: toString(meaning).replaceAll('⟦product⟧', 'the product'),
        });
      }
    }
  });
  return rows;
}
