import type {
  ApiKeyAuth,
  Oas3_1Definition,
  Oas3_1Schema,
  Oas3Operation,
  Oas3Parameter,
  Oas3RequestBody,
  Oas3Response,
} from '@redocly/openapi-core';
import {parse} from 'yaml';
import type {ApiDocument} from '../../settings/api-documents';
import {untilChanged, readText} from '../../lib/files';
import {published} from '../../articles/owner-notes';
import {documentFile} from './messages';

/** Reads the operations of the site's OpenAPI documents. */

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A JSON schema; its parts may be references. */
export type Schema = Oas3_1Schema;

/** A parameter of an operation, with its reference resolved. */
export interface Parameter extends Oas3Parameter<Schema> {
  in: 'path' | 'query' | 'header';
  schema?: Schema;
}

interface Media {
  schema?: Schema;
  example?: unknown;
}

/** An operation, with its references resolved down to the schemas. */
export interface Operation {
  operationId: string;
  /** The first one. */
  tag: string;
  summary: string;
  description?: string;
  deprecated: boolean;
  method: Method;
  path: string;
  parameters: Parameter[];
  /** The JSON that the operation takes. */
  body?: Media & {description?: string};
  responses: [status: string, response: {description: string; json?: Media}][];
  /** Names of the headers that identify the caller. */
  credentials: string[];
  /** The call comes from the service to the reader's own address. */
  isWebhook: boolean;
}

const methods: readonly string[] = ['get', 'post', 'put', 'patch', 'delete'] satisfies Method[];

/** Methods of OpenAPI that the reference can't show. */
const unshown = ['head', 'options', 'trace'];

/** Parameters in a path, a query, or a header are never objects. */
export const exampleOf = ({example, schema}: Parameter) =>
  (example ?? schema?.examples?.[0] ?? schema?.default ?? schema?.enum?.[0]) as string | number | boolean | undefined;

export interface LoadedDocument {
  title: string;
  /** The document as readers get it. */
  yaml: string;
  /** Texts that are still English in a translation; nothing if all are. */
  untranslated?: ReadonlySet<string>;
  /** What makes the translation from the English document; nothing if it translates nothing. */
  overlay?: string;
  /** Of the paths and the webhooks, in the order of the document. */
  operations: Operation[];
  /**
   * Follows a reference of the document; anything else stays as it is.
   * @throws Error if it leads nowhere
   */
  resolve: <T extends object>(value: T) => T;
}

/** The JSON of a request or a response, with its first example. */
function jsonOf(content: Oas3Response<Schema>['content']): Media | undefined {
  const media = content?.['application/json'];
  const [first] = Object.values(media?.examples ?? {}) as {value?: unknown}[];
  return media && {schema: media.schema, example: media.example ?? first?.value};
}

/**
 * @param yaml an OpenAPI document as readers get it
 * @param file its path, to name in errors
 * @throws Error with the file if a reference leads nowhere, an operation has a method that the reference can't show, or a
 *   required parameter or a request body has no example, which the samples need
 */
export function parseDocument(yaml: string, file: string): LoadedDocument {
  const api = parse(yaml) as Oas3_1Definition;

  const resolve = <T extends object>(value: T): T => {
    if (!('$ref' in value)) {
      return value;
    }
    const target = String(value.$ref)
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], api);
    if (target === undefined) {
      throw new Error(`${file}: the reference ${String(value.$ref)} leads nowhere. Define it, or correct its path.`);
    }
    return resolve({...(target as T), ...('description' in value && {description: value.description})});
  };

  const credentialsOf = (security = api.security): string[] =>
    Object.keys(security?.[0] ?? {}).map((scheme) => (api.components!.securitySchemes![scheme] as ApiKeyAuth).name);

  const operationOf = (
    method: Method,
    route: string,
    operation: Oas3Operation<Schema>,
    isWebhook: boolean,
  ): Operation => {
    const operationId = operation.operationId!;
    const parameters = (operation.parameters ?? []).map((parameter) => resolve(parameter) as Parameter);
    const incomplete = parameters.find((parameter) => parameter.required && exampleOf(parameter) === undefined);
    if (incomplete) {
      throw new Error(`${file}: the parameter ${incomplete.name} of ${operationId} has no example. Add one.`);
    }
    const request = operation.requestBody && resolve(operation.requestBody as Oas3RequestBody<Schema>);
    const body = request && {description: request.description, ...jsonOf(request.content)};
    if (body && body.example === undefined) {
      throw new Error(`${file}: the request body of ${operationId} has no example. Add one.`);
    }
    return {
      operationId,
      tag: operation.tags![0]!,
      summary: operation.summary!,
      description: operation.description,
      deprecated: operation.deprecated === true,
      method,
      path: route,
      parameters,
      body,
      responses: Object.entries(operation.responses).map(([status, response]) => {
        const {description = '', content} = resolve(response);
        return [status, {description, json: jsonOf(content)}];
      }),
      credentials: credentialsOf(operation.security),
      isWebhook,
    };
  };

  const operations = (['paths', 'webhooks'] as const).flatMap((kind) =>
    Object.entries(api[kind] ?? {}).flatMap(([route, item]) => {
      const left = unshown.find((method) => method in item);
      if (left) {
        throw new Error(`${file}: ${left} ${route}: the reference shows only ${methods.join(', ')}. Remove it.`);
      }
      return Object.entries(item)
        .filter(([method]) => methods.includes(method))
        .map(([method, operation]) =>
          operationOf(method as Method, route, operation as Oas3Operation<Schema>, kind === 'webhooks'),
        );
    }),
  );
  return {title: api.info!.title, yaml, operations, resolve};
}

/** Kept because every page of the reference asks for its document. */
const read = untilChanged((file) => parseDocument(published(readText(file)), file));

/**
 * The English document of this name.
 * @throws Error as {@link parseDocument} does
 */
export const loadDocument = (name: ApiDocument): LoadedDocument => read(documentFile(name));
