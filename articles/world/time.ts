import {allowance, leaves, today} from './calendar';
import {personOf, type PersonName} from './data';
import {daysBetween, isWeekday, spellingsOf, weekOf} from './dates';
import {isAsked, personNames, sum, type FilterName, type Filters, type Measure} from './filters';

/** Working hours, capacity and leaves of people. */

const hoursInFullDay = 8;

const isInPeriod = (day: string, {month, week, day: only}: Filters): boolean =>
  (month === undefined || day.startsWith(month)) &&
  (week === undefined || weekOf(day) === Number(week)) &&
  (only === undefined || day === only);

const peopleIn = (filters: Filters): PersonName[] => personNames.filter((person) => isAsked(person, filters));

/** The weekdays of 2026 that are asked for; holidays count too. */
const weekdaysIn = (filters: Filters): string[] =>
  daysBetween('2026-01-01', '2026-12-31').filter((day) => isWeekday(day) && isInPeriod(day, filters));

const workingHours = (filters: Filters): number =>
  sum(peopleIn(filters).map((person) => personOf(person).hoursPerDay * weekdaysIn(filters).length));

interface LeaveDay {
  day: string;
  person: PersonName;
  type: string;
  state: string;
}

/** Each day of leave that is asked for. */
export const leaveDays = (filters: Filters): LeaveDay[] =>
  leaves
    .flatMap(({person, type, from, to, state}) =>
      daysBetween(from, to)
        .filter(isWeekday)
        .map((day) => ({day, person, type, state: state === 'approved' && day < today ? 'spent' : state})),
    )
    .filter(
      ({day, person, type, state}) =>
        isAsked(person, filters) &&
        isInPeriod(day, filters) &&
        (filters.type === undefined || type === filters.type) &&
        (filters.state === undefined || state === filters.state),
    )
    .sort((one, other) => one.day.localeCompare(other.day));

/** Approved leave, spent or not, in hours. */
const leaveHours = (filters: Filters): number =>
  sum(
    leaveDays(filters)
      .filter(({state}) => state !== 'to-approve')
      .map(({person}) => personOf(person).hoursPerDay),
  );

/** Days of leave; `state:left` are days of vacation that are neither spent nor approved. */
const leave = (filters: Filters): number =>
  filters.state === 'left'
    ? allowance * peopleIn(filters).length -
      leaveDays({...filters, state: undefined, type: 'Vacation'}).filter(({state}) => state !== 'to-approve').length
    : leaveDays(filters).length;

/** @throws Error if nobody asked for leave then */
function edge(filters: Filters, index: 0 | -1): string {
  const day = leaveDays(filters).at(index)?.day;
  if (!day) {
    throw new Error('articles/world/calendar.ts has no such leave.');
  }
  return day;
}

const period: FilterName[] = ['month', 'week', 'day'];
const ofPerson: FilterName[] = ['person', 'position', 'department'];
const ofLeave: FilterName[] = [...ofPerson, ...period, 'state', 'type'];

export const timeMeasures = {
  today: {uses: [], of: () => spellingsOf(today)},
  workingHours: {uses: [...ofPerson, ...period], of: workingHours},
  capacity: {uses: [...ofPerson, ...period], of: (filters) => workingHours(filters) - leaveHours(filters)},
  fte: {
    uses: [...ofPerson],
    of: (filters) => workingHours(filters) / (hoursInFullDay * weekdaysIn({}).length),
  },
  administrative: {
    uses: ofPerson,
    of: (filters) => sum(peopleIn(filters).map((person) => personOf(person).administrative ?? 0)),
  },
  allowance: {uses: [], of: () => allowance},
  leave: {uses: ofLeave, of: leave},
  leaveHours: {uses: ofLeave, of: leaveHours},
  /** The first and the last day of leave, and the days from today to the first one. */
  leaveFrom: {uses: ofLeave, of: (filters) => spellingsOf(edge(filters, 0))},
  leaveTo: {uses: ofLeave, of: (filters) => spellingsOf(edge(filters, -1))},
  daysUntilLeave: {
    uses: ofPerson,
    of: (filters) => daysBetween(today, edge({...filters, state: 'approved'}, 0)).length - 1,
  },
  /** The avatars of everybody on leave, as a calendar shows them: `A C D`. */
  away: {
    uses: ['day', 'department'],
    of: (filters) => [
      leaveDays(filters)
        .map(({person}) => personOf(person).letter)
        .sort()
        .join(' '),
    ],
  },
} satisfies Record<string, Measure>;
