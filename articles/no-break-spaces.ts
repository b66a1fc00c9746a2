import {languages} from '../languages';

/** Keeps a number and its unit on one line, and abbreviations that contain a space. */

const units = ['%', '€', 'EUR', 'GB', 'MB', 'KB', 'h', 'min', 'ms', 'px'];
const beforeUnit = new RegExp(`(?<=[\\d}]) (?=(?:${units.join('|')})(?![\\p{L}\\d]))`, 'gu');
const abbreviations = Object.values(languages).flatMap(({unbroken = []}) => unbroken);

export const withNoBreakSpaces = (text: string): string =>
  abbreviations.reduce(
    (rest, abbreviation) => rest.replaceAll(abbreviation, abbreviation.replaceAll(' ', '\u00a0')),
    text.replace(beforeUnit, '\u00a0').replace(/(?<=€) (?=\d)/g, '\u00a0'),
  );
