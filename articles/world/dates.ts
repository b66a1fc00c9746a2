/** Days (`2026-10-07`) and months (`2026-10`) of the sample world. */

const dayAfter = (day: string, days: number): string => {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** Both days and those between them. */
export const daysBetween = (first: string, last: string): string[] => {
  const count = (Date.parse(last) - Date.parse(first)) / 86_400_000;
  return Array.from({length: count + 1}, (_, index) => dayAfter(first, index));
};

/** Monday to Friday. */
export const isWeekday = (day: string): boolean => ![0, 6].includes(new Date(day).getUTCDay());

/** The month that is some months later, or earlier. */
export function monthAfter(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** Months from the first on. */
export const monthsFrom = (first: string, count: number): string[] =>
  Array.from({length: count}, (_, index) => monthAfter(first, index));

/** Both months and those between them. */
export const monthsBetween = (first: string, last: string): string[] => {
  const number = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return monthsFrom(first, number(last) - number(first) + 1);
};

/** The number of the ISO week: weeks begin on Monday, and the first one contains the first Thursday of the year. */
export function weekOf(day: string): number {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  const thursday = dayAfter(day, 3 - weekday);
  return Math.floor((Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / 86_400_000 / 7) + 1;
}

const months = [
  ['January', 'Jan'],
  ['February', 'Feb'],
  ['March', 'Mar'],
  ['April', 'Apr'],
  ['May', 'May'],
  ['June', 'Jun'],
  ['July', 'Jul'],
  ['August', 'Aug'],
  ['September', 'Sep'],
  ['October', 'Oct'],
  ['November', 'Nov'],
  ['December', 'Dec'],
] as const;

/** How English articles write a day, the longest first: `7 October 2026`, `7 Oct`, `2026-10-07`, `07/10/2026`. */
export function spellingsOf(day: string): string[] {
  const [year, month, date] = day.split('-') as [string, string, string];
  const names = months[Number(month) - 1]!;
  return [
    ...names.map((name) => `${Number(date)} ${name} ${year}`),
    ...names.map((name) => `${Number(date)} ${name}`),
    day,
    `${date}/${month}/${year}`,
  ];
}

const names = months.flat().join('|');

export interface WrittenDay {
  /** As the text has it, with what was asked for before it. */
  written: string;
  day: string;
}

/**
 * The days that an English text writes: `7 October 2026`, or `7 Oct` for a day of 2026.
 * @param before pattern of what precedes each, for example `due `
 */
export const daysIn = (text: string, before = ''): WrittenDay[] =>
  [
    ...text.matchAll(
      new RegExp(
        String.raw`${before}(?<!\d)(?<date>\d{1,2})\s(?<name>${names})(?![\p{L}\d])(?:\s(?<year>\d{4}))?`,
        'gu',
      ),
    ),
  ].map(({0: written, groups}) => {
    const {date, name, year = '2026'} = groups as {date: string; name: string; year?: string};
    const month = months.findIndex((spellings) => spellings.some((spelling) => spelling === name)) + 1;
    return {written, day: `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`};
  });
