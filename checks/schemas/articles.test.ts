import {readFileSync} from 'node:fs';
import vm from 'node:vm';
import {expect, test} from '@playwright/test';
import type {TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {headingId, lineOf, readArticle, type Article} from '../../articles/parse';
import {listArticles} from '../../articles/files';
import {mistakesIn, readSchemas, schemaDir} from './validate';
import {formatPath} from '../../lib/explain';

/** Compares the schemas with the articles: tables of keys, and code samples that build what a schema describes. */

interface Node {
  $ref?: string;
  $defs?: Record<string, Node>;
  description?: string;
  type?: string | string[];
  enum?: unknown[];
  default?: unknown;
  properties?: Record<string, Node>;
  required?: string[];
  items?: Node;
  anyOf?: Node[];
  else?: Node;
}

/** One row of a table with the columns Key, Type, Required, Default (left out if no key has one), and Meaning. */
interface KeyRow {
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

/** The code of a cell that contains nothing else. */
const onlyCode = ({children: [first, ...others]}: TableCell): string | undefined =>
  first?.type === 'inlineCode' && others.length === 0 ? first.value : undefined;

const codesIn = ({children}: TableCell): string[] =>
  children.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []));

/** The rows of all tables of keys in an article, in their order. */
function readKeyTables({file, tree}: Article): KeyRow[] {
  const rows: KeyRow[] = [];
  let section = '';
  visit(tree, (node) => {
    if (node.type === 'heading') {
      section = headingId(node);
    }
    if (node.type === 'table' && toString(node.children[0]?.children[2]) === 'Required') {
      for (const row of node.children.slice(1)) {
        const [key, type, required, ...rest] = row.children as [TableCell, TableCell, TableCell, ...TableCell[]];
        rows.push({
          file,
          line: lineOf(row),
          section,
          key: toString(key),
          type: toString(type),
          values: codesIn(type),
          required: toString(required),
          default: rest.length > 1 ? onlyCode(rest[0]!) : undefined,
          // The schemas are the same for every brand, so that its variables are plain words there.
          meaning: toString(rest.at(-1)!).replaceAll('⟦product⟧', 'the product'),
        });
      }
    }
  });
  return rows;
}

/** Defaults that aren't constants: another key, or the value of a key that is left out. */
const notConstant = new Set(['dataField', 'undefined']);

const types = ['string', 'number', 'integer', 'boolean', 'array', 'object'];

const readSchema = (name: string) => JSON.parse(readFileSync(`${schemaDir}/${name}.schema.json`, 'utf8')) as Node;

/** A node, what it refers to, and its alternatives. */
const partsOf = (root: Node, node: Node): Node[] => [
  node,
  ...[...(node.$ref ? [root.$defs![node.$ref.replace('#/$defs/', '')]!] : []), ...(node.anyOf ?? [])].flatMap((part) =>
    partsOf(root, part),
  ),
];

/** Looks a key such as `lookup.filters[].name` up, with the object that it belongs to. */
function find(root: Node, start: Node, key: string): {node: Node; parent: Node} | undefined {
  let at = {node: start, parent: start};
  for (const part of key.split('.')) {
    const [name, list] = part.split('[') as [string, string?];
    const parent = partsOf(root, at.node).find(({properties}) => properties?.[name]);
    if (!parent) {
      return undefined;
    }
    const node = parent.properties![name]!;
    at =
      list === undefined ? {node, parent} : {node: partsOf(root, node).find(({items}) => items)!.items!, parent: node};
  }
  return at;
}

/** What a row of an article says otherwise than the schema. */
function differences(row: KeyRow, root: Node, start: Node): string[] {
  const found = find(root, start, row.key);
  if (!found) {
    return [`${row.file}:${row.line}: the schema has no key ${row.key}; add it.`];
  }
  const {node, parent} = found;
  const parts = partsOf(root, node);
  const resolved = Object.assign({}, ...[...parts].reverse()) as Node;
  const words = types.filter((type) => new RegExp(`\\b${type}\\b`).test(row.type.replace(/ of .*|: .*/, '')));
  const fallback = node.default === undefined ? undefined : JSON.stringify(node.default);
  const expected = notConstant.has(row.default ?? '') ? undefined : row.default;
  const isRequired = parent.required?.includes(row.key.split('.').at(-1)!) ?? false;
  return [
    ...(node.description === row.meaning ? [] : [`meaning "${node.description}"`]),
    ...(words.every((type) =>
      parts.flatMap((part) => part.type ?? []).some((own) => own === type || (type === 'number' && own === 'integer')),
    )
      ? []
      : [`type ${parts.flatMap((part) => part.type ?? []).join(', ')}`]),
    ...(words.length === 0 && row.values.length > 0 && String(row.values) !== String((resolved.else ?? resolved).enum)
      ? [`values ${String((resolved.else ?? resolved).enum)}`]
      : []),
    ...(fallback === expected || fallback === JSON.stringify(expected) ? [] : [`default ${String(fallback)}`]),
    ...((row.required === 'Yes' && !isRequired) || (row.required === 'No' && isRequired)
      ? [`required ${String(isRequired)}`]
      : []),
  ].map(
    (difference) => `${row.file}:${row.line}: the schema has another ${difference} for ${row.key}; make both equal.`,
  );
}

const definitions = Object.keys(readSchema('automation-workflow').$defs!);
const actionsArticle = 'docs/automations/actions.mdx';
const columnsArticle = 'docs/craft/panels/grid/set-columns.mdx';
const itemsArticle = 'docs/craft/panels/form/set-items.mdx';

/** Where the tables of an article are in the schemas: section, schema, definition, and the keys that are meant. */
const places: [file: string, section: string, schema: string, definition?: string, keys?: RegExp][] = [
  ['docs/automations/introduction.mdx', 'workflow-keys', 'automation-workflow', 'workflow'],
  [actionsArticle, 'common-keys', 'automation-workflow', 'step'],
  [actionsArticle, 'sftp-connection', 'automation-workflow', 'sftpConnection'],
  ...definitions
    .filter((name) => /^[A-Z]/.test(name) && name !== 'Start')
    .map((name): (typeof places)[number] => [actionsArticle, name, 'automation-workflow', name]),
  ['docs/craft/panels/chart/argument-axis-label.mdx', 'keys', 'chart-argument-axis'],
  [columnsArticle, 'column-keys', 'grid-columns', 'column'],
  [columnsArticle, 'header', 'grid-columns', 'column'],
  ...['image', 'document', 'date', 'currency', 'stage'].map((name): (typeof places)[number] => [
    columnsArticle,
    `format-${name}`,
    'grid-columns',
    name,
  ]),
  ['docs/craft/panels/grid/allow-inline.mdx', 'keys', 'grid-columns', 'column', /^saveOptions/],
  // `dataField` is required in items that aren't groups.
  [itemsArticle, 'item-keys', 'form-items', 'item', /^(?!dataField)/],
  [itemsArticle, 'save-options', 'form-items', 'storage'],
  [itemsArticle, 'format', 'form-items', 'item'],
  [itemsArticle, 'lookup', 'form-items', 'editorOptions', /^lookup/],
  [
    'docs/craft/panels/Definition/DataSource/Store.mdx',
    'parameters',
    'store-data-source',
    undefined,
    /^(Data|Filters)$/,
  ],
];

const plain = (name: string) => name.replaceAll('-', '').toLowerCase();

test('the schemas say what the tables of the articles say', () => {
  const tables = new Map(
    [...new Set(places.map(([file]) => file))].map((file) => [file, readKeyTables(readArticle(file))]),
  );
  for (const [file, section, schema, definition, keys = /^/] of places) {
    const root = readSchema(schema);
    const start =
      definition === 'editorOptions'
        ? root.$defs!.item!.properties!.editorOptions!
        : (root.$defs?.[definition!] ?? root);
    const rows = tables.get(file)!.filter((row) => plain(row.section) === plain(section) && keys.test(row.key));
    expect.soft(rows.flatMap((row) => differences(row, root, start))).toEqual([]);
    expect(rows.length, `rows of ${section} in ${file}`).toBeGreaterThan(0);
    if (schema === 'automation-workflow') {
      const documented = new Set(rows.map(({key}) => key.split(/[.[]/)[0]));
      const others = Object.keys(start.properties!).filter((key) => !documented.has(key));
      expect(others, `keys of ${section} in the schema that ${file} has no row for`).toEqual([]);
    }
  }
});

/** What the code samples call; each gives just enough for the sample to run. */
const workspaceContext = {currentDocument: {Dto: {Project: {ProductId: 'x', ClientId: 'x'}}}};
const globals = () => {
  const laidOut: unknown[] = [];
  return {
    laidOut,
    workspaceContext,
    query: {Filters: []},
    creators: {
      of: (value: unknown) => ({
        pipe: (...steps: ((value: unknown) => unknown)[]) => steps.reduce((result, step) => step(result), value),
      }),
    },
    operators: {map: (step: unknown) => step},
    customOperators: {selectDataSource: () => () => ({Data: [{TotalValue: 150}]})},
    SW: {
      Application: {
        Workspace: {setPanels: (items: unknown) => laidOut.push(items)},
      },
      Document: {CurrentUser: {getInfo: () => ({currentUserCompanyId: 'x'})}},
      UI: {SelectBox: {getEditorOptions: () => ({})}},
    },
  };
};

const layoutArticle = 'sdk/application/application-workspace.mdx';

/** Code samples that begin so, what gives the value to check, and its schema. */
const kinds: [begin: RegExp, articles: RegExp, result: string, schema: string][] = [
  [/^function setColumns\(/, /^craft/, 'setColumns({}, workspaceContext)', 'grid-columns'],
  [/^const (\w+) = [[{]/, /set-columns/, '[$1].flat()', 'grid-columns'],
  [/^function setItems\(/, /^craft/, 'setItems({}, workspaceContext)', 'form-items'],
  [/^const (\w+) = [[{]/, /set-items/, '[$1].flat()', 'form-items'],
  [
    /^function dataSource\(/,
    /^craft/,
    'dataSource(query, creators, operators, "", customOperators, workspaceContext)',
    'store-data-source',
  ],
  [/^function onClick\([\s\S]*\.setPanels\(/, /^sdk/, 'onClick({}, workspaceContext); laidOut[0]', 'panel-layout'],
];

test('the code samples of the articles build what the schemas describe', () => {
  const schemas = readSchemas();
  const checked = new Set<string>();
  const problems: string[] = [];
  for (const article of [...listArticles('docs/craft').map((name) => `craft/${name}`), layoutArticle]) {
    visit(readArticle(`docs/${article}`).tree, 'code', ({lang, value: code, position}) => {
      const kind = lang === 'js' && kinds.find(([begin, articles]) => begin.test(code) && articles.test(article));
      if (kind) {
        const [begin, , result, schema] = kind;
        const name = begin.exec(code)![1] ?? '';
        const value: unknown = vm.runInNewContext(`${code};\n${result.replace('$1', name)}`, globals());
        const json = JSON.stringify(value, (_key, item: unknown) => (typeof item === 'function' ? String(item) : item));
        checked.add(schema);
        for (const {path, message} of mistakesIn(JSON.parse(json), `/schemas/${schema}.schema.json`, schemas)) {
          problems.push(`docs/${article}:${position!.start.line}: ${formatPath(path)}: ${message}`);
        }
      }
    });
  }
  expect(problems).toEqual([]);
  expect([...checked].sort()).toEqual(['form-items', 'grid-columns', 'panel-layout', 'store-data-source']);
});
