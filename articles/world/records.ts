import {approvals, dueDates, ends, ids, stages} from './data';
import {spellingsOf} from './dates';
import {
  bills,
  contracts,
  creditNotes,
  estimateOf,
  estimates,
  expenseSheet,
  tax,
  type EstimateNumber,
} from './documents';
import {sum, type Answer, type Filters, type Measure} from './filters';

/** Fields of documents and jobs: `bill.due number:2026/00008`. */

/** @throws Error with what has a value, if this one has none */
function valueOf<Value>(values: Record<string, Value>, key: string | undefined, kind: string): Value {
  const value = values[key ?? ''];
  if (value === undefined) {
    throw new Error(`articles/world has no ${kind} of "${key ?? ''}". It has ${Object.keys(values).join(', ')}.`);
  }
  return value;
}

const withTax = (value: number): number => value * (1 + tax / 100);

/** What an estimate sells, or one of its lines; `once` without its repetitions. */
function estimated(number: EstimateNumber, line: string | undefined, times: 'once' | 'repeated'): number {
  const {lines, repetitions = 1} = estimateOf(number);
  const values = lines.filter(({name}) => line === undefined || name === line).map(({value}) => value);
  return sum(values) * (times === 'once' ? 1 : repetitions);
}

const billed = (filters: Filters): number => {
  const {estimate, share} = billIn(filters);
  return (estimated(estimate, filters.line, 'repeated') * share) / 100;
};

const billIn = ({number}: Filters) => valueOf<(typeof bills)[keyof typeof bills]>(bills, number, 'bill');
const creditIn = ({number}: Filters) =>
  valueOf<(typeof creditNotes)[keyof typeof creditNotes]>(creditNotes, number, 'credit note');
const contractIn = ({number}: Filters) =>
  valueOf<(typeof contracts)[keyof typeof contracts]>(contracts, number, 'contract');

function estimateIn({number}: Filters): EstimateNumber {
  valueOf<object>(estimates, number, 'estimate');
  return number as EstimateNumber;
}

/** EUR that remain of what a credit note lowers, and of its whole estimate. */
const credited = (filters: Filters): number => {
  const {estimate, line, newValue} = creditIn(filters);
  return estimated(estimate, line, 'repeated') - newValue;
};

const expenses = ({project, line}: Filters): number =>
  sum(
    expenseSheet.lines
      .filter(
        (item) => (project === undefined || item.project === project) && (line === undefined || item.name === line),
      )
      .map(({value}) => value),
  );

const ofBill = (of: (filters: Filters) => Answer): Measure => ({uses: ['number', 'line'], of});
const ofNumber = (of: (filters: Filters) => Answer): Measure => ({uses: ['number'], of});

export const recordMeasures = {
  'contract.start': ofNumber((filters) => spellingsOf(contractIn(filters).start)),
  'contract.end': ofNumber((filters) => spellingsOf(contractIn(filters).end)),
  'estimate.name': ofNumber((filters) => [estimateOf(estimateIn(filters)).name]),
  'estimate.once': ofBill((filters) => estimated(estimateIn(filters), filters.line, 'once')),
  'estimate.total': ofBill((filters) => estimated(estimateIn(filters), filters.line, 'repeated')),
  'estimate.withTax': ofBill((filters) => withTax(estimated(estimateIn(filters), filters.line, 'repeated'))),
  'bill.client': ofNumber((filters) => [billIn(filters).client]),
  'bill.order': ofNumber((filters) => [billIn(filters).order]),
  'bill.share': ofNumber((filters) => billIn(filters).share),
  'bill.stage': ofNumber((filters) => [billIn(filters).stage]),
  'bill.date': ofNumber((filters) => spellingsOf(billIn(filters).date)),
  'bill.due': ofNumber((filters) => spellingsOf(billIn(filters).due)),
  'bill.total': ofBill(billed),
  'bill.withTax': ofBill((filters) => withTax(billed(filters))),
  'bill.paid': ofNumber((filters) => billIn(filters).paid),
  'credit.stage': ofNumber((filters) => [creditIn(filters).stage]),
  'credit.value': ofNumber(credited),
  'credit.withTax': ofNumber((filters) => withTax(credited(filters))),
  /** What the whole estimate sells after the credit. */
  'credit.remains': ofNumber(
    (filters) => estimated(creditIn(filters).estimate, undefined, 'repeated') - credited(filters),
  ),
  expenses: {uses: ['project', 'line'], of: expenses},
  advance: {uses: [], of: () => expenseSheet.advance},
  balance: {uses: [], of: () => expenses({}) - expenseSheet.advance},
  stage: {uses: ['code'], of: ({code}) => [valueOf<string>(stages, code, 'stage')]},
  due: {uses: ['code'], of: ({code}) => spellingsOf(valueOf<string>(dueDates, code, 'due date'))},
  end: {uses: ['code'], of: ({code}) => spellingsOf(valueOf<string>(ends, code, 'last day'))},
  id: {uses: ['code'], of: ({code}) => [valueOf<string>(ids, code, 'id')]},
  /** The approver type of a client, and what an approver reads about it. */
  approval: {uses: ['client'], of: ({client}) => [...valueOf<readonly string[]>(approvals, client, 'approval')]},
} satisfies Record<string, Measure>;
