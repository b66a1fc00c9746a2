import * as world from './data';
import type {PersonName, Project} from './data';
import {dayAndMonth, daysBetween, isWeekday, monthNames, monthOf, weekOf} from './dates';
import {booked, cost, everybody, hoursOf, lastClosed, monthsTo, ownRate, planned, rate, sum, type Worth} from './hours';

/** The facts of the sample world by name, each computed from `sample-world.json`; README.md explains the names. */

/** A number, a day (`2026-10-07`), or words that articles write. */
type Fact = number | string;

const table = new Map<string, Fact>();

export const facts: ReadonlyMap<string, Fact> = table;

/** @throws Error if a name would have two facts */
function add(subject: string, values: Readonly<Record<string, Fact | undefined>>): void {
  for (const [key, value] of Object.entries(values)) {
    const name = `${subject} ${key}`.trim();
    if (table.has(name)) {
      throw new Error(`articles/world/facts.ts: two facts have the name "${name}". Rename one of them.`);
    }
    if (value !== undefined) {
      table.set(name, typeof value === 'number' ? Math.round(value * 100) / 100 : value);
    }
  }
}

const membersOf = (position: string) => everybody.filter((name) => world.people[name].position === position);

/** Everybody, departments of several people, and each person. */
const groups = new Map<string, readonly PersonName[]>([
  ['', everybody],
  ...Object.entries(world.positions)
    .map(([position, {department}]) => [department, membersOf(position)] as const)
    .filter(([, members]) => members.length > 1),
  ...everybody.map((name) => [name, [name]] as const),
]);

const projectsOf = (key: 'client' | 'contract', value: string) =>
  Object.values(world.projects).filter((project) => project[key] === value);

/** All projects, those of a client or a contract, and each. */
const scopes = new Map<string, readonly Project[]>([
  ['', Object.values(world.projects)],
  ...Object.keys(world.clients).map((name) => [name, projectsOf('client', name)] as const),
  ...Object.keys(world.contracts).map((code) => [`contract ${code}`, projectsOf('contract', code)] as const),
  ...Object.entries(world.projects).map(([code, project]) => [code, [project]] as const),
]);

/** Hours and amounts of projects: `ACME0011 Design booked until August`. */
function addHours(subject: string, projects: readonly Project[], names: readonly PersonName[]): void {
  const hours = (kind: 'contracted' | 'named' | 'scheduled' | 'notBillable', worth?: Worth) =>
    sum(projects.map((project) => hoursOf(project[kind], {names, worth})));
  const billable = booked(projects, {names}) - hours('notBillable');
  add(subject, {
    'booked value': booked(projects, {names, worth: rate}),
    'booked value at own rates': booked(projects, {names, worth: ownRate}),
    billable,
    'not billable': hours('notBillable'),
    scheduled: hours('scheduled'),
    expected: billable + hours('scheduled'),
    named: hours('named'),
  });
  const monthly: Record<string, (months?: number[]) => number> = {
    booked: (months) => booked(projects, {names, months}),
    'booked cost': (months) => booked(projects, {names, months, worth: cost}),
  };
  // Hours are planned and sold for positions, so that one of several people has none.
  if (names.every((name) => membersOf(world.people[name].position).every((other) => names.includes(other)))) {
    monthly.planned = (months) => planned(projects, {names, months});
    monthly['planned value'] = (months) => planned(projects, {names, months, worth: rate});
    add(subject, {
      contracted: hours('contracted'),
      'contracted value': hours('contracted', rate),
      unnamed: hours('contracted') - hours('named'),
      profit: planned(projects, {names, worth: rate}) - booked(projects, {names, worth: cost}),
    });
  }
  for (const [what, value] of Object.entries(monthly)) {
    const inMonths = monthNames.map((name, index) => [`${what} in ${name}`, value([index + 1])] as const);
    add(subject, {[what]: value(), ...Object.fromEntries(inMonths)});
  }
  // To the end of the last closed month, it is `booked`.
  for (const [index, name] of monthNames.entries()) {
    const hoursTo = index + 1 === lastClosed ? undefined : booked(projects, {names, months: monthsTo(index + 1)});
    add(subject, {[`booked until ${name}`]: hoursTo});
  }
}

const hoursInFullDay = 8;
/** Holidays count too. */
const weekdays = daysBetween('2026-01-01', '2026-12-31').filter(isWeekday);

/** The days of each month, week and day, as names say it. */
const periods = new Map<string, string[]>();
for (const day of weekdays) {
  for (const when of [`in ${monthNames[monthOf(day) - 1]}`, `in week ${weekOf(day)}`, `on ${dayAndMonth(day)}`]) {
    periods.set(when, [...(periods.get(when) ?? []), day]);
  }
}

/** Each day of leave, in order. */
export const leaveDays = world.leaves
  .flatMap(({person, type, from, to, state}) =>
    daysBetween(from, to)
      .filter(isWeekday)
      .map((day) => ({person, type, day, state: state === 'approved' && day < world.today ? 'spent' : state})),
  )
  .sort((one, other) => one.day.localeCompare(other.day));

/** Working hours and leaves of people: `designer capacity on 5 October`. */
function addTime(subject: string, names: readonly PersonName[]): void {
  const asked = leaveDays.filter(({person}) => names.includes(person));
  const granted = asked.filter(({state}) => state !== 'to approve');
  const vacation = granted.filter(({type}) => type === 'Vacation');
  const hours = (days: typeof leaveDays) => sum(days.map(({person}) => world.people[person].hoursPerDay));
  const perDay = sum(names.map((name) => world.people[name].hoursPerDay));
  const capacity = (days: readonly string[]) =>
    perDay * days.length - hours(granted.filter(({day}) => days.includes(day)));
  const next = granted.find(({state}) => state === 'approved')?.day;
  add(subject, {
    'working hours': perDay * weekdays.length,
    FTE: perDay / hoursInFullDay,
    capacity: capacity(weekdays),
    'administrative hours': sum(names.map((name) => world.people[name].administrative ?? 0)),
    'vacation hours': hours(vacation),
    'medical leave hours': hours(granted.filter(({type}) => type === 'Medical leave')),
    'vacation spent': vacation.filter(({state}) => state === 'spent').length,
    'vacation approved': vacation.filter(({state}) => state === 'approved').length,
    'vacation left': world.allowance * names.length - vacation.length,
    'days until leave': next && daysBetween(world.today, next).length - 1,
  });
  for (const [when, days] of periods) {
    const inPeriod = asked.filter(({day}) => days.includes(day));
    const letters = new Set(inPeriod.map(({person}) => world.people[person].letter));
    add(subject, {
      [`capacity ${when}`]: capacity(days),
      [`leave ${when}`]: inPeriod.length,
      [`leave granted ${when}`]: granted.filter(({day}) => days.includes(day)).length,
      [`leave to approve ${when}`]: inPeriod.filter(({state}) => state === 'to approve').length,
      [`leave begins ${when}`]: inPeriod[0]?.day,
      [`leave ends ${when}`]: inPeriod.at(-1)?.day,
      // The avatars of a calendar: `A C D`.
      [`away ${when}`]: [...letters].sort().join(' ') || undefined,
    });
  }
}

for (const [group, names] of groups) {
  for (const [scope, projects] of scopes) {
    addHours(`${scope} ${group}`.trim(), projects, names);
  }
  addTime(group, names);
}
for (const name of everybody) {
  add(name, {rate: ownRate(name), cost: cost(name)});
}

type Lines = Readonly<Record<string, number>>;
const total = (lines: Lines): number => sum(Object.values(lines));
const withTax = (amount: number): number => amount * (1 + world.tax / 100);

/** Amounts of lines and their total: `bill 2026/00008 Key visual with tax`. */
function addAmounts(subject: string, lines: Lines, factor: number): void {
  for (const [name, amount] of Object.entries({...lines, total: total(lines)})) {
    add(`${subject} ${name}`, {'': amount * factor, 'with tax': withTax(amount * factor)});
  }
}

for (const [number, {lines, name, repetitions}] of Object.entries(world.estimates)) {
  addAmounts(`estimate ${number}`, lines, repetitions ?? 1);
  add(`estimate ${number}`, {name, once: repetitions && total(lines)});
}
for (const [number, {estimate, ...fields}] of Object.entries(world.bills)) {
  const {lines, repetitions = 1} = world.estimates[estimate]!;
  addAmounts(`bill ${number}`, lines, (repetitions * fields.share) / 100);
  add(`bill ${number}`, fields);
}
for (const [number, {estimate, line, newValue, stage}] of Object.entries(world.creditNotes)) {
  const {lines} = world.estimates[estimate]!;
  const credit = lines[line]! - newValue;
  const remaining = total(lines) - credit;
  add(`credit note ${number}`, {stage, credit, 'credit with tax': withTax(credit), 'remaining estimate': remaining});
}

const {advance, lines: spent} = world.expenseSheet;
const expenses = sum(spent.map(({value}) => value));
const ofLines = Object.fromEntries(spent.map(({name, value}) => [name, value]));
add('expenses', {...ofLines, total: expenses, advance, balance: expenses - advance});

for (const [code, {name, stage, due, end, id}] of Object.entries({...world.others, ...world.projects})) {
  const ofProject = spent.filter(({project}) => project === code).map(({value}) => value);
  add(code, {name, stage, due, end, id, expenses: sum(ofProject)});
}
for (const [name, approval] of Object.entries(world.clients)) {
  add(name, approval);
}
for (const [code, contract] of Object.entries(world.contracts)) {
  add(`contract ${code}`, contract);
}
add('', {today: world.today, 'vacation allowance': world.allowance});
