/**
 * The sample world that all articles share: a small agency in 2026. Articles show its numbers, and `npm run
 * check:content` compares them with it (front matter key `world`).
 */

/** Everything booked is in time sheets before this day. */
export const today = '2026-10-07';

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
  hoursPerDay: number;
  /** Rate per hour in EUR, where it isn't that of the position. */
  ownRate?: number;
}

/** Everyone who books hours on clients. */
export const people = {
  designer: {position: 'designer', hoursPerDay: 8},
  'senior-designer': {position: 'designer', hoursPerDay: 4, ownRate: 95},
  'art-director': {position: 'art-director', hoursPerDay: 8},
  copywriter: {position: 'copywriter', hoursPerDay: 8},
  producer: {position: 'producer', hoursPerDay: 8},
  'account-manager': {position: 'account-manager', hoursPerDay: 8},
} as const satisfies Record<string, Person>;

export type PersonName = keyof typeof people;

/** Hours of each position. */
export type PositionHours = Partial<Record<Position, number>>;

interface Project {
  client: string;
  name: string;
  /** Code of the contract that it belongs to. */
  contract?: string;
  planned: PositionHours;
  contracted: PositionHours;
  /** The first and the last month over which the planned hours are spread evenly. */
  months: readonly [string, string];
  /** Hours of each person by month, from the first month of the project on. */
  booked: Partial<Record<PersonName, readonly number[]>>;
  /** Of the booked hours, those that can't be billed. */
  notBillable?: Partial<Record<PersonName, number>>;
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
} as const satisfies Record<string, Project>;

export type ProjectCode = keyof typeof projects;

/** The data with its optional parts, whatever a project leaves out. */
export const projectOf = (code: ProjectCode): Project => projects[code];
export const personOf = (name: PersonName): Person => people[name];

/** Every other project and job in the articles, by code. */
export const furtherNames = {
  ACME0013: 'Summer campaign',
  BLUE0004: 'Annual report',
  CEDA0002: 'Patient app launch',
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

/** The stage of each project and job on `today`; `stage:CODE` in an article's `world` compares it. */
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

/** The day on which each job is due; `due:CODE` in an article's `world` compares the day of the month. */
export const dueDates = {
  ACME0011CREA001: '2026-10-10',
  ACME0011COPY002: '2026-10-14',
  ACME0011PROD003: '2026-10-24',
  ACME0011COPY004: '2026-10-09',
  BLUE0004DESI001: '2026-10-30',
  CEDA0002DESI001: '2026-11-20',
} as const satisfies Partial<Record<Code, string>>;
