/** A text, a number, or another single value inside lists and objects. */
export interface Leaf {
  /** Keys and indices that lead to it. */
  path: string[];
  /** The nearest key. */
  name: string;
  value: unknown;
}

/**
 * The single values in a value, in its order.
 * @param name of the value itself
 */
export function leavesOf(value: unknown, name = '', path: string[] = []): Leaf[] {
  return value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, item]) => leavesOf(item, Array.isArray(value) ? name : key, [...path, key]))
    : [{path, name, value}];
}
