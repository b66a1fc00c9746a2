import {toString} from 'mdast-util-to-string';
import {lineOf} from '../../articles/parse';
import type {Finding, Rule} from './rule';

/** Checks the tables of an article: rows with as many cells as the header, and columns that say something. */

const empty = new Set(['', '-', '–', 'N/A']);

export const checkTables: Rule = ({nodes}) =>
  nodes.flatMap((table): Finding[] => {
    const [header, ...rows] = table.type === 'table' ? table.children : [];
    const names = header?.children ?? [];
    const isSilent = (column: number) =>
      rows.every(({children: {[column]: cell}}) => cell && empty.has(toString(cell).trim()));
    return [
      ...rows
        .filter(({children}) => children.length !== names.length)
        .map((row) => ({
          rule: 'table-cells',
          line: lineOf(row),
          message: `the row has ${row.children.length} cells, and the header has ${names.length}. Write \\| for a pipe within a cell, also in code, and – in an empty cell.`,
        })),
      ...names
        .filter((_name, column) => isSilent(column))
        .map((name) => ({
          rule: 'empty-column',
          line: lineOf(name),
          message: `the column "${toString(name)}" says nothing in any row. Leave it out.`,
        })),
    ];
  });
