import type {BlockContent, List, PhrasingContent, RootContent, Table, TableRow} from 'mdast';
import {
  heading,
  inlineCode as code,
  jsx,
  jsxAttributes,
  link,
  list,
  paragraph,
  strong,
  text,
} from '../../articles/nodes';
import {languages} from '../../languages';
import {groupBy} from '../../lib/group';
import {sourceLocale, type Locale} from '../../settings/locales';
import {articlesAbout} from './articles';
import type {ApiDocument} from '../../settings/api-documents';
import type {LoadedDocument, Operation, Schema} from './document';
import {describeType, fieldsOf} from './fields';
import {formatJson, languages as sampleLanguages, sampleOf} from './samples';

/** Turns the operations of a tag into the content of an article: headings, tables, and code. */

const wordsIn = (locale: Locale) => languages[locale].words.apiReference;

/** Marks what is English in the other languages. */
function english(children: PhrasingContent[], locale: Locale): PhrasingContent[] {
  const attributes = jsxAttributes({lang: sourceLocale});
  return locale === sourceLocale ? children : [{type: 'mdxJsxTextElement', name: 'span', attributes, children}];
}

/**
 * Text of a document: code is in backticks, and what isn't translated is marked.
 * @param part the paragraph of the text to write
 */
function phrase(value: string, {locale, untranslated}: Place, part = value): PhrasingContent[] {
  const children = part
    .trim()
    .split('`')
    .map((piece, index) => (index % 2 === 1 ? code(piece) : text(piece)));
  return (untranslated?.has(value) ?? true) ? english(children, locale) : children;
}

/** With commas between them. */
const separated = (nodes: PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node, index) => (index === 0 ? [node] : [text(', '), node]));

/** What an operation is written for, and how to follow the references of its document. */
interface Place extends LoadedDocument {
  document: ApiDocument;
  locale: Locale;
}

/** A title and a table, or nothing if the table has no rows. */
function titled(title: string, heads: string[], rows: PhrasingContent[][][]): BlockContent[] {
  const row = (cells: PhrasingContent[][]): TableRow => ({
    type: 'tableRow',
    children: cells.map((children) => ({type: 'tableCell', children})),
  });
  const table: Table = {type: 'table', children: [heads.map((head) => [text(head)]), ...rows].map(row)};
  return rows.length === 0 ? [] : [paragraph(strong(title)), table];
}

/** The cell of a type, which says whether the value is required. */
const typeCell = (type: string, required: boolean | undefined, locale: Locale): PhrasingContent[] => [
  ...english([text(type)], locale),
  ...(required ? [text(`, ${wordsIn(locale).required}`)] : []),
];

function fieldTable(title: string, schema: Schema | undefined, place: Place): BlockContent[] {
  const {locale, resolve} = place;
  const words = wordsIn(locale);
  const rows = (schema ? fieldsOf(schema, resolve) : []).map(({name, type, required, description}) => [
    [code(name)],
    typeCell(type, required, locale),
    phrase(description, place),
  ]);
  return titled(title, [words.name, words.type, words.meaning], rows);
}

function tables(operation: Operation, place: Place): BlockContent[] {
  const {locale} = place;
  const words = wordsIn(locale);
  const parameters = operation.parameters.map(({name, in: where, required, schema = {}, description = ''}) => [
    [code(name)],
    typeCell(`${where}, ${describeType(schema, place.resolve)}`, required, locale),
    phrase(description, place),
  ]);
  const [, success] = operation.responses.find(([status]) => status.startsWith('2')) ?? [];
  // Statuses with the same meaning share a row.
  const meanings = groupBy(operation.responses, ([, {description}]) => description);
  return [
    ...titled(words.parameters, [words.name, words.type, words.meaning], parameters),
    ...fieldTable(words.body, operation.body?.schema, place),
    ...fieldTable(words.fields, success?.json?.schema, place),
    ...titled(
      words.responses,
      [words.status, words.meaning],
      Array.from(meanings, ([description, responses]) => [
        separated(responses.map(([status]) => code(status))),
        phrase(description, place),
      ]),
    ),
  ];
}

/** Whether an example has no value in it, because the fields aren't known. */
const isHollow = (example: unknown): boolean =>
  typeof example === 'object' && example !== null && Object.values(example).every(isHollow);

function samples(operation: Operation, {locale}: Place): RootContent[] {
  const words = wordsIn(locale);
  const [status, success] =
    operation.responses.find(
      ([code, {json}]) => code.startsWith('2') && json?.example !== undefined && !isHollow(json.example),
    ) ?? [];
  const block = (lang: string, value: string, title: string): RootContent => ({
    type: 'code',
    lang,
    meta: `title="${title}"`,
    value,
  });
  const request = operation.isWebhook
    ? [block('json', formatJson(operation.body?.example), words.request)]
    : [
        jsx(
          'Tabs',
          {groupId: 'language', queryString: 'language'},
          sampleLanguages.map(({id, label, code: lang}) =>
            jsx('TabItem', {value: id, label}, [block(lang, sampleOf(operation, id), words.request)]),
          ),
        ),
      ];
  return [
    ...request,
    ...(success ? [block('json', formatJson(success.json!.example), `${words.response} ${status}`)] : []),
  ];
}

function operationNodes(operation: Operation, place: Place): RootContent[] {
  const {locale, document} = place;
  const {operationId, summary, description, method, path, tag} = operation;
  const links = separated(articlesAbout(operationId, locale).map(({url, title}) => link(url, text(title))));
  return [
    heading(2, ...phrase(summary, place), text(` {#${operationId}}`)),
    jsx('Operation', {}, [
      jsx('OperationText', {}, [
        jsx('Endpoint', {method, path, document, tag, operationId}),
        ...(description
          ? description.split(/\n\n+/).map((part) => paragraph(...phrase(description, place, part)))
          : []),
        ...(links.length > 0 ? [paragraph(text(`${wordsIn(locale).articles} `), ...links)] : []),
        ...tables(operation, place),
      ]),
      jsx('OperationCode', {}, samples(operation, place)),
    ]),
  ];
}

/** A heading, tables, and samples for each operation with the tag, which becomes an item of the contents, too. */
export function tagNodes(place: Place, tag: string, contents: List): RootContent[] {
  const tagged = place.operations.filter((operation) => operation.tag === tag);
  const entries = tagged.map(({operationId, summary}) => [link(`#${operationId}`, ...phrase(summary, place))]);
  contents.children.push(...list(entries).children);
  return tagged.flatMap((operation) => operationNodes(operation, place));
}
