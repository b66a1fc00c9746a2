import type {BlockContent, PhrasingContent, RootContent, Table} from 'mdast';
import {heading, inlineCode as code, jsx, jsxAttributes, link, paragraph, strong, text} from '../../articles/nodes';
import {languages} from '../../languages';
import {groupBy} from '../../lib/group';
import {sourceLocale, type Locale} from '../../settings/locales';
import {articlesAbout} from './articles';
import type {ApiDocument} from '../../settings/api-documents';
import {loadDocument, type LoadedDocument, type Operation, type Schema} from './document';
import {describeType, fieldsOf} from './fields';
import {formatJson, languages as sampleLanguages, sampleOf} from './samples';

/** Turns the operations of a tag into the content of an article: headings, tables, and code. */

const wordsIn = (locale: Locale) => languages[locale].words.apiReference;

/** Text of a document: code in backticks, and marked as English in the other languages. */
function english(value: string, locale: Locale): PhrasingContent[] {
  const children = value
    .trim()
    .split('`')
    .map((part, index) => (index % 2 === 1 ? code(part) : text(part)));
  const attributes = jsxAttributes({lang: sourceLocale});
  return locale === sourceLocale ? children : [{type: 'mdxJsxTextElement', name: 'span', attributes, children}];
}

/** With commas between them. */
const separated = (nodes: PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node, index) => (index === 0 ? [node] : [text(', '), node]));

function table(heads: string[], rows: PhrasingContent[][][]): Table {
  const row = (cells: PhrasingContent[][]): Table['children'][number] => ({
    type: 'tableRow',
    children: cells.map((children) => ({type: 'tableCell', children})),
  });
  return {type: 'table', children: [row(heads.map((head) => [text(head)])), ...rows.map(row)]};
}

/** What an operation is written for, and how to follow the references of its document. */
interface Place {
  document: ApiDocument;
  locale: Locale;
  resolve: LoadedDocument['resolve'];
}

/** A title and a table, or nothing if the table has no rows. */
function titled(title: string, heads: string[], rows: PhrasingContent[][][]): BlockContent[] {
  return rows.length === 0 ? [] : [paragraph(strong(title)), table(heads, rows)];
}

/** The cell of a type, which says whether the value is required. */
const typeCell = (type: string, required: boolean | undefined, locale: Locale): PhrasingContent[] => [
  ...english(type, locale),
  ...(required ? [text(`, ${wordsIn(locale).required}`)] : []),
];

function fieldTable(title: string, schema: Schema | undefined, {locale, resolve}: Place): BlockContent[] {
  const words = wordsIn(locale);
  const rows = (schema ? fieldsOf(schema, resolve) : []).map(({name, type, required, description}) => [
    [code(name)],
    typeCell(type, required, locale),
    english(description, locale),
  ]);
  return titled(title, [words.name, words.type, words.meaning], rows);
}

function tables(operation: Operation, place: Place): BlockContent[] {
  const {locale} = place;
  const words = wordsIn(locale);
  const parameters = operation.parameters.map(({name, in: where, required, schema = {}, description = ''}) => [
    [code(name)],
    typeCell(`${where}, ${describeType(place.resolve(schema))}`, required, locale),
    english(description, locale),
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
        english(description, locale),
      ]),
    ),
  ];
}

function samples(operation: Operation, {locale}: Place): RootContent[] {
  const words = wordsIn(locale);
  const [status, success] =
    operation.responses.find(([code, {json}]) => code.startsWith('2') && json?.example !== undefined) ?? [];
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
  const articles = articlesAbout(operationId, locale);
  const links = separated(articles.map(({url, title}) => link(url, text(title))));
  return [
    heading(2, ...english(summary, locale), text(` {#${operationId}}`)),
    jsx('Operation', {}, [
      jsx('OperationText', {}, [
        jsx('Endpoint', {method, path, document, tag, operationId}),
        ...(description ? description.split(/\n\n+/).map((part) => paragraph(...english(part, locale))) : []),
        ...(links.length > 0 ? [paragraph(text(`${wordsIn(locale).articles} `), ...links)] : []),
        ...tables(operation, place),
      ]),
      jsx('OperationCode', {}, samples(operation, place)),
    ]),
  ];
}

/**
 * @returns a heading, tables, and samples for each operation with the tag
 * @throws Error when the document has no operation with this tag
 */
export function tagNodes(document: ApiDocument, tag: string, locale: Locale): RootContent[] {
  const {operations, resolve} = loadDocument(document);
  const tagged = operations.filter((operation) => operation.tag === tag);
  if (tagged.length === 0) {
    const tags = [...new Set(operations.map((operation) => operation.tag))];
    throw new Error(
      `static/openapi/${document}.yaml has no operation with the tag "${tag}"; it has ${tags.join(', ')}.`,
    );
  }
  return tagged.flatMap((operation) => operationNodes(operation, {document, locale, resolve}));
}
