import {today} from './calendar';
import {personOf, positions, type PersonName, type Position} from './data';
import {monthAfter, monthsBetween, monthsFrom} from './dates';
import {ofPersons, ofPositions, projectsIn, sum, type FilterName, type Filters, type Measure} from './filters';

/** Hours and amounts of projects. */

const isIn = (month: string, {month: only, to}: Filters): boolean =>
  (only === undefined || month === only) && (to === undefined || month <= to);

/** The month before today's. Bookings count to its end, unless a query names another month. */
const lastClosedMonth = monthAfter(today, -1);

const one = (): number => 1;
const rateOf = (position: Position): number => positions[position].rate;
const costOf = (position: Position): number => positions[position].cost;
const rateOfPerson = (person: PersonName): number => personOf(person).ownRate ?? rateOf(personOf(person).position);

/** Booked hours of each person, month by month. */
const booked = (filters: Filters, worth: (person: PersonName) => number = one): number =>
  sum(
    projectsIn(filters).flatMap((project) =>
      ofPersons<readonly number[]>(project.booked, filters).flatMap(([person, hours]) =>
        monthsFrom(project.months[0], hours.length).map((month, index) =>
          isIn(month, filters.month === undefined ? {to: lastClosedMonth, ...filters} : filters)
            ? hours[index]! * worth(person)
            : 0,
        ),
      ),
    ),
  );

/** Hours of a plan or a contract by position; in a month, the even share of the project's months. */
const hoursOf = (kind: 'planned' | 'contracted', filters: Filters, worth: (position: Position) => number = one) =>
  sum(
    projectsIn(filters).flatMap((project) => {
      const months = monthsBetween(...project.months);
      const share = months.filter((month) => isIn(month, filters)).length / months.length;
      return ofPositions(project[kind], filters).map(([position, hours]) => hours * share * worth(position));
    }),
  );

/** Hours of persons in the projects, without months. */
const ofProjects = (kind: 'named' | 'scheduled' | 'notBillable', filters: Filters): number =>
  sum(
    projectsIn(filters).flatMap((project) => ofPersons<number>(project[kind] ?? {}, filters).map(([, hours]) => hours)),
  );

/** The position that a rate or cost is asked for. */
function positionIn({person, position}: Filters): Position {
  const asked = person ? personOf(person).position : position;
  if (!asked) {
    throw new Error('a rate or a cost needs a position or a person. Write position:designer, for example.');
  }
  return asked;
}

const plannedValue = (filters: Filters): number => hoursOf('planned', filters, rateOf);
const bookedCost = (filters: Filters): number => booked(filters, (person) => costOf(personOf(person).position));
const billable = (filters: Filters): number => booked(filters) - ofProjects('notBillable', filters);

const ofPosition: FilterName[] = ['project', 'client', 'contract', 'position', 'department'];
const ofPerson: FilterName[] = [...ofPosition, 'person'];
const inMonths: FilterName[] = ['month', 'to'];

export const hoursMeasures = {
  booked: {uses: [...ofPerson, ...inMonths], of: (filters) => booked(filters)},
  billable: {uses: ofPerson, of: billable},
  nonBillable: {uses: ofPerson, of: (filters) => ofProjects('notBillable', filters)},
  scheduled: {uses: ofPerson, of: (filters) => ofProjects('scheduled', filters)},
  /** Billable and scheduled hours. */
  expected: {uses: ofPerson, of: (filters) => billable(filters) + ofProjects('scheduled', filters)},
  planned: {uses: [...ofPosition, ...inMonths], of: (filters) => hoursOf('planned', filters)},
  contracted: {uses: [...ofPosition, ...inMonths], of: (filters) => hoursOf('contracted', filters)},
  /** Contracted hours that were sold for a named person, and for nobody in particular. */
  named: {uses: ofPerson, of: (filters) => ofProjects('named', filters)},
  unnamed: {uses: ofPosition, of: (filters) => hoursOf('contracted', filters) - ofProjects('named', filters)},
  plannedValue: {uses: [...ofPosition, ...inMonths], of: plannedValue},
  contractedValue: {uses: [...ofPosition, ...inMonths], of: (filters) => hoursOf('contracted', filters, rateOf)},
  bookedValue: {
    uses: [...ofPerson, ...inMonths],
    of: (filters) => booked(filters, (person) => rateOf(personOf(person).position)),
  },
  /** At each person's own rate. */
  usersValue: {uses: [...ofPerson, ...inMonths], of: (filters) => booked(filters, rateOfPerson)},
  bookedCost: {uses: [...ofPerson, ...inMonths], of: bookedCost},
  profit: {uses: ofPosition, of: (filters) => plannedValue(filters) - bookedCost(filters)},
  rate: {
    uses: ['person', 'position'],
    of: (filters) => (filters.person ? rateOfPerson(filters.person) : rateOf(positionIn(filters))),
  },
  cost: {uses: ['person', 'position'], of: (filters) => costOf(positionIn(filters))},
} satisfies Record<string, Measure>;
