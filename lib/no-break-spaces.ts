/** Keeps a number and its unit on one line. */

const units = ['%', '€', 'EUR', 'GB', 'MB', 'KB', 'h', 'min', 'ms', 'px'];
const beforeUnit = new RegExp(`(?<=[\\d}]) (?=(?:${units.join('|')})(?![\\p{L}\\d]))`, 'gu');

/** @returns the text with no-break spaces where it must not break */
export const withNoBreakSpaces = (text: string): string =>
  text
    .replace(beforeUnit, '\u00a0')
    .replace(/(?<=€) (?=\d)/g, '\u00a0')
    .replace(/\bRR\. HH\./g, 'RR.\u00a0HH.');
