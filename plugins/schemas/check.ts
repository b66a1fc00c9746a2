import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv2020, type AnySchemaObject} from 'ajv/dist/2020';
import {distance} from 'fastest-levenshtein';
import type {Article} from '../translations/article';
import type {Problem} from '../translations/problem';
import {explain, formatPath, type Mistake} from './explain';
import {lineOf, parseSample, readSamples} from './samples';

/** Holds the JSON samples of the articles to the published schemas. */

/** Folder of the schemas; the site publishes it as `/schemas/`. */
export const schemaDir = 'static/schemas';

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
 * Address of the schema that a sample belongs to, or nothing. A key with a slip of the pen counts too; otherwise the
 * slip would exempt the sample from the check.
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

/**
 * Reads and compiles the schemas of a folder.
 *
 * @returns a validator that knows each schema under its `$id`
 * @throws Error with the file of a schema that is no schema of draft 2020-12, or whose `$id` is not its address
 */
export function readSchemas(dir: string = schemaDir): Ajv2020 {
  const ajv = new Ajv2020({allErrors: true, verbose: true, strictTypes: false});
  for (const name of readdirSync(dir)) {
    const file = path.join(dir, name);
    try {
      const schema = JSON.parse(readFileSync(file, 'utf8')) as AnySchemaObject;
      if (schema.$id !== `/schemas/${name}`) {
        throw new Error(`$id is ${String(schema.$id)}; write "/schemas/${name}", its address on the site`);
      }
      ajv.compile(schema);
    } catch (error) {
      throw new Error(`${file}:1: ${(error as Error).message}`, {cause: error});
    }
  }
  return ajv;
}

/**
 * What in a value breaks a schema.
 *
 * @param id address of the schema, as in `$id`, or of one of its definitions
 */
export function mistakesIn(value: unknown, id: string, ajv: Ajv2020): Mistake[] {
  const validate = ajv.getSchema(id);
  if (!validate) {
    throw new Error(`plugins/schemas/check.ts:1: there is no schema ${id}; the schemas are in ${schemaDir}.`);
  }
  return validate(value) ? [] : explain(validate.errors ?? []);
}

export interface SampleReport {
  /** Schema that the sample was held to; nothing when it was only parsed. */
  schema?: string;
  problems: Problem[];
}

/** Parses every JSON sample of an article, and holds those that belong to a schema to it. */
export function checkSamples(article: Article, ajv: Ajv2020): SampleReport[] {
  return readSamples(article).map((sample) => {
    const parsed = parseSample(sample);
    if ('problem' in parsed) {
      return {problems: [parsed.problem]};
    }
    const schema = schemaOf(parsed.value);
    const mistakes = schema ? mistakesIn(parsed.value, schema, ajv) : [];
    return {
      schema,
      problems: mistakes.map((mistake) => ({
        file: sample.file,
        line: lineOf(sample, mistake.path),
        message: `${formatPath(mistake.path)}: ${mistake.message}. See ${schema}.`,
      })),
    };
  });
}
