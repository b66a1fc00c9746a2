/** Days (`2026-10-07`) and months of the sample world, and how English articles write them. */

const dayLength = 86_400_000;

/** Both days and those between them. */
export const daysBetween = (first: string, last: string): string[] =>
  Array.from({length: (Date.parse(last) - Date.parse(first)) / dayLength + 1}, (_, index) =>
    new Date(Date.parse(first) + index * dayLength).toISOString().slice(0, 10),
  );

/** Monday to Friday. */
export const isWeekday = (day: string): boolean => ![0, 6].includes(new Date(day).getUTCDay());

/** The number of the ISO week in 2026, of which the first one begins in 2025. */
export const weekOf = (day: string): number =>
  Math.floor((Date.parse(day) - Date.parse('2025-12-29')) / (7 * dayLength)) + 1;

/** From 1 for January. */
export const monthOf = (day: string): number => Number(day.slice(5, 7));

export const monthNames = 'January February March April May June July August September October November December'.split(
  ' ',
);
const shortNames = monthNames.map((name) => name.slice(0, 3));

/** `7 October`. */
export const dayAndMonth = (day: string): string => `${Number(day.slice(8))} ${monthNames[monthOf(day) - 1]}`;

/** How English articles write a day, the longest first: `7 October 2026`, `7 Oct`, `07/10/2026`; other words, as they are. */
export function spellingsOf(words: string): string[] {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(words) ?? [];
  if (!year) {
    return [words];
  }
  const long = dayAndMonth(words);
  const short = `${Number(date)} ${shortNames[Number(month) - 1]}`;
  return [`${long} ${year}`, `${short} ${year}`, long, short, words, `${date}/${month}/${year}`];
}

/**
 * The days that an English text writes: `7 October 2026`, or `7 Oct` for a day of 2026.
 * @param before pattern of what precedes each, for example `due `
 * @returns each as the text has it, with what precedes it, and the day
 */
export function daysIn(text: string, before = '') {
  const names = [...monthNames, ...shortNames].join('|');
  const days = new RegExp(String.raw`${before}(?<!\d)(\d{1,2})\s(${names})(?![\p{L}\d])(?:\s(\d{4}))?`, 'gu');
  return [...text.matchAll(days)].map(([written, date = '', name = '', year = '2026']) => {
    const month = shortNames.indexOf(name.slice(0, 3)) + 1;
    return {written, day: `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`};
  });
}
