import data from './sample-world.json';

/**
 * The sample world that all articles share: a small agency in 2026, written down in `sample-world.json`. This file says what its
 * entries are, and `facts.ts` computes what articles say about it. A day is `2026-10-07`, a month its number, an amount
 * EUR without tax.
 */

export const {
  today,
  /** Days of vacation that everybody has in 2026. */
  allowance,
  /** Percentage of tax on all estimates, bills and credit notes. */
  tax,
  /** Rate and cost are per hour. */
  positions,
  /** How hours of each client are approved: the approver type, and what an approver reads about it. */
  clients,
  contracts,
  /** A share is a percentage of the estimate, and what is paid is with tax. */
  bills,
  /** A credit note gives a line of an estimate a new value. */
  creditNotes,
  /** The expense sheet of October 2026; the advance is what the person got before. */
  expenseSheet,
} = data;

interface Person {
  position: keyof typeof positions;
  /** The letter of the avatar. */
  letter: string;
  hoursPerDay: number;
  /** Rate per hour, where it isn't that of the position. */
  ownRate?: number;
  /** Hours on administrative tasks, to the end of the last month. */
  administrative?: number;
}

export type PersonName = keyof typeof data.people;

/** Everyone who books hours on clients. */
export const people = data.people as Record<PersonName, Person>;

/** Of persons, or of positions. */
type Hours = Partial<Record<PersonName, number>>;

/** What every project and job has. */
interface Coded {
  name: string;
  /** On `today`. */
  stage?: string;
  due?: string;
  /** The last day. */
  end?: string;
  /** In the samples of the APIs. */
  id?: string;
}

export interface Project extends Coded {
  client: string;
  /** Code of the contract that it belongs to. */
  contract?: string;
  planned?: Hours;
  contracted: Hours;
  /** Of the contracted hours, those that were sold for a named person. */
  named?: Hours;
  /** Hours in the resource scheduler, for the months after the last closed one. */
  scheduled?: Hours;
  /** The first and the last month over which the planned hours are spread evenly. */
  months: readonly [number, number];
  /** Hours by month, from the first month of the project on. */
  booked?: Partial<Record<PersonName, readonly number[]>>;
  /** Of the booked hours, those that can't be billed. */
  notBillable?: Hours;
}

/** Of all clients but Acme Foods, articles show only the hours of the department Design. */
export const projects = data.projects as Record<string, object> as Record<string, Project>;

/**
 * Every other project and job in the articles. `ACME0009CREA001`, `BLUE0003DESI001` and `CEDA0001DESI001` are of the year
 * 2025, in the utilization dashboard.
 */
export const others: Record<string, Coded> = data.others;

interface Leave {
  person: PersonName;
  type: 'Vacation' | 'Medical leave';
  from: string;
  to: string;
  /** Approved leave is spent once its day has passed. */
  state: 'approved' | 'to approve';
}

/** All leaves of 2026 that an article shows or counts. */
export const leaves = data.leaves as readonly Leave[];

interface Estimate {
  name: string;
  /** The value of each line, once. */
  lines: Readonly<Record<string, number>>;
  /** How often its lines repeat. */
  repetitions?: number;
}

export const estimates: Record<string, Estimate> = data.estimates;
