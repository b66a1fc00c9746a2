import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {ApiDocument} from '../../settings/api-documents';
import {untilChanged} from '../../lib/files';
import {brand} from '../../settings/brand';

/** Reads the operations of the site's OpenAPI documents. */

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The host in the documents' examples, which stands for the brand's. */
const placeholderHost = 'example.com';

type Scalar = string | number | boolean | null;

/** The parts of a JSON schema that the documents use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  deprecated?: boolean;
  enum?: Scalar[];
  const?: Scalar;
  default?: Scalar;
  examples?: Scalar[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

/** A parameter of an operation, with its reference resolved. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  schema?: Schema;
  example?: Scalar;
}

interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, {value: unknown}>;
}

interface Response {
  description: string;
  /** The JSON that it contains. */
  json?: Media;
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
  responses: [status: string, response: Response][];
  /** Names of the headers that identify the caller. */
  credentials: string[];
  /** The call comes from the service to the reader's own address. */
  isWebhook: boolean;
}

type Json = Record<string, unknown>;

interface OpenApi {
  info: {title: string};
  security?: Record<string, unknown>[];
  paths?: Record<string, Record<string, Json>>;
  webhooks?: Record<string, Record<string, Json>>;
  components: {securitySchemes?: Record<string, {name: string}>};
}

interface RequestBody {
  description?: string;
  content: Record<string, Media>;
}

const methods: readonly string[] = ['get', 'post', 'put', 'patch', 'delete'] satisfies Method[];

export interface LoadedDocument {
  title: string;
  /** Of the paths and the webhooks, in the order of the document. */
  operations: Operation[];
  /**
   * Follows a reference of the document; anything else stays as it is.
   * @throws Error if it leads nowhere
   */
  resolve: <T extends object>(value: T) => T;
}

/** The JSON of a request or a response, with its first example. */
function jsonOf(content: Record<string, Media> | undefined): Media | undefined {
  const media = content?.['application/json'];
  return media && {schema: media.schema, example: media.example ?? Object.values(media.examples ?? {})[0]?.value};
}

function readDocument(file: string): LoadedDocument {
  const api = parse(readFileSync(file, 'utf8').replaceAll(placeholderHost, brand.host)) as OpenApi;

  const resolve = <T extends object>(value: T): T => {
    if (!('$ref' in value)) {
      return value;
    }
    const target = String(value.$ref)
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((node, key) => (node as Json | undefined)?.[key], api);
    if (target === undefined) {
      throw new Error(`${file}: the reference ${String(value.$ref)} leads nowhere. Define it, or correct its path.`);
    }
    return resolve({...(target as T), ...('description' in value && {description: value.description})});
  };

  const credentialsOf = (security = api.security): string[] =>
    Object.keys(security?.[0] ?? {}).map((scheme) => api.components.securitySchemes![scheme]!.name);

  const operations = [
    ...Object.entries(api.paths ?? {}).map((entry) => ({entry, isWebhook: false})),
    ...Object.entries(api.webhooks ?? {}).map((entry) => ({entry, isWebhook: true})),
  ].flatMap(({entry: [route, item], isWebhook}) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => {
        const request = operation.requestBody ? resolve(operation.requestBody as RequestBody) : undefined;
        const body = request && {description: request.description, ...jsonOf(request.content)};
        if (body && body.example === undefined) {
          throw new Error(`${file}: the request body of ${String(operation.operationId)} has no example. Add one.`);
        }
        return {
          operationId: String(operation.operationId),
          tag: (operation.tags as string[])[0]!,
          summary: String(operation.summary),
          description: operation.description as string | undefined,
          deprecated: operation.deprecated === true,
          method: method as Method,
          path: route,
          parameters: ((operation.parameters ?? []) as Parameter[]).map(resolve),
          body,
          responses: Object.entries(operation.responses as Record<string, object>).map(
            ([status, response]): [string, Response] => {
              const {description, content} = resolve(response) as Response & {content?: Record<string, Media>};
              return [status, {description, json: jsonOf(content)}];
            },
          ),
          credentials: credentialsOf(operation.security as OpenApi['security']),
          isWebhook,
        };
      }),
  );
  return {title: api.info.title, operations, resolve};
}

/** Kept because every page of the reference asks for its document. */
const documentIn = untilChanged(readDocument);

/**
 * @param name of a document in `static/openapi`
 * @throws Error with the file if a reference leads nowhere or a request body has no example, which the samples need
 */
export const loadDocument = (name: ApiDocument): LoadedDocument =>
  documentIn(path.join('static/openapi', `${name}.yaml`));
