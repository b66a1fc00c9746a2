import type {LoadedDocument, Schema} from './document';

/** Lists the fields of a schema, nested ones with their path: `document.id`, `items[].name`. */

export interface Field {
  /** Path from the schema, as above. */
  name: string;
  /** Type and constraints as text. */
  type: string;
  required: boolean;
  deprecated: boolean;
  description: string;
}

/** Deeper fields are left out: no document nests that far today. */
const deepest = 4;

/** The types that a value may have; none if it may have any. */
function typesOf(schema: Schema, resolve: LoadedDocument['resolve']): string[] {
  const {type, anyOf, oneOf, allOf = []} = resolve(schema);
  const alternatives = (anyOf ?? oneOf ?? []).map((part) => typesOf(part, resolve));
  const open = alternatives.some(({length}) => length === 0);
  const own = type ? [type].flat() : open ? [] : [...new Set(alternatives.flat())];
  return own.length > 0 ? own : (allOf.map((part) => typesOf(part, resolve)).find(({length}) => length > 0) ?? []);
}

/** What a value must fulfill, as a developer reads it. */
function constraintsOf(schema: Schema): string[] {
  const {minLength, maxLength, minimum, maximum, minItems, maxItems, pattern} = schema;
  const range = (low: number | undefined, high: number | undefined, unit: string) =>
    low === undefined && high === undefined ? [] : [`${low ?? 0}–${high ?? '∞'}${unit}`];
  return [
    ...(schema.enum ? [schema.enum.map(String).join(', ')] : []),
    ...('const' in schema ? [String(schema.const)] : []),
    ...range(minLength, maxLength, ' characters'),
    ...range(minimum, maximum, ''),
    ...range(minItems, maxItems, ' items'),
    ...(pattern ? [pattern] : []),
    ...('default' in schema ? [`default ${String(schema.default)}`] : []),
  ];
}

/** A schema with the parts of its `allOf` as one; of alternatives, the first, which requires only what all of them do. */
function merged(schema: Schema, resolve: LoadedDocument['resolve']): Schema {
  const own = resolve(schema);
  const partsIn = (list: Schema[] = []) => list.map((part) => merged(part, resolve));
  const [first, ...others] = partsIn(own.oneOf ?? own.anyOf).filter(({type}) => type !== 'null');
  const required = first?.required?.filter((name) => others.every((other) => other.required?.includes(name)));
  const parts = [...partsIn(own.allOf), ...(first ? [{...first, required}] : [])];
  return parts.reduce<Schema>(
    (sum, part) => ({
      ...part,
      ...sum,
      properties: {...part.properties, ...sum.properties},
      required: [...(part.required ?? []), ...(sum.required ?? [])],
    }),
    own,
  );
}

/** Type and constraints of a schema as text: `string (date); default 2026-10-05`. */
export function describeType(schema: Schema, resolve: LoadedDocument['resolve'] = (value) => value): string {
  const own = resolve(schema);
  const alternatives = (own.anyOf ?? own.oneOf ?? []).filter((part) => resolve(part).type !== 'null');
  // What holds for one of several alternatives may not hold for all.
  const limits = alternatives.length > 1 ? own : merged(own, resolve);
  const names = typesOf(own, resolve);
  const base = names.includes('array') ? 'array' : names.join(' or ') || (limits.enum ? '' : 'any');
  const type = limits.format ? `${base} (${limits.format})` : base;
  return [type, ...constraintsOf(limits)].filter(Boolean).join('; ');
}

/**
 * @param prefix path of the schema within the whole, with a dot at its end
 * @param depth of its fields, from 1
 * @returns the fields in the order of the schema; none if it isn't an object or a list of objects
 */
export function fieldsOf(schema: Schema, resolve: LoadedDocument['resolve'], prefix = '', depth = 1): Field[] {
  const {items, properties = {}, required = []} = merged(schema, resolve);
  if (typeof items === 'object') {
    return fieldsOf(items, resolve, prefix && `${prefix.replace(/\.$/, '')}[].`, depth);
  }
  return Object.entries(properties).flatMap(([key, value]) => {
    const property = merged(value, resolve);
    const field: Field = {
      name: prefix + key,
      type: describeType(value, resolve),
      required: required.includes(key),
      deprecated: property.deprecated === true,
      description: property.description ?? '',
    };
    return depth === deepest ? [field] : [field, ...fieldsOf(property, resolve, `${prefix}${key}.`, depth + 1)];
  });
}
