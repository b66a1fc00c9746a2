import type {ErrorObject} from 'ajv';
import {closest, distance} from 'fastest-levenshtein';

/** Turns the errors of the schema validator into one sentence per mistake. */

export interface Mistake {
  /** Keys and indices from the root of the value to the mistake. */
  path: string[];
  message: string;
}

const pathOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));

/** A path as JSONPath: `$.actions[2].Method`. */
export const formatPath = (path: readonly string[]): string =>
  path.reduce(
    (text, segment) =>
      text + (/^\d+$/.test(segment) ? `[${segment}]` : /^\w+$/.test(segment) ? `.${segment}` : `['${segment}']`),
    '$',
  );

/** A mistake with its place: `actions[2].Method: …`. */
export const inWords = ({path, message}: Mistake): string =>
  path.length > 0 ? `${formatPath(path).slice(2)}: ${message}` : message;

const list = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** The schema around the keyword that failed. */
type Parent = {type?: string; description?: string; properties?: Record<string, {description?: string}>};

/** Some errors only wrap others: `if` points to a branch, and `propertyNames` reports names of keys. */
const isEcho = ({keyword, propertyName}: ErrorObject): boolean => keyword === 'if' || propertyName !== undefined;

/** The unknown key, if the error is about one. */
function unknownKey({params}: ErrorObject): string | undefined {
  const {additionalProperty, propertyName} = params as {additionalProperty?: string; propertyName?: string};
  return additionalProperty ?? propertyName;
}

/** Suggests the closest allowed word if the difference looks like a typo. */
function suggestion(word: unknown, allowed: readonly unknown[]): string {
  const words = allowed.filter((item) => typeof item === 'string' && item !== '') as string[];
  if (typeof word !== 'string' || words.length === 0) {
    return '';
  }
  const nearest = closest(word, words);
  return distance(word.toLowerCase(), nearest.toLowerCase()) * 3 <= nearest.length
    ? `; write ${JSON.stringify(nearest)}`
    : '';
}

/** Keys that are allowed in place of an unknown one. */
function allowedKeys({keyword, schema, parentSchema}: ErrorObject, siblings: readonly ErrorObject[]): string[] {
  if (keyword !== 'propertyNames') {
    return Object.keys((parentSchema as Parent).properties ?? {});
  }
  const names = siblings.find(({propertyName}) => propertyName !== undefined)?.schema ?? schema;
  return Array.isArray(names) ? (names as string[]) : [];
}

function sentenceOf({keyword, params, data, schema, parentSchema, message}: ErrorObject): string {
  const {description, properties} = parentSchema as Parent;
  const why = (text?: string) => (text ? ` (${text})` : '');
  switch (keyword) {
    case 'required': {
      const key = (params as {missingProperty: string}).missingProperty;
      return `the key "${key}" is missing${why(properties?.[key]?.description ?? description)}`;
    }
    case 'enum':
      return `${JSON.stringify(data)} is not allowed${suggestion(data, schema as unknown[])}; allowed: ${list(schema as unknown[])}${why(description)}`;
    case 'const':
      return `${JSON.stringify(data)} is not allowed; allowed: ${JSON.stringify(schema)}${why(description)}`;
    case 'type':
      return `the value is of type ${kindOf(data)}; allowed: ${[schema as string | string[]].flat().join(' or ')}${why(description)}`;
    case 'pattern':
      if (schema === String.raw`\S`) {
        return `the value is empty${why(description)}`;
      }
      return `${JSON.stringify(data)} doesn't have the form ${String(schema)}${why(description)}`;
    case 'contains':
      return `the entries are not complete${why((schema as Parent).description)}`;
    case 'not':
      return `this is not allowed${why((schema as Parent).description ?? description)}`;
    default:
      return `the value ${message ?? 'is not allowed'}${why(description)}`;
  }
}

/** Of alternatives of different types, leaves the errors of the one that has the value's type, or one with all types. */
const merged = (errors: readonly ErrorObject[]): ErrorObject[] =>
  errors.flatMap((error): ErrorObject[] => {
    const here = errors.filter(({instancePath}) => instancePath === error.instancePath);
    const outer = here.find(({keyword}) => keyword === 'anyOf');
    const others = here.flatMap(({keyword, parentSchema}) => (keyword === 'type' ? (parentSchema as Parent) : []));
    const isOther = ({parentSchema}: ErrorObject) => others.includes(parentSchema as Parent);
    if (!outer || others.length === 0) {
      return [error];
    }
    if (isOther(error)) {
      return [];
    }
    if (error !== outer) {
      const {description} = outer.parentSchema as Parent;
      return [{...error, parentSchema: {description, ...error.parentSchema}}];
    }
    const inner = errors.filter(({instancePath}) => `${instancePath}/`.startsWith(`${outer.instancePath}/`));
    const allowed = others.map(({type}) => type);
    return inner.every((each) => each === outer || isOther(each)) ? [{...outer, keyword: 'type', schema: allowed}] : [];
  });

/**
 * Turns validator errors into mistakes, in the validator's order.
 * @param errors what Ajv reports with the options `allErrors` and `verbose`
 */
export function explain(errors: readonly ErrorObject[]): Mistake[] {
  const unknown = new Set(
    errors.flatMap((error) => {
      const key = unknownKey(error);
      return key === undefined ? [] : [[...pathOf(error.instancePath), key].join('/')];
    }),
  );
  const contains = errors.filter(({keyword}) => keyword === 'contains');
  const isInContains = ({instancePath, schemaPath}: ErrorObject) =>
    contains.some(
      (outer) => schemaPath.startsWith(`${outer.schemaPath}/`) && instancePath.startsWith(outer.instancePath),
    );

  return merged(errors)
    .filter((error) => !isEcho(error) && !isInContains(error) && !unknown.has(pathOf(error.instancePath).join('/')))
    .map((error) => {
      const path = pathOf(error.instancePath);
      const key = unknownKey(error);
      if (key === undefined) {
        return {path, message: sentenceOf(error)};
      }
      const allowed = allowedKeys(error, errors);
      const hint = suggestion(key, allowed) || `; allowed: ${allowed.join(', ')}`;
      return {path: [...path, key], message: `unknown key${hint}`};
    });
}
