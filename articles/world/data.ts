/**
 * The sample world that all articles share: a small agency in 2026. Articles show its numbers, and `npm run
 * check:content` compares them with it (front matter key `world`). Here are its people, hours, projects and jobs;
 * `calendar.ts` has its days and leaves, `documents.ts` its contracts, estimates, bills, credit notes and expenses.
 */

/** Positions: rate and cost per hour in EUR. */
export const positions = {
  designer: {department: 'Design', rate: 80, cost: 40},
  'art-director': {department: 'Creative', rate: 100, cost: 55},
  copywriter: {department: 'Copy', rate: 75, cost: 38},
  producer: {department: 'Production', rate: 60, cost: 32},
  'account-manager': {department: 'Account', rate: 90, cost: 45},
} as const;

export type Position = keyof typeof positions;

interface Person {
  position: Position;
  /** The letter of the avatar. */
  letter: string;
  hoursPerDay: number;
  /** Rate per hour in EUR, where it isn't that of the position. */
  ownRate?: number;
  /** Hours on administrative tasks, to the end of the last month. */
  administrative?: number;
}

/** Everyone who books hours on clients. */
export const people = {
  designer: {position: 'designer', letter: 'D', hoursPerDay: 8, administrative: 180},
  'senior-designer': {position: 'designer', letter: 'S', hoursPerDay: 4, ownRate: 95, administrative: 126},
  'art-director': {position: 'art-director', letter: 'A', hoursPerDay: 8},
  copywriter: {position: 'copywriter', letter: 'C', hoursPerDay: 8},
  producer: {position: 'producer', letter: 'P', hoursPerDay: 8},
  'account-manager': {position: 'account-manager', letter: 'M', hoursPerDay: 8},
} as const satisfies Record<string, Person>;

export type PersonName = keyof typeof people;

/** Hours of each position, and of each person. */
export type PositionHours = Partial<Record<Position, number>>;
export type PersonHours = Partial<Record<PersonName, number>>;

interface Project {
  client: string;
  name: string;
  /** Code of the contract that it belongs to. */
  contract?: string;
  planned: PositionHours;
  contracted: PositionHours;
  /** Of the contracted hours, those that were sold for a named person. */
  named?: PersonHours;
  /** Hours of each person in the resource scheduler, for the months after the last closed one. */
  scheduled?: PersonHours;
  /** The first and the last month over which the planned hours are spread evenly. */
  months: readonly [string, string];
  /** Hours of each person by month, from the first month of the project on. */
  booked: Partial<Record<PersonName, readonly number[]>>;
  /** Of the booked hours, those that can't be billed. */
  notBillable?: PersonHours;
}

export const projects = {
  ACME0010: {
    client: 'Acme Foods',
    name: 'Snack packaging',
    planned: {designer: 60, producer: 40},
    contracted: {designer: 55, producer: 35},
    months: ['2026-01', '2026-02'],
    booked: {designer: [40, 30], producer: [20, 30]},
  },
  ACME0011: {
    client: 'Acme Foods',
    name: 'Spring campaign',
    contract: '2026/00003',
    planned: {designer: 240, 'art-director': 100, copywriter: 80, producer: 70, 'account-manager': 60},
    contracted: {designer: 250, 'art-director': 100, copywriter: 90, producer: 70, 'account-manager': 60},
    named: {designer: 250},
    scheduled: {designer: 60, 'senior-designer': 10},
    months: ['2026-02', '2026-11'],
    booked: {
      designer: [11, 14, 15, 18, 18, 20, 21, 23, 18],
      'senior-designer': [5, 6, 7, 8, 8, 8, 9, 9],
      'art-director': [10, 12, 12, 12, 11, 11, 11, 11],
      copywriter: [6, 8, 8, 10, 9, 9, 10, 10],
      producer: [2, 2, 5, 6, 7, 9, 13, 16],
      'account-manager': [6, 6, 5, 6, 5, 5, 6, 6],
    },
    notBillable: {'senior-designer': 8},
  },
  ACME0012: {
    client: 'Acme Foods',
    name: 'Always-on content',
    contract: '2026/00003',
    planned: {designer: 140, 'art-director': 40, copywriter: 110, producer: 30, 'account-manager': 60},
    contracted: {designer: 150, 'art-director': 50, copywriter: 110, producer: 30, 'account-manager': 60},
    named: {designer: 150},
    scheduled: {designer: 40, 'senior-designer': 10},
    months: ['2026-03', '2026-12'],
    booked: {
      designer: [8, 10, 10, 11, 11, 10, 10],
      'senior-designer': [4, 4, 4, 4, 4, 5, 5],
      'art-director': [4, 4, 4, 4, 4, 5, 5],
      copywriter: [10, 11, 11, 12, 12, 12, 12],
      producer: [2, 3, 3, 3, 3, 3, 3],
      'account-manager': [6, 6, 6, 6, 7, 7, 7],
    },
    notBillable: {'account-manager': 12},
  },
  // Of the two other clients, articles show only the hours of the department Design.
  BLUE0003: {
    client: 'Blue Harbor Bank',
    name: 'Branches',
    planned: {},
    contracted: {designer: 850},
    named: {designer: 470, 'senior-designer': 330},
    months: ['2026-01', '2026-09'],
    booked: {
      designer: [60, 58, 56, 52, 56, 56, 60, 36, 60],
      'senior-designer': [36, 34, 30, 34, 36, 36, 36, 18, 40],
    },
    notBillable: {designer: 84, 'senior-designer': 80},
  },
  BLUE0004: {
    client: 'Blue Harbor Bank',
    name: 'Annual report',
    planned: {},
    contracted: {designer: 335},
    named: {designer: 130, 'senior-designer': 60},
    scheduled: {designer: 130, 'senior-designer': 60},
    months: ['2026-10', '2026-12'],
    booked: {},
  },
  CEDA0001: {
    client: 'Cedar Health',
    name: 'Patient information',
    planned: {},
    contracted: {designer: 480},
    named: {designer: 360, 'senior-designer': 120},
    months: ['2026-01', '2026-06'],
    booked: {designer: [68, 60, 68, 64, 70, 70], 'senior-designer': [28, 24, 24, 28, 28, 28]},
    notBillable: {designer: 60, 'senior-designer': 56},
  },
  CEDA0002: {
    client: 'Cedar Health',
    name: 'Patient app launch',
    planned: {},
    contracted: {designer: 280},
    named: {designer: 140, 'senior-designer': 90},
    scheduled: {designer: 130, 'senior-designer': 64},
    months: ['2026-07', '2026-12'],
    booked: {designer: [14, 16, 20], 'senior-designer': [6, 8, 12]},
  },
} as const satisfies Record<string, Project>;

export type ProjectCode = keyof typeof projects;

/** The data with its optional parts, whatever a project leaves out. */
export const projectOf = (code: ProjectCode): Project => projects[code];
export const personOf = (name: PersonName): Person => people[name];

/** Every other project and job in the articles, by code. */
export const furtherNames = {
  ACME0013: 'Summer campaign',
  ACME0011CREA001: 'Key visual',
  ACME0011COPY002: 'Landing page copy',
  ACME0011PROD003: 'Banner production',
  ACME0011COPY004: 'Poster copy',
  BLUE0004DESI001: 'Report layout',
  CEDA0002DESI001: 'App screens',
  // Of the year 2025, in the utilization dashboard:
  ACME0009CREA001: 'Winter campaign',
  BLUE0003DESI001: 'Branch brochure',
  CEDA0001DESI001: 'Patient guide',
} as const;

type Code = ProjectCode | keyof typeof furtherNames;

/** The stage of each project and job on `today`. */
export const stages = {
  ACME0011: 'In Progress',
  ACME0012: 'In Progress',
  BLUE0004: 'In Progress',
  CEDA0002: 'In Progress',
  ACME0011CREA001: 'In Progress',
  ACME0011COPY002: 'To Approve by Client',
  ACME0011PROD003: 'To Assign',
  ACME0011COPY004: 'To Review by Traffic',
  BLUE0004DESI001: 'In Progress',
  CEDA0002DESI001: 'In Progress',
} as const satisfies Partial<Record<Code, string>>;

/** The day on which each job is due. */
export const dueDates = {
  ACME0011CREA001: '2026-10-10',
  ACME0011COPY002: '2026-10-14',
  ACME0011PROD003: '2026-10-24',
  ACME0011COPY004: '2026-10-09',
  BLUE0004DESI001: '2026-10-30',
  CEDA0002DESI001: '2026-11-20',
} as const satisfies Partial<Record<Code, string>>;

/** The last day of each project. */
export const ends = {
  ACME0011: '2026-11-30',
  ACME0012: '2026-12-31',
  BLUE0004: '2026-12-15',
  CEDA0002: '2026-12-18',
} as const satisfies Partial<Record<Code, string>>;

/** Ids of jobs in the samples of the APIs. */
export const ids = {ACME0011CREA001: '5d0c2f6e-7a41-4b8e-9c55-0e2f7a1b3c01'} as const satisfies Partial<
  Record<Code, string>
>;

/** How hours of a client are approved: the approver type, and what an approver reads about it. */
export const approvals = {
  'Acme Foods': ['User Responsible', 'only approver'],
  'Blue Harbor Bank': ['User Responsible', 'only approver'],
  'Cedar Health': ['Project Owner And Ordered User Responsible', 'three approval levels'],
} as const satisfies Record<string, readonly [type: string, said: string]>;
