import {
  people,
  personOf,
  positions,
  projectOf,
  projects,
  today,
  type PersonName,
  type Position,
  type ProjectCode,
} from './data';

/**
 * Numbers of the sample world by a query such as `booked project:ACME0011 position:designer to:2026-08`: a measure, and
 * filters in any order.
 */

/** What a query is limited to; everything when a filter is missing. */
interface Filters {
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
}

/** The month that is some months later, or earlier, as `2026-02`. */
function monthAfter(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** Months from the first on. */
const monthsFrom = (first: string, count: number): string[] =>
  Array.from({length: count}, (_, index) => monthAfter(first, index));

/** Both months and those between them. */
export const monthsBetween = (first: string, last: string): string[] => {
  const number = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return monthsFrom(first, number(last) - number(first) + 1);
};

const isIn = (month: string, {month: only, to}: Filters): boolean =>
  (only === undefined || month === only) && (to === undefined || month <= to);

/** The month before today's. Bookings count to its end, unless a query names another month. */
const lastClosedMonth = monthAfter(today, -1);

const projectsIn = ({project, client, contract}: Filters) =>
  (Object.keys(projects) as ProjectCode[])
    .filter((code) => project === undefined || code === project)
    .map(projectOf)
    .filter(
      (data) =>
        (client === undefined || data.client === client) && (contract === undefined || data.contract === contract),
    );

const hasPosition = (position: Position, filters: Filters): boolean =>
  (filters.position === undefined || position === filters.position) &&
  (filters.department === undefined || positions[position].department === filters.department);

const isAsked = (person: PersonName, filters: Filters): boolean =>
  (filters.person === undefined || person === filters.person) && hasPosition(personOf(person).position, filters);

interface Hours {
  person: PersonName;
  hours: number;
}

/** Booked hours of each person, month by month. */
const bookings = (filters: Filters): Hours[] =>
  projectsIn(filters).flatMap(({booked, months: [first]}) =>
    (Object.entries(booked) as [PersonName, readonly number[]][])
      .filter(([person]) => isAsked(person, filters))
      .flatMap(([person, hours]) =>
        monthsFrom(first, hours.length)
          .map((month, index) => ({month, person, hours: hours[index]!}))
          .filter(({month}) => isIn(month, filters.month === undefined ? {to: lastClosedMonth, ...filters} : filters)),
      ),
  );

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Hours of a plan or a contract by position; in a month, the even share of the project's months. */
function hoursOf(kind: 'planned' | 'contracted', filters: Filters, worth: (position: Position) => number): number {
  return sum(
    projectsIn(filters).flatMap((project) => {
      const months = monthsBetween(...project.months);
      const share = months.filter((month) => isIn(month, filters)).length / months.length;
      return (Object.entries(project[kind]) as [Position, number][])
        .filter(([position]) => hasPosition(position, filters))
        .map(([position, hours]) => hours * share * worth(position));
    }),
  );
}

const rateOf = (position: Position): number => positions[position].rate;
const costOf = (position: Position): number => positions[position].cost;
const one = (): number => 1;

/** The position that a rate or cost is asked for. */
function positionIn({person, position}: Filters): Position {
  const asked = person ? personOf(person).position : position;
  if (!asked) {
    throw new Error('a rate or a cost needs a position or a person. Write position:designer, for example.');
  }
  return asked;
}

const rateOfPerson = (person: PersonName): number => personOf(person).ownRate ?? rateOf(personOf(person).position);

const booked = (filters: Filters, worth: (person: PersonName) => number = one): number =>
  sum(bookings(filters).map(({person, hours}) => hours * worth(person)));

const notBillable = (filters: Filters): number =>
  sum(
    projectsIn(filters).flatMap((project) =>
      (Object.entries(project.notBillable ?? {}) as [PersonName, number][])
        .filter(([person]) => isAsked(person, filters))
        .map(([, hours]) => hours),
    ),
  );

const plannedValue = (filters: Filters): number => hoursOf('planned', filters, rateOf);
const bookedCost = (filters: Filters): number => booked(filters, (person) => costOf(personOf(person).position));

/** What can be asked for: hours, and amounts in EUR. */
const measures = {
  booked,
  billable: (filters: Filters) => booked(filters) - notBillable(filters),
  planned: (filters: Filters) => hoursOf('planned', filters, one),
  contracted: (filters: Filters) => hoursOf('contracted', filters, one),
  plannedValue,
  contractedValue: (filters: Filters) => hoursOf('contracted', filters, rateOf),
  bookedValue: (filters: Filters) => booked(filters, (person) => rateOf(personOf(person).position)),
  /** At each person's own rate. */
  usersValue: (filters: Filters) => booked(filters, rateOfPerson),
  bookedCost,
  profit: (filters: Filters) => plannedValue(filters) - bookedCost(filters),
  rate: (filters: Filters) => (filters.person ? rateOfPerson(filters.person) : rateOf(positionIn(filters))),
  cost: (filters: Filters) => costOf(positionIn(filters)),
} satisfies Record<string, (filters: Filters) => number>;

const month = /^\d{4}-(?:0[1-9]|1[0-2])$/;

const values = (key: 'client' | 'contract') =>
  new Set(Object.keys(projects).map((code) => projectOf(code as ProjectCode)[key]));

const accepts: Record<keyof Filters, (value: string) => boolean> = {
  project: (value) => value in projects,
  client: (value) => values('client').has(value),
  contract: (value) => values('contract').has(value),
  person: (value) => value in people,
  position: (value) => value in positions,
  department: (value) => Object.values(positions).some(({department}) => department === value),
  month: (value) => month.test(value),
  to: (value) => month.test(value),
};

/**
 * The number of the sample world that a query asks for, rounded to two decimals.
 * @param query a measure and filters; `_` in a value means a space: `client:Acme_Foods`
 * @throws Error that names what is unknown, and what is known
 */
export function ask(query: string): number {
  const [name = '', ...words] = query.trim().split(/\s+/);
  if (!(name in measures)) {
    throw new Error(`there is no measure "${name}". Use ${Object.keys(measures).join(', ')}.`);
  }
  const filters: Filters = {};
  for (const word of words) {
    const [key, value = ''] = word.replaceAll('_', ' ').split(':') as [keyof Filters, string?];
    if (!(key in accepts)) {
      throw new Error(`there is no filter "${key}". Use ${Object.keys(accepts).join(', ')}.`);
    }
    if (!accepts[key](value)) {
      throw new Error(`articles/world/data.ts has no ${key} "${value}".`);
    }
    Object.assign(filters, {[key]: value});
  }
  return Math.round(measures[name as keyof typeof measures](filters) * 100) / 100;
}
