import type {
  ApiKeyAuth,
  Oas3_1Definition,
  Oas3_1Schema,
  Oas3Operation,
  Oas3Parameter,
  Oas3PathItem,
  Oas3RequestBody,
  Oas3Response,
} from '@redocly/openapi-core';
import {parse} from 'yaml';
import {apiDocuments, type ApiDocument} from '../../settings/api-documents';
import {untilChanged, readText} from '../../lib/files';
import {published} from '../../articles/owner-notes';
import {oneOf} from '../../articles/problem';
import {documentFile} from './messages';

/** Reads the operations of the site's OpenAPI documents. */

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A JSON schema; its parts may be references. */
export type Schema = Oas3_1Schema;

/** A parameter of an operation, with its references resolved, and the first example that it has anywhere. */
export interface Parameter extends Oas3Parameter<Schema> {
  in: 'path' | 'query' | 'header' | 'cookie';
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

/** A place in a path that a parameter fills in. */
export const placeholder = /\{([^{}]+)\}/g;

const methods: readonly string[] = ['get', 'post', 'put', 'patch', 'delete'] satisfies Method[];

/** The members of a path that the reference shows, or may leave out: readers set the address of the server. */
const known = new RegExp(`^(?:${methods.join('|')}|parameters|servers|x-.*)$`);

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

/** @throws Error with the file if a reference leads nowhere, or the API reference would leave something out */
export function parseDocument(yaml: string, file: string): LoadedDocument {
  const api = parse(yaml) as Oas3_1Definition;

  const demand = (holds: boolean, problem: string): void => {
    if (!holds) {
      throw new Error(`${file}: ${problem}`);
    }
  };

  const resolve = <T extends object>(value: T): T => {
    if (!('$ref' in value)) {
      return value;
    }
    const reference = String(value.$ref);
    const steps = reference.replace(/^#\//, '').split('/');
    const target = steps.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], api);
    demand(target !== undefined, `the reference ${reference} leads nowhere. Define it, or correct its path.`);
    return resolve({...(target as T), ...('description' in value && {description: value.description})});
  };

  const firstExample = ({example, examples = {}}: Pick<Oas3Parameter, 'example' | 'examples'>): unknown =>
    example ?? Object.values(examples).map((entry) => (resolve(entry) as {value?: unknown}).value)[0];

  /** The JSON of a request or a response. */
  const jsonOf = ({'application/json': media}: Oas3Response<Schema>['content'] = {}): Media | undefined =>
    media && {schema: media.schema, example: firstExample(media)};

  const credentialsOf = (security = api.security): string[] =>
    Object.keys(security?.[0] ?? {}).map((scheme) => (api.components!.securitySchemes![scheme] as ApiKeyAuth).name);

  function operationOf(method: Method, route: string, operation: Oas3Operation<Schema>, isWebhook: boolean): Operation {
    const operationId = operation.operationId!;
    const all = (operation.parameters ?? []).map((reference): Parameter => {
      const parameter = resolve(reference) as Parameter;
      const schema = parameter.schema && resolve(parameter.schema);
      const example = firstExample(parameter) ?? schema?.examples?.[0] ?? schema?.default ?? schema?.enum?.[0];
      return {...parameter, schema, example};
    });
    const parameters = [...new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()];
    for (const {name, in: place, required, example} of isWebhook ? [] : parameters) {
      const own = `the parameter ${name} of ${operationId}`;
      demand(typeof example !== 'object', `${own} has a list or an object as its example. Write a single value.`);
      demand(!required || example !== undefined, `${own} has no example. Add one.`);
      const isSent = place === 'path' || place === 'query';
      demand(!required || isSent, `${own} is a required ${place}, which the samples don't send. Make it optional.`);
    }
    const places: string[] = route.match(placeholder) ?? [];
    const names = parameters.filter(({in: place}) => place === 'path').map(({name}) => `{${name}}`);
    const alone = [...places, ...names].find((name) => !places.includes(name) || !names.includes(name));
    demand(isWebhook || !alone, `${alone} of ${operationId} must be both in its path and in its parameters.`);
    const request = operation.requestBody && resolve(operation.requestBody as Oas3RequestBody<Schema>);
    const body = request && {description: request.description, ...jsonOf(request.content)};
    demand(!body || body.example !== undefined, `the request body of ${operationId} has no JSON example. Add one.`);
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
  }

  const operations = (['paths', 'webhooks'] as const).flatMap((kind) =>
    Object.entries((api[kind] ?? {}) as Record<string, Oas3PathItem<Schema>>).flatMap(([route, item]) =>
      Object.entries(item).flatMap(([key, value]) => {
        demand(known.test(key), `${key} ${route}: the reference shows only ${methods.join(', ')}. Remove it.`);
        const operation = value as Oas3Operation<Schema>;
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
        const isOperation = methods.includes(key);
        return isOperation ? operationOf(key as Method, route, {...operation, parameters}, kind === 'webhooks') : [];
      }),
    ),
  );
  return {title: api.info!.title, yaml, operations, resolve};
}

/** Kept because every page of the reference asks for its document. */
const read = untilChanged((file) => parseDocument(published(readText(file)), file));

/** @throws Error as {@link parseDocument} does */
export const loadDocument = (name: ApiDocument): LoadedDocument => read(documentFile(name));

/** @throws Error with the nearest name, if there is no such document, or no operation in it with the tag */
export function documentWith(name: unknown, tag: unknown): ApiDocument {
  const document = oneOf('OpenAPI document', name, apiDocuments);
  const tags = loadDocument(document).operations.map((operation) => operation.tag);
  oneOf(`operation in ${documentFile(document)} with the tag`, tag, tags);
  return document;
}
