/** Changes every string in a value of lists and objects; dates and numbers stay as they are. */
export function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') {
    return change(value);
  }
  if (Array.isArray(value)) {
    return value.map((item) => mapStrings(item, change));
  }
  return value !== null && typeof value === 'object' && !(value instanceof Date)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]))
    : value;
}
