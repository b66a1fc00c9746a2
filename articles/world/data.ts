/**
 * The sample world that all articles share: a small agency in 2026. `facts.ts` computes what articles say about it. A day
 * is `2026-10-07`, a month its number, an amount EUR without tax.
 */

export const today = '2026-10-07';
/** Days of vacation that everybody has in 2026. */
export const allowance = 22;
/** Percentage of tax on all estimates, bills and credit notes. */
export const tax = 20;

/** Rate and cost are per hour. */
export const positions = {
  designer: {department: 'Design', rate: 80, cost: 40},
  'art director': {department: 'Creative', rate: 100, cost: 55},
  copywriter: {department: 'Copy', rate: 75, cost: 38},
  producer: {department: 'Production', rate: 60, cost: 32},
  'account manager': {department: 'Account', rate: 90, cost: 45},
} as const;

type Position = keyof typeof positions;

interface Person {
  position: Position;
  /** The letter of the avatar. */
  letter: string;
  hoursPerDay: number;
  /** Rate per hour, where it isn't that of the position. */
  ownRate?: number;
  /** Hours on administrative tasks, to the end of the last month. */
  administrative?: number;
}

export type PersonName = Position | 'senior designer';

/** Everyone who books hours on clients. */
export const people: Record<PersonName, Person> = {
  designer: {position: 'designer', letter: 'D', hoursPerDay: 8, administrative: 180},
  'senior designer': {position: 'designer', letter: 'S', hoursPerDay: 4, ownRate: 95, administrative: 126},
  'art director': {position: 'art director', letter: 'A', hoursPerDay: 8},
  copywriter: {position: 'copywriter', letter: 'C', hoursPerDay: 8},
  producer: {position: 'producer', letter: 'P', hoursPerDay: 8},
  'account manager': {position: 'account manager', letter: 'M', hoursPerDay: 8},
};

/** How hours of each client are approved: the approver type, and what an approver reads about it. */
export const clients = {
  'Acme Foods': {'approver type': 'User Responsible', approvers: 'only approver'},
  'Blue Harbor Bank': {'approver type': 'User Responsible', approvers: 'only approver'},
  'Cedar Health': {'approver type': 'Project Owner And Ordered User Responsible', approvers: 'three approval levels'},
} as const;

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
  client: keyof typeof clients;
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

export const projects: Record<string, Project> = {
  ACME0010: {
    client: 'Acme Foods',
    name: 'Snack packaging',
    planned: {designer: 60, producer: 40},
    contracted: {designer: 55, producer: 35},
    months: [1, 2],
    booked: {designer: [40, 30], producer: [20, 30]},
  },
  ACME0011: {
    client: 'Acme Foods',
    name: 'Spring campaign',
    stage: 'In Progress',
    end: '2026-11-30',
    contract: '2026/00003',
    planned: {designer: 240, 'art director': 100, copywriter: 80, producer: 70, 'account manager': 60},
    contracted: {designer: 250, 'art director': 100, copywriter: 90, producer: 70, 'account manager': 60},
    named: {designer: 250},
    scheduled: {designer: 60, 'senior designer': 10},
    months: [2, 11],
    booked: {
      designer: [11, 14, 15, 18, 18, 20, 21, 23, 18],
      'senior designer': [5, 6, 7, 8, 8, 8, 9, 9],
      'art director': [10, 12, 12, 12, 11, 11, 11, 11],
      copywriter: [6, 8, 8, 10, 9, 9, 10, 10],
      producer: [2, 2, 5, 6, 7, 9, 13, 16],
      'account manager': [6, 6, 5, 6, 5, 5, 6, 6],
    },
    notBillable: {'senior designer': 8},
  },
  ACME0012: {
    client: 'Acme Foods',
    name: 'Always-on content',
    stage: 'In Progress',
    end: '2026-12-31',
    contract: '2026/00003',
    planned: {designer: 140, 'art director': 40, copywriter: 110, producer: 30, 'account manager': 60},
    contracted: {designer: 150, 'art director': 50, copywriter: 110, producer: 30, 'account manager': 60},
    named: {designer: 150},
    scheduled: {designer: 40, 'senior designer': 10},
    months: [3, 12],
    booked: {
      designer: [8, 10, 10, 11, 11, 10, 10],
      'senior designer': [4, 4, 4, 4, 4, 5, 5],
      'art director': [4, 4, 4, 4, 4, 5, 5],
      copywriter: [10, 11, 11, 12, 12, 12, 12],
      producer: [2, 3, 3, 3, 3, 3, 3],
      'account manager': [6, 6, 6, 6, 7, 7, 7],
    },
    notBillable: {'account manager': 12},
  },
  // Of the two other clients, articles show only the hours of the department Design.
  BLUE0003: {
    client: 'Blue Harbor Bank',
    name: 'Branches',
    contracted: {designer: 850},
    named: {designer: 470, 'senior designer': 330},
    months: [1, 9],
    booked: {
      designer: [60, 58, 56, 52, 56, 56, 60, 36, 60],
      'senior designer': [36, 34, 30, 34, 36, 36, 36, 18, 40],
    },
    notBillable: {designer: 84, 'senior designer': 80},
  },
  BLUE0004: {
    client: 'Blue Harbor Bank',
    name: 'Annual report',
    stage: 'In Progress',
    end: '2026-12-15',
    contracted: {designer: 335},
    named: {designer: 130, 'senior designer': 60},
    scheduled: {designer: 130, 'senior designer': 60},
    months: [10, 12],
  },
  CEDA0001: {
    client: 'Cedar Health',
    name: 'Patient information',
    contracted: {designer: 480},
    named: {designer: 360, 'senior designer': 120},
    months: [1, 6],
    booked: {designer: [68, 60, 68, 64, 70, 70], 'senior designer': [28, 24, 24, 28, 28, 28]},
    notBillable: {designer: 60, 'senior designer': 56},
  },
  CEDA0002: {
    client: 'Cedar Health',
    name: 'Patient app launch',
    stage: 'In Progress',
    end: '2026-12-18',
    contracted: {designer: 280},
    named: {designer: 140, 'senior designer': 90},
    scheduled: {designer: 130, 'senior designer': 64},
    months: [7, 12],
    booked: {designer: [14, 16, 20], 'senior designer': [6, 8, 12]},
  },
};

/** Every other project and job in the articles. */
export const others: Record<string, Coded> = {
  ACME0013: {name: 'Snack bar launch'},
  ACME0011CREA001: {
    name: 'Key visual',
    stage: 'In Progress',
    due: '2026-10-10',
    id: '5d0c2f6e-7a41-4b8e-9c55-0e2f7a1b3c01',
  },
  ACME0011COPY002: {name: 'Landing page copy', stage: 'To Approve by Client', due: '2026-10-14'},
  ACME0011PROD003: {name: 'Banner production', stage: 'To Assign', due: '2026-10-24'},
  ACME0011COPY004: {name: 'Poster copy', stage: 'To Review by Traffic', due: '2026-10-09'},
  BLUE0004DESI001: {name: 'Report layout', stage: 'In Progress', due: '2026-10-30'},
  CEDA0002DESI001: {name: 'App screens', stage: 'In Progress', due: '2026-11-20'},
  // Of the year 2025, in the utilization dashboard:
  ACME0009CREA001: {name: 'Winter campaign'},
  BLUE0003DESI001: {name: 'Branch brochure'},
  CEDA0001DESI001: {name: 'Patient guide'},
};

interface Leave {
  person: PersonName;
  type: 'Vacation' | 'Medical leave';
  from: string;
  to: string;
  /** Approved leave is spent once its day has passed. */
  state: 'approved' | 'to approve';
}

/** All leaves of 2026 that an article shows or counts. */
export const leaves: readonly Leave[] = [
  {person: 'designer', type: 'Medical leave', from: '2026-02-09', to: '2026-02-12', state: 'approved'},
  {person: 'designer', type: 'Vacation', from: '2026-03-30', to: '2026-03-31', state: 'approved'},
  {person: 'designer', type: 'Vacation', from: '2026-08-03', to: '2026-08-14', state: 'approved'},
  {person: 'designer', type: 'Vacation', from: '2026-10-12', to: '2026-10-13', state: 'approved'},
  {person: 'designer', type: 'Vacation', from: '2026-11-02', to: '2026-11-06', state: 'to approve'},
  {person: 'designer', type: 'Vacation', from: '2026-12-21', to: '2026-12-23', state: 'approved'},
  {person: 'senior designer', type: 'Medical leave', from: '2026-03-02', to: '2026-03-05', state: 'approved'},
  {person: 'senior designer', type: 'Vacation', from: '2026-03-30', to: '2026-03-31', state: 'approved'},
  {person: 'senior designer', type: 'Vacation', from: '2026-08-17', to: '2026-08-28', state: 'approved'},
  {person: 'senior designer', type: 'Vacation', from: '2026-10-13', to: '2026-10-14', state: 'to approve'},
  {person: 'senior designer', type: 'Vacation', from: '2026-12-14', to: '2026-12-18', state: 'approved'},
  {person: 'art director', type: 'Vacation', from: '2026-11-05', to: '2026-11-06', state: 'approved'},
  {person: 'copywriter', type: 'Vacation', from: '2026-11-05', to: '2026-11-06', state: 'to approve'},
  {person: 'producer', type: 'Vacation', from: '2026-10-07', to: '2026-10-09', state: 'approved'},
  {person: 'producer', type: 'Vacation', from: '2026-11-09', to: '2026-11-13', state: 'approved'},
  {person: 'account manager', type: 'Vacation', from: '2026-10-19', to: '2026-10-20', state: 'approved'},
  {person: 'account manager', type: 'Vacation', from: '2026-11-19', to: '2026-11-20', state: 'approved'},
];

export const contracts = {
  '2026/00003': {name: 'Acme annual fee 2026', client: 'Acme Foods', start: '2026-01-01', end: '2026-12-31'},
};

interface Estimate {
  name: string;
  /** The value of each line, once. */
  lines: Readonly<Record<string, number>>;
  /** How often its lines repeat. */
  repetitions?: number;
}

export const estimates: Record<string, Estimate> = {
  '2026-00004': {name: 'Acme annual fee 2026', lines: {}},
  '2026-00014': {
    name: 'Spring campaign, second market',
    lines: {'Key visual': 12_000, 'Landing page copy': 4500, 'Banner production': 3500},
  },
  '2026-00016': {
    name: 'App support',
    lines: {'App support': 1900},
    repetitions: 6,
  },
};

/** A share is a percentage of the estimate, and what is paid is with tax. */
export const bills = {
  '2026/00008': {
    estimate: '2026-00014',
    client: 'Acme Foods Holding',
    share: 50,
    order: 'PO-4471',
    date: '2026-10-01',
    due: '2026-10-31',
    stage: 'Integrated',
    paid: 6000,
  },
  '2026/00009': {
    estimate: '2026-00014',
    client: 'Acme Foods Retail',
    share: 50,
    order: 'PO-4472',
    date: '2026-10-06',
    due: '2026-11-05',
    stage: 'New',
    paid: 0,
  },
};

/** A credit note gives a line of an estimate a new value. */
export const creditNotes = {
  '2026/00004': {estimate: '2026-00014', line: 'Key visual', newValue: 7500, stage: 'New'},
};

/** The expense sheet of October 2026. */
export const expenseSheet = {
  /** What the person got before. */
  advance: 50,
  lines: [
    {name: 'Train to the client', project: 'ACME0011', value: 68},
    {name: 'Taxi', project: 'ACME0011', value: 24.5},
    {name: 'Lunch with the client', project: 'ACME0012', value: 31.2},
  ],
};
