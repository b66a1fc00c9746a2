/** A text with LF between its lines and without a byte order mark, whatever an editor or git made of it. */
export const plainText = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

/** A plain text with the line ends and the byte order mark of the text that it replaces. */
export const inFormOf = (before: string, text: string): string =>
  (before.startsWith('\uFEFF') ? '\uFEFF' : '') + (before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text);

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
