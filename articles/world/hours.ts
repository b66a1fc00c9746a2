import {people, positions, today, type PersonName, type Project} from './data';
import {monthNames, monthOf} from './dates';

/** Hours of projects, or what they are worth. */

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const everybody: readonly PersonName[] = Object.keys(people) as PersonName[];

/** EUR for an hour of a person or a position. */
export type Worth = (name: PersonName) => number;
const hour: Worth = () => 1;
export const rate: Worth = (name) => positions[people[name].position].rate;
export const ownRate: Worth = (name) => people[name].ownRate ?? rate(name);
export const cost: Worth = (name) => positions[people[name].position].cost;

/** From January to a month. */
export const monthsTo = (last: number): number[] => monthNames.slice(0, last).map((_, index) => index + 1);
/** Bookings count to its end, unless a fact names another month. */
export const lastClosed = monthOf(today) - 1;

interface Counted {
  /** Of persons or positions. */
  names?: readonly PersonName[];
  months?: readonly number[];
  worth?: Worth;
}

export const hoursOf = (
  hours: Partial<Record<PersonName, number>> = {},
  {names = everybody, worth = hour}: Counted = {},
): number => sum(names.map((name) => (hours[name] ?? 0) * worth(name)));

export const booked = (
  projects: readonly Project[],
  {names = everybody, months = monthsTo(lastClosed), worth = hour}: Counted = {},
): number =>
  sum(
    projects.flatMap(({booked: hours = {}, months: [first]}) =>
      names.map((name) => worth(name) * sum((hours[name] ?? []).filter((_, index) => months.includes(first + index)))),
    ),
  );

/** Planned hours are the same in each month of a project. */
export const planned = (projects: readonly Project[], {months = monthsTo(12), ...counted}: Counted = {}): number =>
  sum(
    projects.map(({planned: hours, months: [first, last]}) => {
      const share = months.filter((month) => month >= first && month <= last).length / (last - first + 1);
      return hoursOf(hours, counted) * share;
    }),
  );
