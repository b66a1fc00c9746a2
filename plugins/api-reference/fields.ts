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

const typeOf = (schema: Schema): string => {
  const alternatives = (schema.anyOf ?? schema.oneOf ?? []).map(({type}) => type ?? 'any');
  const types =
    alternatives.includes('any') || (alternatives.length === 0 && !schema.enum) ? 'any' : alternatives.flat();
  const names = [...new Set([schema.type ?? types].flat())];
  const base = names.includes('array') ? 'array' : names.join(' or ');
  return schema.format ? `${base} (${schema.format})` : base;
};

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

/** Type and constraints of a schema as text: `string (date); default 2026-10-05`. */
export const describeType = (schema: Schema): string =>
  [typeOf(schema), ...constraintsOf(schema)].filter(Boolean).join('; ');

/** A schema with the parts of its `allOf` as one; of alternatives, the first. */
function merged(schema: Schema, resolve: LoadedDocument['resolve']): Schema {
  const own = resolve(schema);
  const [alternative] = own.oneOf ?? own.anyOf ?? [];
  const parts = [...(own.allOf ?? []), ...(alternative ? [alternative] : [])].map((part) => merged(part, resolve));
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
      type: describeType(property),
      required: required.includes(key),
      deprecated: property.deprecated === true,
      description: property.description ?? '',
    };
    return depth === deepest ? [field] : [field, ...fieldsOf(property, resolve, `${prefix}${key}.`, depth + 1)];
  });
}
