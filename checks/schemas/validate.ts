import {readdirSync} from 'node:fs';
import path from 'node:path';
import {Ajv2020, type AnySchemaObject} from 'ajv/dist/2020';
import {distance} from 'fastest-levenshtein';
import {parse, type YAMLParseError} from 'yaml';
import {readText} from '../../lib/files';
import {published} from '../../articles/owner-notes';
import type {Article} from '../../articles/parse';
import {formatProblem, type Problem} from '../../articles/problem';
import {brand} from '../../settings/brand';
import {explain, formatPath, type Mistake} from '../../lib/explain';
import {lineOfError, lineOfValue, readSamples, type Sample} from './samples';

/** Validates the JSON samples of the articles against the published schemas. */

/** Folder of the schemas; the site publishes it as `/schemas/`. */
export const schemaDir = 'static/schemas';

/** Folder of the OpenAPI documents; the site publishes it as `/openapi/`. */
export const openApiDir = 'static/openapi';

/** Keywords that OpenAPI adds to JSON Schema; they describe but don't restrict. */
const openApiKeywords = ['components', 'discriminator', 'example', 'externalDocs', 'xml'];

/** Formats of strings that are documented but not checked, because samples contain placeholders. */
const unchecked = ['date', 'date-time', 'email', 'int32', 'int64', 'double', 'password', 'uri', 'uuid'];
const formats = Object.fromEntries(unchecked.map((format) => [format, true as const]));

const workflow = '/schemas/automation-workflow.schema.json';
const action = `${workflow}#/$defs/action`;

/**
 * Which schema a sample belongs to: the one whose key it has at its root, with a value of this type. A sample without
 * any of these keys, such as the payload of a caller, follows no schema.
 */
const kinds = [
  {key: 'actions', type: 'array', schema: workflow},
  {key: 'actionType', type: 'string', schema: action},
  {key: 'event', type: 'object', schema: '/schemas/automation-webhook.schema.json'},
  {key: 'argumentAxis', type: 'object', schema: '/schemas/chart-argument-axis.schema.json'},
] as const;

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/**
 * Address of the schema that a sample belongs to, or nothing. A key with a typo counts too; otherwise the typo
 * would exempt the sample from the check.
 */
export function schemaOf(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    return schemaOf(value[0]) === action ? `${workflow}#/$defs/actions` : undefined;
  }
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  const kind = kinds.find(({key, type}) =>
    Object.entries(value).some(
      ([name, item]) =>
        typeOf(item) === type && distance(name.toLowerCase(), key.toLowerCase()) <= Math.floor(key.length / 5),
    ),
  );
  return kind?.schema;
}

/** @param message what the parser says, of which the first line is enough */
export const problemOf = (file: string, line: number, message: string): Problem => ({
  file,
  line,
  message: `not an OpenAPI document: ${message.split('\n')[0]}`,
});

/**
 * Closes an object that lists its properties: an API may add properties to its responses, but a sample only shows
 * documented ones.
 */
const closed = (_key: unknown, node: unknown): unknown =>
  node !== null && typeof node === 'object' && 'properties' in node && 'type' in node
    ? {...node, additionalProperties: false}
    : node;

/**
 * The schemas that a document defines, closed, under the key that references to them start with.
 * @throws Error with file and line when the document is not YAML
 */
export function readComponents(file: string, source: string): {components?: unknown} {
  try {
    return {components: (parse(source, closed) as {components?: unknown} | null)?.components};
  } catch (error) {
    const {message, linePos} = error as YAMLParseError;
    throw new Error(formatProblem(problemOf(file, linePos?.[0].line ?? 1, message)), {cause: error});
  }
}

/**
 * Reads and compiles the schemas of a folder, and reads the OpenAPI documents.
 *
 * @returns a validator that knows each schema and each document under its path on the site
 * @throws Error with the file of a schema that isn't a schema of draft 2020-12, that Ajv refuses in its strict mode, or
 *   whose `$id` is not its address, and of a document that is not YAML
 */
export function readSchemas(dir: string = schemaDir): Ajv2020 {
  const ajv = new Ajv2020({allErrors: true, verbose: true, strictTypes: false, formats});
  ajv.addVocabulary(openApiKeywords);
  for (const name of readdirSync(openApiDir)) {
    const file = path.join(openApiDir, name);
    ajv.addSchema(readComponents(file, readText(file)), `/openapi/${name}`);
  }
  for (const name of readdirSync(dir)) {
    const file = path.join(dir, name);
    try {
      const schema = JSON.parse(published(readText(file))) as AnySchemaObject;
      const address = `/schemas/${name}`;
      if (schema.$id !== brand.siteUrl + address) {
        throw new Error(`$id is ${schema.$id}; write "https://docs.example.com${address}", which the build replaces`);
      }
      // As those who use it may.
      new Ajv2020({strict: true, formats}).compile(schema);
      ajv.addSchema(schema, address).getSchema(address);
    } catch (error) {
      throw new Error(`${file}:1: ${(error as Error).message}`, {cause: error});
    }
  }
  return ajv;
}

/** What in a value doesn't match a schema, or one of its definitions; `id` is its path on the site. */
export function mistakesIn(value: unknown, id: string, ajv: Ajv2020): Mistake[] {
  const validate = ajv.getSchema(id);
  if (!validate) {
    throw new Error(`there is no schema ${id}; the schemas are in ${schemaDir} and ${openApiDir}.`);
  }
  return validate(value) ? [] : explain(validate.errors ?? []);
}

/** Articles in which every sample has to name its schema: those about the APIs. */
const bound = /(^|\/)api\/[^/]+\.mdx$/;

function checkSample(sample: Sample, ajv: Ajv2020) {
  const problem = (message: string, line = sample.line): Problem => ({file: sample.file, line, message});
  let value: unknown;
  try {
    value = JSON.parse(sample.text);
  } catch (error) {
    const {message} = error as SyntaxError;
    const what = `the sample is not JSON: ${message}. Check commas, quotation marks, and backslashes.`;
    return {problems: [problem(what, lineOfError(sample, message))]};
  }
  const schema = sample.schema === 'none' ? undefined : (sample.schema ?? schemaOf(value));
  if (!schema) {
    const isUnbound = sample.schema === undefined && bound.test(sample.file);
    const message = 'the sample has no schema; write json schema="/openapi/…#/components/schemas/…", or schema="none".';
    return {problems: isUnbound ? [problem(message)] : []};
  }
  try {
    return {
      schema,
      problems: mistakesIn(value, schema, ajv).map((mistake) =>
        problem(`${formatPath(mistake.path)}: ${mistake.message}. See ${schema}.`, lineOfValue(sample, mistake.path)),
      ),
    };
  } catch (error) {
    return {schema, problems: [problem((error as Error).message)]};
  }
}

/**
 * Parses every JSON sample of an article, and validates those that belong to a schema.
 * @returns for each sample its problems, and the schema that it was validated against, if any
 */
export const checkSamples = (article: Article, ajv: Ajv2020) =>
  readSamples(article).map((sample) => checkSample(sample, ajv));
