import ts from 'typescript';
import {readText} from '../../lib/files';
import type {Area} from '../../articles/changelog/entries';
import {apiDocuments} from '../../settings/api-documents';
import {loadDocument, type LoadedDocument, type Operation, type Schema} from '../../plugins/api-reference/document';
import {describeType, fieldsOf} from '../../plugins/api-reference/fields';
import {normalizeType, readNamespaces} from '../sdk/declarations';

/**
 * The public surface of an area: each member, parameter, and field that developers use, by its name, with its
 * declaration as text. Descriptions aren't part of it. What is deprecated begins with `deprecated `.
 */
export type Surface = Record<string, string>;

/** What each area is published as. */
export const sourcesOf: Record<Area, string> = {
  sdk: 'static/sdk/sw.d.ts',
  api: 'static/openapi',
  automations: 'static/schemas/automation-workflow.schema.json',
};

/** Name of the body of every error response. */
export const errorBody = 'error';

/** Name of an operation for readers: `GET /api/reports`. */
export const nameOfOperation = ({method, path}: Pick<Operation, 'method' | 'path'>): string =>
  `${method.toUpperCase()} ${path}`;

const deprecated = 'deprecated ';

export const isDeprecated = (signature: string | undefined): boolean => signature?.startsWith(deprecated) === true;

const marked = (signature: string, mark: boolean | undefined): string => (mark ? deprecated : '') + signature;

/** Adds a declaration; overloads and error responses share a name. */
function add(surface: Surface, name: string, signature: string): void {
  const before = surface[name]?.split(' & ') ?? [];
  if (!before.includes(signature)) {
    surface[name] = [...before, signature].join(' & ');
  }
}

const hasMembers = (node: ts.Node): node is ts.InterfaceDeclaration | ts.EnumDeclaration =>
  ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node);

/** A declaration as text. Members of an interface or an enum aren't part of it: they have names of their own. */
function signatureOf(node: ts.Node): string {
  const text = hasMembers(node) ? node.getText().slice(0, node.members.pos - 1 - node.getStart()) : node.getText();
  return marked(normalizeType(text), ts.getJSDocDeprecatedTag(node) !== undefined);
}

/** @param text the declaration file of the SDK */
export function sdkSurface(text: string): Surface {
  const source = ts.createSourceFile(sourcesOf.sdk, text, ts.ScriptTarget.Latest, true);
  const surface: Surface = {};
  for (const [namespace, declarations] of readNamespaces(source)) {
    for (const {name, node} of declarations) {
      add(surface, `${namespace}.${name}`, signatureOf(node));
      for (const member of hasMembers(node) ? node.members : []) {
        // Index and call signatures have no name.
        add(surface, `${namespace}.${name}.${member.name?.getText() ?? '[…]'}`, signatureOf(member));
      }
    }
  }
  return surface;
}

/** A JSON value and its fields, each under the name of the value. */
function fieldsUnder(name: string, schema: Schema, resolve: LoadedDocument['resolve']): [string, string][] {
  return [
    [name, describeType(schema, resolve)],
    ...fieldsOf(schema, resolve).map((field): [string, string] => [
      `${name}.${field.name}`,
      marked(field.required ? `${field.type}, required` : field.type, field.deprecated),
    ]),
  ];
}

/** @param documents OpenAPI documents */
export function apiSurface(documents: readonly LoadedDocument[]): Surface {
  const surface: Surface = {};
  for (const {operations, resolve} of documents) {
    for (const operation of operations) {
      const {operationId, credentials, parameters, responses, body} = operation;
      const name = nameOfOperation(operation);
      const statuses = responses.map(([status]) => status);
      add(surface, name, marked([operationId, ...credentials, ...statuses].join(' '), operation.deprecated));
      for (const {in: place, name: key, schema = {}, required, deprecated: isOld} of parameters) {
        const type = describeType(schema, resolve);
        add(surface, `${name} ${place}.${key}`, marked(required ? `${type}, required` : type, isOld));
      }
      const addFields = (value: string, schema: Schema | undefined) =>
        schema && fieldsUnder(value, schema, resolve).forEach(([field, type]) => add(surface, field, type));
      addFields(`${name} request`, body?.schema);
      for (const [status, {json}] of responses) {
        // All operations share the bodies of their errors.
        addFields(status.startsWith('2') ? `${name} response` : errorBody, json?.schema);
      }
    }
  }
  return surface;
}

interface WorkflowSchema {
  $defs: Record<string, Schema> & {action: {properties: {actionType: {enum: string[]}}}};
}

/** @param workflow the JSON Schema of a workflow */
export function automationsSurface(workflow: WorkflowSchema): Surface {
  const targetOf = ({$ref}: Schema): Schema => workflow.$defs[String($ref).replace('#/$defs/', '')]!;
  // In JSON Schema, unlike in the OpenAPI documents, a reference can have keys beside it, and alternatives differ in type.
  const resolve = <T extends object>(value: T): T => {
    const {$ref, anyOf, ...own} = value as Schema;
    if (anyOf) {
      const parts = anyOf.map((part) => ('$ref' in part ? targetOf(part) : part));
      return Object.assign({}, ...parts, own, {type: parts.map(({type}) => type)}) as T;
    }
    return $ref ? ({...own, allOf: [targetOf({$ref}), ...(own.allOf ?? [])]} as unknown as T) : value;
  };
  return Object.fromEntries(
    workflow.$defs.action.properties.actionType.enum.flatMap((type) =>
      fieldsUnder(type, workflow.$defs[type]!, resolve),
    ),
  );
}

/**
 * @returns the surface of each area as it is published now
 * @throws Error with the file that isn't valid
 */
export const currentSurfaces = (): Record<Area, Surface> => ({
  sdk: sdkSurface(readText(sourcesOf.sdk)),
  api: apiSurface(apiDocuments.map(loadDocument)),
  automations: automationsSurface(JSON.parse(readText(sourcesOf.automations)) as WorkflowSchema),
});
