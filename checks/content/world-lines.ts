import {today} from '../../articles/world/calendar';
import {
  dueDates,
  furtherNames,
  ids,
  people,
  positions,
  projectOf,
  projects,
  stages,
  type PersonName,
} from '../../articles/world/data';
import {daysIn, spellingsOf} from '../../articles/world/dates';
import {bills, contracts, creditNotes, estimates} from '../../articles/world/documents';
import {projectCodes} from '../../articles/world/filters';
import {leaveDays} from '../../articles/world/time';
import {sourceLocale} from '../../settings/locales';
import type {Rule} from './rule';

/** Facts of the sample world that need no query, because the line names what they belong to: codes, numbers, dates. */

/** What is wrong with a line of an article. */
type Fact = (line: string) => string[];

/** Codes of the sample clients' projects and jobs: `ACME0011`, `ACME0011CREA001`. */
const codes = /(?<![A-Z\d])(?:ACME|BLUE|CEDA)\d{4}(?:[A-Z]{2,4}\d{3})?(?![A-Z\d])/g;
/** Contracts, bills and credit notes (`2026 / 00008`), and estimates (`2026 - 00014`). */
const numbers = /(?<!\d)(2026) ([/-]) (\d{5})(?!\d)/g;
/** Ids of jobs differ only at the end. */
const jobIds = /5d0c2f6e-[\da-f-]{27}/g;

const documents: Record<string, object> = {...contracts, ...bills, ...creditNotes, ...estimates};
const numbersOf = (line: string): string[] =>
  [...line.matchAll(numbers)].map(([, year, separator, number]) => `${year}${separator}${number}`);

const unknownNames: Fact = (line) => [
  ...[...line.matchAll(codes)]
    .filter(([code]) => !(code in projects) && !(code in furtherNames))
    .map(([code]) => `${code} isn't in the sample world. Use a code of articles/world/data.ts, or add this one there.`),
  ...numbersOf(line)
    .filter((number) => !(number in documents))
    .map((number) => `${number} isn't in the sample world. Use one of articles/world/documents.ts, or add it there.`),
  ...[...line.matchAll(jobIds)]
    .filter(([id]) => !Object.values<string>(ids).includes(id))
    .map(([id]) => `${id} isn't the id of a sample job. Use one of articles/world/data.ts, or add it there.`),
];

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const anyWeekday = `(?:${weekdays.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})`;

const wrongWeekdays: Fact = (line) =>
  daysIn(line, `${anyWeekday},? `).flatMap(({written, day}) => {
    const name = weekdays[new Date(day).getUTCDay()]!;
    return name.startsWith(written.slice(0, 3)) ? [] : [`"${written}" is a ${name}. Correct the day.`];
  });

const wrongToday: Fact = (line) =>
  daysIn(line, `[Tt]oday is (?:${anyWeekday} )?`)
    .filter(({day}) => day !== today)
    .map(({written}) => `"${written}", but today is ${today} in the sample world. Correct the date.`);

/** Jobs and projects by code and by name. */
const names = new Map<string, string>(
  [...projectCodes.map((code) => [code, projectOf(code).name] as const), ...Object.entries(furtherNames)].flatMap(
    ([code, name]) => [
      [code, code],
      [name, code],
    ],
  ),
);

/** Days that belong to a bill of the line, or to a job that it names. */
const wrongDates: Fact = (line) => {
  const ofBills = numbersOf(line).flatMap((number) =>
    number in bills ? [bills[number as keyof typeof bills]].flatMap(({date, due}) => [date, due]) : [],
  );
  const ofJobs = [...names].flatMap(([name, code]) =>
    code in dueDates && line.includes(name) ? [dueDates[code as keyof typeof dueDates]] : [],
  );
  const known: string[] = [...ofBills, ...ofJobs];
  return known.length === 0
    ? []
    : daysIn(line, ofBills.length > 0 ? '' : '[Dd]ue ')
        .filter(({day}) => !known.includes(day))
        .map(
          ({written}) =>
            `"${written}": the sample world has ${known.map((day) => spellingsOf(day)[0]).join(', ')}. Correct the date.`,
        );
};

/** The cells of a row of a figure, `['Key visual', {text: 'In Progress'}]`, or of a table; empty for any other line. */
const cellsOf = (line: string): string[] =>
  /^\s*\[.*\],?$/.test(line)
    ? [...line.matchAll(/(?<=\[|, |text: )'([^']*)'/g)].map(([, cell]) => cell!.replace(/^\W+/u, ''))
    : /^\|.*\|$/.test(line)
      ? line.split('|').map((cell) => cell.replace(/[`*]/g, '').trim())
      : [];

/** Stages that projects and jobs can have, whether or not one has them today. */
const knownStages: ReadonlySet<string> = new Set([...Object.values(stages), 'New', 'Approved', 'Completed']);

const wrongStages: Fact = (line) => {
  const cells = cellsOf(line);
  const code = cells.map((cell) => names.get(cell)).find((name) => name !== undefined && name in stages);
  return code === undefined
    ? []
    : cells
        .filter((cell) => knownStages.has(cell) && cell !== stages[code as keyof typeof stages])
        .map((cell) => `"${cell}": ${code} is ${stages[code as keyof typeof stages]}. Correct the stage.`);
};

const peopleByTitle = new Map(
  (Object.keys(people) as PersonName[]).map((name) => [
    `${name[0]!.toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`,
    name,
  ]),
);
/** Ends with a position, like the title of a person: `Senior designer`. */
const title = new RegExp(`^\\p{Lu}\\p{L}+ (?:${Object.keys(positions).join('|').replaceAll('-', ' ')})$`, 'u');

const unknownPeople: Fact = (line) =>
  cellsOf(line)
    .filter((cell) => title.test(cell) && !peopleByTitle.has(cell))
    .map((cell) => `"${cell}" is nobody in the sample world. Use one of ${[...peopleByTitle.keys()].join(', ')}.`);

const leaveTypes = ['Vacation', 'Medical leave'];

/** A row with a person, a day and a type of leave. */
const wrongLeaves: Fact = (line) => {
  const cells = cellsOf(line);
  const person = cells.map((cell) => peopleByTitle.get(cell)).find((name) => name !== undefined);
  return person === undefined || !cells.some((cell) => leaveTypes.includes(cell))
    ? []
    : cells
        .flatMap((cell) => daysIn(cell))
        .filter(({day}) => leaveDays({person, day}).length === 0)
        .map(({written}) => `${person} has no leave on ${written}. Correct the row, or articles/world/calendar.ts.`);
};

const englishFacts = [wrongWeekdays, wrongToday, wrongDates, wrongStages, unknownPeople, wrongLeaves];

/** Compares codes and numbers in all languages, words and dates in English articles about the sample world. */
export const checkFacts: Rule = ({text, locale, path}) => {
  const facts =
    locale === sourceLocale && !/^(?:status|releases)\//.test(path) ? [unknownNames, ...englishFacts] : [unknownNames];
  return text
    .split('\n')
    .flatMap((line, index) =>
      facts.flatMap((fact) => fact(line)).map((message) => ({rule: 'world', line: index + 1, message})),
    );
};
