import type {PersonName, ProjectCode} from './data';

/** What the sample company sells, bills and pays: contracts, estimates, bills, credit notes and expenses. */

export const contracts = {
  '2026/00003': {name: 'Acme annual fee 2026', client: 'Acme Foods', start: '2026-01-01', end: '2026-12-31'},
} as const;

interface Line {
  name: string;
  /** EUR without tax, once. */
  value: number;
}

interface Estimate {
  name: string;
  project?: ProjectCode;
  /** Code of the contract that it prices; its lines are the projects of the contract then. */
  contract?: keyof typeof contracts;
  lines: readonly Line[];
  /** How often its lines repeat. */
  repetitions?: number;
  start?: string;
  end?: string;
}

/** Percentage of tax on all estimates, bills and credit notes. */
export const tax = 20;

export const estimates = {
  '2026-00004': {name: 'Acme annual fee 2026', contract: '2026/00003', lines: []},
  '2026-00014': {
    name: 'Spring campaign, second market',
    project: 'ACME0011',
    lines: [
      {name: 'Key visual', value: 12_000},
      {name: 'Landing page copy', value: 4500},
      {name: 'Banner production', value: 3500},
    ],
  },
  '2026-00016': {
    name: 'App support',
    project: 'CEDA0002',
    lines: [{name: 'App support', value: 1900}],
    repetitions: 6,
    start: '2027-01-01',
    end: '2027-06-30',
  },
} as const satisfies Record<string, Estimate>;

export type EstimateNumber = keyof typeof estimates;

/** An estimate with its optional parts. */
export const estimateOf = (number: EstimateNumber): Estimate => estimates[number];

interface Bill {
  estimate: EstimateNumber;
  client: string;
  /** Percentage of the estimate. */
  share: number;
  order: string;
  date: string;
  due: string;
  stage: 'New' | 'ToIntegrate' | 'Integrated';
  /** EUR with tax. */
  paid: number;
}

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
} as const satisfies Record<string, Bill>;

export const creditNotes = {
  '2026/00004': {estimate: '2026-00014', line: 'Key visual', newValue: 7500, stage: 'New'},
} as const;

interface Expense extends Line {
  project: ProjectCode;
  type: string;
}

/** The expense sheet of October 2026. */
export const expenseSheet = {
  person: 'producer' satisfies PersonName,
  /** EUR that the person got before. */
  advance: 50,
  lines: [
    {name: 'Train to the client', project: 'ACME0011', type: 'Travel', value: 68},
    {name: 'Taxi', project: 'ACME0011', type: 'Travel', value: 24.5},
    {name: 'Lunch with the client', project: 'ACME0012', type: 'Entertainment – Meals', value: 31.2},
  ] satisfies Expense[],
};
