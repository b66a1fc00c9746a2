import {leaves} from './calendar';
import {
  dueDates,
  furtherNames,
  people,
  personOf,
  positions,
  projectOf,
  projects,
  type PersonName,
  type Position,
  type ProjectCode,
} from './data';
import {bills, contracts, creditNotes, estimateOf, estimates, expenseSheet, type EstimateNumber} from './documents';

/** What a query is limited to: `project:ACME0011`, `person:designer`. */

/** Everything counts where a filter is missing. */
export interface Filters {
  project?: ProjectCode;
  client?: string;
  contract?: string;
  person?: PersonName;
  position?: Position;
  department?: string;
  /** `2026-09`. */
  month?: string;
  /** The last month that counts. */
  to?: string;
  /** ISO week of 2026. */
  week?: string;
  /** `2026-10-07`. */
  day?: string;
  state?: string;
  type?: string;
  /** Of a contract, an estimate, a bill or a credit note. */
  number?: string;
  /** Of an estimate, a bill or an expense sheet. */
  line?: string;
  /** Of a project or a job. */
  code?: string;
}

export type FilterName = keyof Filters;

/** A number, or the words that an article may write. */
export type Answer = number | string[];

export interface Measure {
  /** The filters that it understands. */
  uses: readonly FilterName[];
  of: (filters: Filters) => Answer;
}

export const projectCodes = Object.keys(projects) as ProjectCode[];
export const personNames = Object.keys(people) as PersonName[];

/** Of leaves; `left` are the days that nobody has asked for or spent. */
export const leaveStates = ['spent', 'approved', 'to-approve', 'left'] as const;

const month = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const oneOf = (values: readonly (string | undefined)[]) => (value: string) => values.includes(value);
const isIn = (record: object) => (value: string) => value in record;
const lineNames = [
  ...Object.keys(estimates).flatMap((number) => estimateOf(number as EstimateNumber).lines),
  ...expenseSheet.lines,
].map(({name}) => name);

const accepts: Record<FilterName, (value: string) => boolean> = {
  project: isIn(projects),
  client: oneOf(projectCodes.map((code) => projectOf(code).client)),
  contract: oneOf(projectCodes.map((code) => projectOf(code).contract)),
  person: isIn(people),
  position: isIn(positions),
  department: oneOf(Object.values(positions).map(({department}) => department)),
  month: (value) => month.test(value),
  to: (value) => month.test(value),
  week: (value) => /^(?:[1-9]|[1-4]\d|5[0-3])$/.test(value),
  day: (value) => /^2026-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  state: oneOf(leaveStates),
  type: oneOf(leaves.map(({type}) => type)),
  number: isIn({...contracts, ...estimates, ...bills, ...creditNotes}),
  line: oneOf(lineNames),
  code: isIn({...projects, ...furtherNames, ...dueDates}),
};

/**
 * Reads `key:value` words; `_` in a value means a space.
 * @param uses the filters that the measure understands
 * @throws Error that names what is unknown
 */
export function filtersIn(words: readonly string[], measure: string, uses: readonly FilterName[]): Filters {
  const filters: Filters = {};
  for (const word of words) {
    const [key, value = ''] = word.replaceAll('_', ' ').split(':') as [FilterName, string?];
    if (!(key in accepts)) {
      throw new Error(`there is no filter "${key}". Use ${Object.keys(accepts).join(', ')}.`);
    }
    if (!uses.includes(key)) {
      throw new Error(`${measure} has no filter "${key}". Use ${uses.join(', ')}.`);
    }
    if (!accepts[key](value)) {
      throw new Error(`articles/world has no ${key} "${value}".`);
    }
    Object.assign(filters, {[key]: value});
  }
  return filters;
}

const hasPosition = (position: Position, filters: Filters): boolean =>
  (filters.position === undefined || position === filters.position) &&
  (filters.department === undefined || positions[position].department === filters.department);

/** Whether a person has the person, the position and the department that are asked for. */
export const isAsked = (person: PersonName, filters: Filters): boolean =>
  (filters.person === undefined || person === filters.person) && hasPosition(personOf(person).position, filters);

/** The projects that are asked for. */
export const projectsIn = ({project, client, contract}: Filters) =>
  projectCodes
    .filter((code) => project === undefined || code === project)
    .map(projectOf)
    .filter(
      (data) =>
        (client === undefined || data.client === client) && (contract === undefined || data.contract === contract),
    );

/** The values of the positions, or the persons, that are asked for. */
export const ofPositions = (hours: object, filters: Filters): [Position, number][] =>
  (Object.entries(hours) as [Position, number][]).filter(([position]) => hasPosition(position, filters));
export const ofPersons = <Value>(values: object, filters: Filters): [PersonName, Value][] =>
  (Object.entries(values) as [PersonName, Value][]).filter(([person]) => isAsked(person, filters));

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
