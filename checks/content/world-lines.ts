import * as world from '../../articles/world/data';
import {daysIn, spellingsOf} from '../../articles/world/dates';
import {leaveDays} from '../../articles/world/facts';
import {sourceLocale} from '../../settings/locales';
import type {Rule} from './rule';

/** What a line says about the sample world without a claim, because it names what it is about: codes, numbers, dates. */

type LineRule = (line: string) => string[];

const coded = {...world.projects, ...world.others};
const ids = Object.values(coded).map(({id}) => id);
const bills = new Map(Object.entries(world.bills));
const documents: Record<string, object> = {
  ...world.contracts,
  ...world.bills,
  ...world.creditNotes,
  ...world.estimates,
};

/** Codes of the sample clients' projects and jobs: `ACME0011`, `ACME0011CREA001`. */
const codes = /(?<![A-Z\d])(?:ACME|BLUE|CEDA)\d{4}(?:[A-Z]{2,4}\d{3})?(?![A-Z\d])/g;
/** Contracts, bills, and credit notes (`2026 / 00008`), and estimates (`2026 - 00014`). */
const numbers = /(?<!\d)2026 [/-] \d{5}(?!\d)/g;
/** Ids of jobs differ only at the end. */
const jobIds = /5d0c2f6e-[\da-f-]{27}/g;

const numbersOf = (line: string): string[] => (line.match(numbers) ?? []).map((number) => number.replaceAll(' ', ''));

const unknownNames: LineRule = (line) =>
  [
    ...(line.match(codes) ?? []).filter((code) => !(code in coded)),
    ...numbersOf(line).filter((number) => !(number in documents)),
    ...(line.match(jobIds) ?? []).filter((id) => !ids.includes(id)),
  ].map(
    (name) =>
      `${name} isn't in the sample world. Use a name of articles/world/sample-world.json, or add this one there.`,
  );

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const anyWeekday = `(?:${weekdays.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})`;

const wrongWeekdays: LineRule = (line) =>
  daysIn(line, `${anyWeekday},? `).flatMap(({written, day}) => {
    const name = weekdays[new Date(day).getUTCDay()]!;
    return name.startsWith(written.slice(0, 3)) ? [] : [`"${written}" is a ${name}. Correct the day.`];
  });

const wrongToday: LineRule = (line) =>
  daysIn(line, `[Tt]oday is (?:${anyWeekday} )?`)
    .filter(({day}) => day !== world.today)
    .map(({written}) => `"${written}", but today is ${world.today} in the sample world. Correct the date.`);

/** Codes of projects and jobs by their names, and by themselves. */
const codeOf = new Map(
  Object.entries(coded).flatMap(([code, {name}]) => [[code, code] as const, [name, code] as const]),
);

/** Days that belong to a bill of the line, or to a job that it names. */
const wrongDates: LineRule = (line) => {
  const found = numbersOf(line).flatMap((number) => bills.get(number) ?? []);
  const ofBills = found.flatMap(({date, due}) => [date, due]);
  const ofJobs = [...codeOf].filter(([name]) => line.includes(name)).flatMap(([, code]) => coded[code]!.due ?? []);
  const known = [...ofBills, ...ofJobs];
  const has = known.map((day) => spellingsOf(day)[0]).join(', ');
  return known.length === 0
    ? []
    : daysIn(line, ofBills.length > 0 ? '' : '[Dd]ue ')
        .filter(({day}) => !known.includes(day))
        .map(({written}) => `"${written}": the sample world has ${has}. Correct the date.`);
};

/** The cells of a row of a figure, `['Key visual', {text: 'In Progress'}]`, or of a table; empty for any other line. */
const cellsOf = (line: string): string[] =>
  /^\s*\[.*\],?$/.test(line)
    ? [...line.matchAll(/(?<=\[|, |text: )'([^']*)'/g)].map(([, cell]) => cell!.replace(/^\W+/u, ''))
    : /^\|.*\|$/.test(line)
      ? line.split('|').map((cell) => cell.replace(/[`*]/g, '').trim())
      : [];

/** Stages that projects and jobs can have, whether or not one has them today. */
const stages = new Set([...Object.values(coded).map(({stage}) => stage), 'New', 'Approved', 'Completed']);

const wrongStages: LineRule = (line) => {
  const cells = cellsOf(line);
  const code = cells.map((cell) => codeOf.get(cell)).find((name) => name !== undefined && coded[name]!.stage);
  const stage = code && coded[code]!.stage;
  return stage
    ? cells
        .filter((cell) => stages.has(cell) && cell !== stage)
        .map((cell) => `"${cell}": ${code} is ${stage}. Correct the stage.`)
    : [];
};

/** Ends with a position, like the title of a person: `Senior designer`. */
const title = new RegExp(`^\\p{Lu}\\p{L}+ (?:${Object.keys(world.positions).join('|')})$`, 'u');

const unknownPeople: LineRule = (line) =>
  cellsOf(line)
    .filter((cell) => title.test(cell) && !(cell.toLowerCase() in world.people))
    .map((cell) => `"${cell}" is nobody in the sample world. Use one of ${Object.keys(world.people).join(', ')}.`);

const wrongLeaves: LineRule = (line) => {
  const cells = cellsOf(line);
  const person = cells.map((cell) => cell.toLowerCase()).find((cell) => cell in world.people);
  return person === undefined || !cells.some((cell) => leaveDays.some(({type}) => type === cell))
    ? []
    : cells
        .flatMap((cell) => daysIn(cell))
        .filter(({day}) => !leaveDays.some((leave) => leave.person === person && leave.day === day))
        .map(
          ({written}) => `${person} has no leave on ${written}. Correct the row, or articles/world/sample-world.json.`,
        );
};

const englishRules = [wrongWeekdays, wrongToday, wrongDates, wrongStages, unknownPeople, wrongLeaves];

/** Compares codes and numbers in all languages, words and dates in English articles about the sample world. */
export const checkLines: Rule = ({text, locale, path}) => {
  const isEnglish = locale === sourceLocale && !/^(?:status|releases)\//.test(path);
  const rules = isEnglish ? [unknownNames, ...englishRules] : [unknownNames];
  return text
    .split('\n')
    .flatMap((line, index) =>
      rules.flatMap((rule) => rule(line)).map((message) => ({rule: 'world', line: index + 1, message})),
    );
};
